// Where everything lies on the drawn board, in units of the drawing: three rings around the Crown.

import { SPACES, spaceOf, type Space } from "./box.ts";

export const SIZE = 1000;
const OUTER_DEPTH = 134;
/** The Storm River between the Outer and the Middle Region. */
const RIVER = 34;
/** The wall around the Inner Region. */
const WALL = 20;

export const MIDDLE_EDGE = OUTER_DEPTH + RIVER;
const MIDDLE_CELL = (SIZE - 2 * MIDDLE_EDGE) / 5;
export const INNER_EDGE = MIDDLE_EDGE + MIDDLE_CELL + WALL;
const INNER_CELL = (SIZE - 2 * INNER_EDGE) / 3;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From where to where the cells of a row or column reach: 7 places in the outer ring, 5 in the middle, 3 within. */
function span(place: number, ring: number): [number, number] {
  if (ring === 0) {
    // The corners are as deep as the ring; the five between them share the rest.
    const between = (SIZE - 2 * OUTER_DEPTH) / 5;
    if (place === 0) return [0, OUTER_DEPTH];
    if (place === 6) return [SIZE - OUTER_DEPTH, SIZE];
    return [OUTER_DEPTH + (place - 1) * between, OUTER_DEPTH + place * between];
  }
  const [edge, cell] = ring === 1 ? [MIDDLE_EDGE, MIDDLE_CELL] : [INNER_EDGE, INNER_CELL];
  const at = edge + (place - ring) * cell;
  return [at, at + cell];
}

function ringOf(space: Space): number {
  return space.region === "outer" ? 0 : space.region === "middle" ? 1 : 2;
}

const PAD = 3;

export function boxOf(space: Space): Box {
  const ring = ringOf(space);
  const [top, bottom] = span(space.grid[0], ring);
  const [left, right] = span(space.grid[1], ring);
  return { x: left + PAD, y: top + PAD, width: right - left - 2 * PAD, height: bottom - top - 2 * PAD };
}

export function middleOf(key: string): { x: number; y: number } {
  const space = spaceOf(key);
  if (!space) return { x: SIZE / 2, y: SIZE / 2 };
  const { x, y, width, height } = boxOf(space);
  return { x: x + width / 2, y: y + height / 2 };
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest space in a direction, for the arrow keys; the same one if there is none. */
export function beside(key: string, arrow: string): string {
  const from = middleOf(key);
  const [dx, dy] = ARROWS[arrow] ?? [0, 0];
  let best = key;
  let least = Infinity;
  for (const other of SPACES) {
    const at = middleOf(other.key);
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 20 && cost < least) {
      least = cost;
      best = other.key;
    }
  }
  return best;
}

/** Where several things stand in a cell without covering each other: offsets from its middle. */
export function places(count: number, gap: number): { x: number; y: number }[] {
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const rows = Math.ceil(count / columns);
    return { x: ((at % columns) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * gap };
  });
}

/** Where the road goes from one space to the next: a point between them and how it lies there, in degrees. */
export function roads(): { x: number; y: number; turn: number }[] {
  const joined = (one: string, two: string): { x: number; y: number; turn: number } => {
    const [from, to] = [middleOf(one), middleOf(two)];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) };
  };
  const rings = (["outer", "middle", "inner"] as const).map((region) => SPACES.filter((space) => space.region === region && space.key !== "CROWN"));
  const around = rings.flatMap((ring) => ring.map((space, at) => joined(space.key, ring[(at + 1) % ring.length]!.key)));
  return [...around, joined("FIRE", "CROWN")];
}

/** A name in as few lines as fit, three at most, as even as they can be. */
export function lines(name: string, room: number): string[] {
  let best = [name];
  for (const cut of [...cuts(name.split(" "))]) {
    const [had, has] = [longest(best), longest(cut)];
    const better = cut.length > best.length ? had > room && has < had : cut.length === best.length && has < had;
    if (better) best = cut;
  }
  return best;
}

export function longest(parts: readonly string[]): number {
  return Math.max(...parts.map((part) => part.length));
}

/** All ways to break words into two lines, then into three. */
function* cuts(parts: string[]): Generator<string[]> {
  const from = (start: number, end?: number): string => parts.slice(start, end).join(" ");
  for (let one = 1; one < parts.length; one += 1) yield [from(0, one), from(one)];
  for (let one = 1; one < parts.length; one += 1) {
    for (let two = one + 1; two < parts.length; two += 1) yield [from(0, one), from(one, two), from(two)];
  }
}

// What is seen of the board: zoom and pan

export interface Glass {
  /** The middle of what is seen. */
  x: number;
  y: number;
  /** 1: the whole board. */
  zoom: number;
}

export const WHOLE: Glass = { x: SIZE / 2, y: SIZE / 2, zoom: 1 };
export const MOST_ZOOM = 4;

/** The board with a little room around it. */
export const EDGE = 14;
export const ALL = SIZE + 2 * EDGE;

/** A glass that shows nothing beyond the board, which hangs from the top of a window that is too high for it, so that it
 *  stays where it is whatever comes and goes below. `wide`: how much wider the window is than high. */
export function within(glass: Glass, wide = 1): Glass {
  const zoom = held(glass.zoom, wide);
  const { width, height } = sizeOf(zoom, wide);
  const hold = (value: number, room: number): number => Math.max(room / 2 - EDGE, Math.min(SIZE + EDGE - room / 2, value));
  return { x: width >= ALL ? SIZE / 2 : hold(glass.x, width), y: height >= ALL ? height / 2 - EDGE : hold(glass.y, height), zoom };
}

/** Near enough to see something of it, and at least as near as fills a low window from side to side. */
function held(zoom: number, wide: number): number {
  return Math.min(Math.max(MOST_ZOOM, wide), Math.max(1, zoom));
}

/** How much of the drawing a window shows. */
export function sizeOf(zoom: number, wide: number): { width: number; height: number } {
  const shorter = ALL / zoom;
  return wide >= 1 ? { width: shorter * wide, height: shorter } : { width: shorter, height: shorter / wide };
}

/** The nearest look at all these spaces in a window that the board fills from side to side. */
export function around(spaces: readonly string[], wide: number): Glass {
  const points = spaces.map(middleOf);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  for (let zoom = wide; zoom > 1; zoom -= 0.1) {
    const seen = sizeOf(zoom, wide);
    if (seen.width >= right - left + OUTER_DEPTH && seen.height >= bottom - top + OUTER_DEPTH) return { ...middle, zoom };
  }
  return WHOLE;
}

/** Nearer or farther, so that a point of the drawing stays where it is. */
export function zoomAt(glass: Glass, factor: number, at: { x: number; y: number }, wide = 1): Glass {
  const zoom = held(glass.zoom * factor, wide);
  const ratio = glass.zoom / zoom;
  return within({ x: at.x + (glass.x - at.x) * ratio, y: at.y + (glass.y - at.y) * ratio, zoom }, wide);
}
