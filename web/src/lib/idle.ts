/** `data-idle` on <html> says that nothing moves and no picture is still to come: tests wait for it instead of for seconds. */

let held = 0;
let watching = false;
/** Between two looks, in milliseconds. */
const PAUSE = 40;

function moving(): boolean {
  if (held > 0) return true;
  if (typeof document.getAnimations !== "function") return false;
  return document.getAnimations().some((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return animation.playState === "running" && typeof end === "number" && Number.isFinite(end);
  });
}

/** `<img>`, or `<image>` in a drawing, of which not every browser can say when it is there. */
type Picture = Element & Partial<Pick<HTMLImageElement, "decode">>;

/** The address under which each picture has come, or has failed to. */
const come = new WeakMap<Picture, string>();

function addressOf(picture: Picture): string {
  return picture.getAttribute("src") ?? picture.getAttribute("href") ?? "";
}

/** The pictures that are not there yet. Those that wait until somebody scrolls to them are not waited for. */
function missing(): Picture[] {
  const all = document.querySelectorAll<Picture>("img:not([loading=lazy]), image");
  return [...all].filter((picture) => come.get(picture) !== addressOf(picture));
}

async function arrival(picture: Picture): Promise<void> {
  const address = addressOf(picture);
  await picture.decode?.().catch(() => {});
  come.set(picture, address);
}

/** Something may begin to move now: take the sign away until everything is still again. */
export function stir(): void {
  delete document.documentElement.dataset.idle;
  if (watching) return;
  watching = true;
  let still = 0;
  const look = (): void => {
    still = moving() ? 0 : still + 1;
    // Twice in a row: what an update starts shows only in a later frame. Only for that one is a frame asked for, since every frame is
    // painted; and not at once, since to ask what moves takes long.
    const again = (): void => void setTimeout(next, PAUSE);
    const next = (): void => {
      // A page that is gone meanwhile has no frames.
      if (typeof requestAnimationFrame !== "function") return;
      if (still) requestAnimationFrame(look);
      else look();
    };
    const awaited = still < 2 ? [] : missing();
    if (awaited.length) {
      // When they have come they are painted, as what an update starts.
      still = 0;
      void Promise.all(awaited.map(arrival)).then(again);
    } else if (still < 2) again();
    else {
      watching = false;
      document.documentElement.dataset.idle = "";
    }
  };
  requestAnimationFrame(look);
}

/** Something of our own is under way, such as a queue of animations; call what comes back when it is over. */
export function hold(): () => void {
  held += 1;
  stir();
  let over = false;
  return () => {
    if (!over) held -= 1;
    over = true;
  };
}

/** From now on, whatever the person does stirs the page. */
export function watchIdle(): void {
  for (const kind of ["pointerdown", "click", "keydown"]) addEventListener(kind, stir, { capture: true, passive: true });
  stir();
}
