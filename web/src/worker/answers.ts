/** What the worker makes of what it is given; everything that can be looked at without one. */

import spoken from "virtual:worker-words";

/** What the server says when it is somebody's turn. Only this browser could read it. */
export interface Turn {
  title: string;
  body: string;
  /** The path of the table, or of one's tables. */
  url: string;
  tables: string[];
  /** What stops such messages, for each table one. */
  stops: string[];
  /** The word for that. */
  stop: string;
  language: string;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** The message in what arrived; null if it is none of ours. */
export function turnIn(data: unknown): Turn | null {
  if (typeof data !== "object" || data === null) return null;
  const { title, body, url, tables, stops, stop, language } = data as Record<string, unknown>;
  if (typeof title !== "string" || typeof body !== "string" || typeof stop !== "string" || typeof language !== "string") return null;
  // Nothing but a path of this server: it is opened when somebody taps.
  if (typeof url !== "string" || !/^\/(?!\/)/.test(url) || !isTexts(tables) || !isTexts(stops)) return null;
  return { title, body, url, tables, stops, stop, language };
}

/** Whether a page at this address shows one of these tables. */
export function shows(address: string, tables: readonly string[]): boolean {
  const [, first, table] = new URL(address).pathname.split("/");
  return first === "t" && tables.includes(table ?? "");
}

/** Parts of the page have a name that changes with what is in them: whatever is kept under it is right. */
export function isPart(address: URL, origin: string): boolean {
  return address.origin === origin && address.pathname.startsWith("/assets/");
}

/** Which program a page starts: "" if it is no page of ours. */
export function programOf(html: string): string {
  return /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? "";
}

/** The page for when the server is away. It is no program: it says so, and asks again. Nothing old is shown as if it were now. */
export function awayPage(languages: readonly string[]): string {
  const language = languages.map((one) => one.slice(0, 2)).find((one) => one in spoken) ?? "it";
  const word = (key: string): string => spoken[language]?.[key] ?? "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="10">
<title>Tavolata</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1.5rem; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; text-align: center; background: #f6f2ea; color: #241f17; }
h1 { margin: 0; font: 600 1.75rem/1.15 Georgia, serif; }
p { margin: 0; max-width: 32rem; }
a { display: inline-grid; place-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .625rem; background: #8c3b1f; color: #fffdf8; text-decoration: none; font-weight: 600; }
@media (prefers-color-scheme: dark) { body { background: #17150f; color: #f2ecdf; } a { background: #e79a6f; color: #21130b; } }
</style>
</head>
<body>
<main role="alert" style="display: contents">
<h1>${word("away-title")}</h1>
<p>${word("away-text")}</p>
<a href="">${word("away-again")}</a>
</main>
</body>
</html>
`;
}
