/** What this browser remembers of learning: which games were offered to be taught, so that nobody is asked twice. */

const PLACE = "tavolata-learning";

type Remembered = Record<string, "declined" | "begun">;

function read(): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Remembered) : {};
  } catch {
    return {};
  }
}

/** Whether nothing is remembered of this game: then a guided game may be offered. */
export function neverOffered(game: string): boolean {
  return read()[game] === undefined;
}

export function rememberOffer(game: string, answer: "declined" | "begun"): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...read(), [game]: answer }));
  } catch {
    // Without storage the offer is made again: it is small.
  }
}
