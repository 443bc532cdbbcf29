/**
 * What lies open over a page: the browser's way back closes it first. All of it together has one entry in the history, which
 * goes again when the last is closed; a page that is left meanwhile has its own entry, and nothing is taken from it.
 */

const open: (() => void)[] = [];
/** Whether the entry is there. */
let entry = false;
/** Whether we are on the way back from it ourselves. */
let leaving = false;

function ours(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true;
}

function settle(): void {
  if (leaving) return;
  if (open.length && !entry) {
    history.pushState({ layer: true }, "");
    entry = true;
  } else if (!open.length && entry) {
    entry = false;
    if (!ours()) return;
    leaving = true;
    history.back();
  }
}

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    settle();
  } else if (entry && !ours()) {
    entry = false;
    for (const close of open.splice(0)) close();
  }
});

/** Something opens that `close` closes; call what comes back when it is closed. */
export function layer(close: () => void): () => void {
  open.push(close);
  // One dialog that makes room for another is no reason to go back and forth.
  setTimeout(settle);
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    setTimeout(settle);
  };
}
