// The stages of a table are half of what it weighs, and come when the first of them is needed.

type Stages = typeof import("./stages.ts");

let arrived = $state.raw<Stages | null>(null);
let coming: Promise<void> | null = null;

/** Bring them; after a failure whoever asks next tries again. */
export function bringStages(): Promise<void> {
  coming ??= import("./stages.ts").then(
    (module) => void (arrived = module),
    (failure: unknown) => {
      coming = null;
      throw failure;
    },
  );
  return coming;
}

/** The stages; null before they have arrived. */
export function stages(): Stages | null {
  return arrived;
}
