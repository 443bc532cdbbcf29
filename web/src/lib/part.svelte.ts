// Parts of the page that come when they are needed, over connections that break.

/** How long to wait before each further try; the last one again and again. */
export const WAITS = [1_000, 3_000, 9_000];

let late = $state(false);

/** Whether a part is missed for longer than a moment. */
export const isLate = (): boolean => late;

/** A part as `import` brings it. It never fails: whoever waits for it goes on waiting, and may load the page anew. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      const here = await load();
      late = false;
      return here;
    } catch {
      late ||= failed >= WAITS.length - 1;
      await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(failed, WAITS.length - 1)]));
      fetchStylesAgain();
    }
  }
}

/** What loads modules asks for their style sheets only once. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
}

/** Chromium has a sheet even for what never came, whose rules it shows to nobody. */
function hasRules(link: HTMLLinkElement): boolean {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}
