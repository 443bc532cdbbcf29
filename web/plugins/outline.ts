/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The flags of an arc may stand without a space between them. */
const FLAG = /[\s,]*([01])/y;

function numbers(text: string, arc: boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = arc && (found.length % 7 === 3 || found.length % 7 === 4) ? FLAG : NUMBER;
    kind.lastIndex = at;
    const match = kind.exec(text);
    if (!match) break;
    found.push(Number(match[1]));
    at = kind.lastIndex;
  }
  return found;
}

function written(values: number[]): string {
  return values.map((value, at) => (at && value >= 0 ? ` ${value}` : String(value))).join("");
}

/**
 * A path of a drawing 512 units wide in whole units: half as long, and on a screen the same. Every point is rounded where it
 * lies, not step by step, so that no error grows along the way. `size`: how many units wide it shall be.
 */
export function inWholeUnits(path: string, size = 512): string {
  const scale = size / 512;
  // Where the pen is, and where it is in whole units; where the figure began, both ways.
  let [x, y, wholeX, wholeY] = [0, 0, 0, 0];
  let start: [number, number, number, number] = [0, 0, 0, 0];
  let drawn = "";
  let last = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    if (kind === "Z") {
      drawn += "z";
      last = "z";
      [x, y, wholeX, wholeY] = start;
      continue;
    }
    const takes = TAKES[kind];
    const given = numbers(rest, kind === "A");
    if (!takes || given.length % takes) throw new Error(`cannot read the path ${command}${rest}`);
    for (let at = 0; at < given.length; at += takes) {
      const part = given.slice(at, at + takes);
      const [fromX, fromY] = [x, y];
      /** The step to a coordinate from where the pen is in whole units. */
      const across = (value: number): number => Math.round((x = relative ? fromX + value * scale : value * scale)) - wholeX;
      const down = (value: number): number => Math.round((y = relative ? fromY + value * scale : value * scale)) - wholeY;
      let steps: number[];
      if (kind === "H") steps = [across(part[0]!)];
      else if (kind === "V") steps = [down(part[0]!)];
      else if (kind === "A") {
        const [width, height, tilt, large, sweep, endX, endY] = part as [number, number, number, number, number, number, number];
        steps = [Math.round(width * scale * 10) / 10, Math.round(height * scale * 10) / 10, Math.round(tilt), large, sweep, across(endX), down(endY)];
      } else steps = part.map((value, place) => (place % 2 ? down(value) : across(value)));
      // After the first point, a move draws lines.
      const letter = kind === "M" && at ? "l" : kind.toLowerCase();
      // A command that goes on is not named again; after a move it would be lines.
      drawn += (letter !== last ? letter : steps[0]! < 0 ? "" : " ") + written(steps);
      last = letter === "m" ? "l" : letter;
      [wholeX, wholeY] = [Math.round(x), Math.round(y)];
      if (kind === "M" && !at) start = [x, y, wholeX, wholeY];
    }
  }
  return drawn;
}
