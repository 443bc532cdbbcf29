/** What came anew, with every part that is as before being the very one of before: whatever hangs on such a part has nothing to do. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    fresh[name] = shared(old[name], fresh[name]);
    // A part that only one of them has is no part that both have, whatever it is.
    same &&= Object.is(old[name], fresh[name]) && name in old;
  }
  return same ? (before as T) : now;
}
