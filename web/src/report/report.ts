/** A report from the lab: draws the charts that stand in the page as data, in the theme of the device, and again when that changes. */
import type { View } from "vega";
import { draw, type Theme } from "./charts.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");
const drawn = new Map<HTMLElement, View>();

const tip = document.createElement("div");
tip.className = "tip";
tip.hidden = true;
tip.setAttribute("aria-hidden", "true");
document.body.append(tip);

function show(text: string, at: MouseEvent): void {
  tip.textContent = text;
  tip.hidden = !text;
  if (!text) return;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(at.clientX + 14, innerWidth - width - 8))}px`;
  tip.style.top = `${at.clientY - height - 12 < 0 ? at.clientY + 18 : at.clientY - height - 12}px`;
}

/** Only what can be seen is drawn: the other language has no width. */
async function drawAll(theme: Theme): Promise<void> {
  tip.hidden = true;
  for (const place of document.querySelectorAll<HTMLElement>(".chart")) {
    const spec = place.parentElement?.querySelector("script")?.textContent;
    if (!spec || !place.clientWidth) continue;
    drawn.get(place)?.finalize();
    drawn.set(place, await draw(place, JSON.parse(spec) as Record<string, unknown>, theme, show));
  }
  document.documentElement.dataset.drawn = theme;
}

/** One after the other, and the last wish counts. */
let wish = Promise.resolve();
const anew = (theme: Theme = dark.matches ? "dark" : "light"): void => {
  wish = wish.then(() => drawAll(theme));
};

let width = innerWidth;
let soon = 0;
addEventListener("resize", () => {
  if (innerWidth === width) return;
  width = innerWidth;
  clearTimeout(soon);
  soon = setTimeout(anew, 150) as unknown as number;
});
dark.addEventListener("change", () => anew());

/** Behind a server a run that is played grows: what is new takes the place of what was there, without moving the reader. */
async function grow(progress: string): Promise<void> {
  let shown = -1;
  for (;;) {
    await new Promise((later) => setTimeout(later, 2000));
    const told = await fetch(progress, { credentials: "same-origin" }).catch(() => null);
    if (told && !told.ok) return;
    const run = (await told?.json().catch(() => null)) as { games: number; playing: boolean } | null;
    if (!run) continue;
    if (run.games !== shown || !run.playing) {
      const page = await fetch(location.href, { credentials: "same-origin" }).catch(() => null);
      const next = page?.ok ? new DOMParser().parseFromString(await page.text(), "text/html") : null;
      if (next?.querySelector("main")) {
        shown = run.games;
        await replace(next);
      }
    }
    if (!run.playing) return;
  }
}

/** Charts that are there stay in sight until the new ones are drawn over them. */
async function replace(next: Document): Promise<void> {
  const { scrollX, scrollY } = window;
  const focus = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.getAttribute("href") : null;
  for (const view of drawn.values()) view.finalize();
  drawn.clear();
  for (const main of document.querySelectorAll("main")) {
    const found = next.querySelector(`main[lang=${main.lang}]`);
    if (!found) continue;
    const heights = [...main.querySelectorAll<HTMLElement>(".chart")].map((chart) => chart.offsetHeight);
    main.replaceChildren(...found.childNodes);
    main.querySelectorAll<HTMLElement>(".chart").forEach((chart, place) => (chart.style.minHeight = `${heights[place] ?? 0}px`));
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")].filter((link) => link.offsetWidth);
  if (focus) links.find((link) => link.getAttribute("href") === focus)?.focus({ preventScroll: true });
  scrollTo(scrollX, scrollY);
  anew();
  await wish;
}

if (document.documentElement.dataset.grows) void grow(document.documentElement.dataset.grows);
for (const choice of document.querySelectorAll<HTMLInputElement>("input[name=language]"))
  choice.addEventListener("change", () => {
    document.documentElement.lang = choice.value;
    anew();
  });
// Paper is white.
addEventListener("beforeprint", () => anew("light"));
addEventListener("afterprint", () => anew());
anew();
