/** What this browser has understood and need not be told again: by game and question, as "indy/lay". */

const PLACE = "tavolata-learnt";

function recall(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    // Private windows may refuse storage: then it is told again, and everything works.
    return new Set();
  }
}

export function knows(key: string): boolean {
  return recall().has(key);
}

export function learnt(key: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...recall().add(key)]));
  } catch {
    // As above.
  }
}
