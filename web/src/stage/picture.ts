/** The picture of a finished game, drawn in this browser: its cover, who won, the ranking, the curve. Only what everybody at the table saw. */

import type { SeatInfo } from "../lib/wire.ts";
import { SHAPES } from "../parts/Token.svelte";
import { ticks, type Point } from "./curve.ts";

export interface Shown {
  game: string;
  title: string;
  measure: string;
  ranking: { seat: SeatInfo; place: string; score: string; first: boolean }[];
  /** Who has a line, in the order of the figures; of a team nobody. */
  seats: SeatInfo[];
  points: Point[];
  day: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const MOST_ROWS = 6;
/** More rows than these are lower ones: the curve needs its place. */
const HIGH_ROWS = 4;
/** The part of the picture of a link that shows the cover of the game: what stands below is its name. */
const COVER = { width: 1200, height: 466 };
const BAND = Math.round((COVER.height * WIDTH) / COVER.width);

/** What a colour of the page is now, by day or by night: a canvas knows no custom properties. */
function paints(near: HTMLElement): (colour: string) => string {
  const probe = document.createElement("span");
  probe.hidden = true;
  near.append(probe);
  const known = new Map<string, string>();
  queueMicrotask(() => probe.remove());
  return (colour) => {
    let found = known.get(colour);
    if (!found) {
      probe.style.color = `var(--${colour})`;
      known.set(colour, (found = getComputedStyle(probe).color));
    }
    return found;
  };
}

/** The largest letters up to a size in which a text fits, on one line. */
function fitted(draw: CanvasRenderingContext2D, text: string, font: (size: number) => string, size: number, width: number): number {
  for (let tried = size; tried > 20; tried -= 2) {
    draw.font = font(tried);
    if (draw.measureText(text).width <= width) return tried;
  }
  return 20;
}

/** A title over at most three lines, broken between words. */
function broken(draw: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && draw.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

function sign(draw: CanvasRenderingContext2D, seat: SeatInfo, x: number, y: number, size: number, paint: (colour: string) => string): void {
  draw.save();
  draw.translate(x - size / 2, y - size / 2);
  draw.scale(size / 24, size / 24);
  const shape = new Path2D(SHAPES[seat.shape]);
  draw.fillStyle = paint(`seat-${seat.colour}`);
  draw.fill(shape);
  draw.restore();
}

/** The cover of a game, as messengers show it. */
export async function coverOf(game: string): Promise<HTMLImageElement> {
  const cover = new Image();
  cover.src = `/previews/${game}.png`;
  await cover.decode();
  return cover;
}

/** Draw it; `near` stands where the colours of the game hold. */
export function paintPicture(canvas: HTMLCanvasElement, shown: Shown, cover: HTMLImageElement, near: HTMLElement): void {
  const draw = canvas.getContext("2d");
  if (!draw) throw new Error("no canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = paints(near);
  const style = getComputedStyle(near);
  const display = style.getPropertyValue("--display") || "serif";
  const sans = style.fontFamily || "sans-serif";
  const inner = WIDTH - 2 * EDGE;

  draw.fillStyle = paint("paper");
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.drawImage(cover, 0, 0, COVER.width, COVER.height, 0, 0, WIDTH, BAND);
  draw.fillStyle = paint("accent");
  draw.fillRect(0, BAND, WIDTH, 12);
  draw.textBaseline = "alphabetic";

  draw.fillStyle = paint("ink-soft");
  draw.font = `400 34px ${sans}`;
  draw.fillText(shown.game, EDGE, BAND + 66);
  draw.textAlign = "right";
  draw.fillText(shown.day, WIDTH - EDGE, BAND + 66);
  draw.textAlign = "left";

  draw.fillStyle = paint("ink");
  draw.font = `600 76px ${display}`;
  let rows = broken(draw, shown.title, inner);
  let size = 76;
  if (rows.length > 2) {
    draw.font = `600 ${(size = 52)}px ${display}`;
    rows = broken(draw, shown.title, inner).slice(0, 3);
  }
  let y = BAND + 80;
  for (const row of rows) {
    size = fitted(draw, row, (tried) => `600 ${tried}px ${display}`, size, inner);
    y += size * 1.12;
    draw.fillText(row, EDGE, y);
  }

  y += 32;
  const high = shown.ranking.length > HIGH_ROWS ? 50 : 62;
  for (const one of shown.ranking.slice(0, MOST_ROWS)) {
    draw.fillStyle = one.first ? paint("accent-soft") : paint("surface");
    draw.beginPath();
    draw.roundRect(EDGE, y, inner, high, 14);
    draw.fill();
    const middle = y + high / 2;
    draw.textBaseline = "middle";
    draw.fillStyle = paint("ink");
    draw.font = `600 30px ${display}`;
    draw.fillText(one.place, EDGE + 22, middle + 1);
    sign(draw, one.seat, EDGE + 110, middle, 34, paint);
    draw.textAlign = "right";
    draw.font = `400 28px ${sans}`;
    const scoreWidth = one.score ? draw.measureText(one.score).width + 40 : 20;
    draw.fillStyle = paint("ink-soft");
    draw.fillText(one.score, WIDTH - EDGE - 22, middle + 1);
    draw.textAlign = "left";
    draw.fillStyle = paint("ink");
    fitted(draw, one.seat.name, (tried) => `600 ${tried}px ${sans}`, 32, inner - 150 - scoreWidth);
    draw.fillText(one.seat.name, EDGE + 144, middle + 1);
    draw.textBaseline = "alphabetic";
    y += high + 8;
  }

  curve(draw, shown, { left: EDGE, top: y + 72, right: WIDTH - EDGE, bottom: HEIGHT - 110 }, paint, sans);
  draw.fillStyle = paint("accent");
  draw.font = `600 36px ${display}`;
  draw.fillText("Tavolata", EDGE, HEIGHT - 44);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function curve(draw: CanvasRenderingContext2D, shown: Shown, box: Box, paint: (colour: string) => string, sans: string): void {
  const { points, seats } = shown;
  if (points.length < 2 || box.bottom - box.top < 110) return;
  const all = points.flatMap((point) => point.values);
  const scale = ticks(Math.min(0, ...all), Math.max(1, ...all));
  const left = box.left + 56;
  const right = box.right - 24;
  const x = (place: number): number => left + (place / (points.length - 1)) * (right - left);
  const y = (value: number): number => box.bottom - ((value - scale[0]!) / (scale.at(-1)! - scale[0]!)) * (box.bottom - box.top);
  draw.fillStyle = paint("ink-soft");
  draw.font = `400 26px ${sans}`;
  draw.fillText(shown.measure, box.left, box.top - 34);
  draw.lineWidth = 2;
  draw.strokeStyle = paint("line");
  for (const value of scale) {
    draw.beginPath();
    draw.moveTo(left, y(value));
    draw.lineTo(right, y(value));
    draw.stroke();
    draw.fillText(value.toLocaleString(document.documentElement.lang), box.left, y(value) + 9);
  }
  draw.lineWidth = 6;
  draw.lineJoin = draw.lineCap = "round";
  points[0]!.values.forEach((_, line) => {
    const aside = (line - (points[0]!.values.length - 1) / 2) * 5;
    const seat = seats[line];
    draw.strokeStyle = paint(seat ? `seat-${seat.colour}` : "accent");
    draw.beginPath();
    points.forEach((point, place) => draw.lineTo(x(place), y(point.values[line]!) + aside));
    draw.stroke();
    if (seat) sign(draw, seat, right, y(points.at(-1)!.values[line]!) + aside, 34, paint);
  });
}

/** The picture as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], `${name}.png`, { type: "image/png" })) : reject(new Error("no picture"))), "image/png");
  });
}
