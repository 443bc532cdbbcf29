/** The daily challenges played in this browser: the result of each day, the best, and how many days in a row. */

const PLACE = "tavolata-daily";
const MOST_DAYS = 400;
const DAY = 24 * 3600 * 1000;

interface Kept {
  game: string;
  day: string;
  score: number;
}

export interface DailyStanding {
  /** The best result of the day; null: not played yet. */
  today: number | null;
  /** The best of all days; null: never played. */
  best: number | null;
  /** Days in a row, up to today, or up to yesterday while today is still to come. */
  streak: number;
}

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).filter((one) => typeof one?.day === "string" && typeof one.score === "number") : [];
  } catch {
    return [];
  }
}

/** A challenge is over: of several tries on one day the best counts. */
export function playedDaily(game: string, day: string, score: number): void {
  const kept = read();
  const known = kept.find((one) => one.game === game && one.day === day);
  if (known && known.score >= score) return;
  const others = kept.filter((one) => one !== known);
  const latest = [{ game, day, score }, ...others].sort((a, b) => b.day.localeCompare(a.day)).slice(0, MOST_DAYS);
  try {
    localStorage.setItem(PLACE, JSON.stringify(latest));
  } catch {
    // Without storage the challenge can be played all the same.
  }
}

function before(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);
}

export function dailyStanding(game: string, day: string): DailyStanding {
  const scores = new Map(read().filter((one) => one.game === game).map((one) => [one.day, one.score]));
  let streak = 0;
  for (let at = scores.has(day) ? day : before(day); scores.has(at); at = before(at)) streak += 1;
  const all = [...scores.values()];
  return { today: scores.get(day) ?? null, best: all.length ? Math.max(...all) : null, streak };
}
