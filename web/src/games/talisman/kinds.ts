/** The kind of a card or space: SWORD3 is a SWORD, FIELDS1 are FIELDS. */
export function kindOf(code: string): string {
  return code.replace(/\d+$/, "");
}
