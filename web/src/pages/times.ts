/** Lengths of time in words: for limits at a table, and for how long ago something happened. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Say = (key: string, args?: Record<string, unknown>) => string;

/** What a host can choose as the time for a choice, by tempo; 0 is no limit. */
export const TURN_TIMES = {
  live: [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE],
  days: [0, 12 * HOUR, DAY, 2 * DAY, 4 * DAY, 7 * DAY],
} as const;

/** After how long a bot keeps the seat of somebody absent; 0: when the host says so. */
export const ABSENT_TIMES = {
  live: [0, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE],
  days: [0, DAY, 2 * DAY, 4 * DAY, 7 * DAY],
} as const;

const UNITS = [
  [DAY, "days"],
  [HOUR, "hours"],
  [MINUTE, "minutes"],
] as const;

/** A length of time in its largest whole unit: 90 seconds stay seconds, 120 are two minutes. */
/** A day as one says it: "lunedì 16 novembre". */
export function dayOf(day: string, language: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(date);
}

export function duration(seconds: number, say: Say): string {
  for (const [unit, name] of UNITS) {
    if (seconds >= unit && seconds % unit === 0) return say(`new-time-${name}`, { count: seconds / unit });
  }
  return say("new-time-seconds", { count: seconds });
}

/** A length of time that is not round, in its largest unit: for how long a server has been up. */
export function roughly(seconds: number, say: Say): string {
  const unit = UNITS.find(([length]) => seconds >= 2 * length)?.[0] ?? 1;
  return duration(Math.floor(seconds / unit) * unit, say);
}

/** How long ago, as people say it: "5 minutes ago", "yesterday". Both in seconds since 1970. */
export function ago(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (passed < MINUTE) return format.format(0, "second");
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), "hour");
  if (passed < 30 * DAY) return format.format(-Math.floor(passed / DAY), "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);
}

/** A moment in full, as an administrator wants it. */
export function moment(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
