import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { filesBeside, icons } from "./beside.ts";
import { byNight, GROUNDS, mixed, type Paint, PAINTS } from "./grounds.ts";
import { inWholeUnits } from "./outline.ts";

const GAME = resolve(import.meta.dirname, "../src/games/talisman");
const BOX = resolve(import.meta.dirname, "../../src/tavolata/games/talisman/box/data");

type Named = Record<string, string>;

/** Which drawing is on which card, creature, character and space. */
export interface Faces {
  cards: Named;
  creatures: Named;
  characters: Named;
  spaces: Named;
}

interface Component {
  key: string;
  type?: string;
  kind?: string;
  alignment?: string;
  region?: string;
  terrain?: string;
}

function read<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(resolve(folder, file), "utf-8")) as T;
}

/** Everything of the box that has a face: whose list it is in, and the ground it stands on. */
function grounds(): [keyof Faces, string, string][] {
  const parts = (file: string): Component[] => read<Component[]>(BOX, `${file}.json`);
  const enemy = (kind?: string): string => kind || "monster";
  return [
    ...parts("adventure").map(({ key, type, kind }) => ["cards", key, type === "enemy" ? enemy(kind) : type!] as [keyof Faces, string, string]),
    ...parts("spells").map(({ key }) => ["cards", key, "spell"] as [keyof Faces, string, string]),
    ...parts("creatures").map(({ key, kind }) => ["creatures", key, enemy(kind)] as [keyof Faces, string, string]),
    ...parts("characters").map(({ key, alignment }) => ["characters", key, alignment!] as [keyof Faces, string, string]),
    ["characters", "TOAD", "marsh"],
    ...parts("spaces").map(({ key, region, terrain }) => ["spaces", key, key === "CROWN" ? "crown" : terrain || region!] as [keyof Faces, string, string]),
  ];
}

/** How large a figure stands in a picture 120 wide, and how high. A space has its name below. */
const STANDS = { card: { size: 78, top: 17 }, space: { size: 70, top: 10 } };

/** One figure in its land: dark, lit from above, with a rim of light. */
function composed(path: string, ground: string, paint: Paint, place: { size: number; top: number }, mirrored: boolean): string {
  const land = GROUNDS[ground];
  if (!land) throw new Error(`there is no ground called ${ground}`);
  const { size, top } = place;
  const left = (120 - size) / 2;
  const turned = mirrored ? ' transform="matrix(-1 0 0 1 120 0)"' : "";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">' +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${paint.main}"/><stop offset=".75" stop-color="${paint.deep}"/></linearGradient>` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${paint.sky}"/><stop offset="1" stop-color="${mixed(paint.sky, paint.glow, 0.55)}"/></linearGradient>` +
    '<rect width="120" height="120" fill="url(#s)"/>' +
    `<g${turned}>${land.behind(paint)}</g>` +
    `<ellipse cx="60" cy="${top + size + 1}" rx="${size / 2.3}" ry="4" opacity=".3"/>` +
    `<path transform="translate(${left} ${top})scale(${(size / 512).toFixed(4)})" fill="url(#g)" stroke="${paint.glow}" stroke-width="24" stroke-linejoin="round" paint-order="stroke" d="${path}"/>` +
    `<g${turned}>${land.before(paint)}</g>` +
    "</svg>"
  );
}

/** Every face as a file of its own: `cards-DRAGON`; of a space one by day and one by night. */
export function faces(): Map<string, string> {
  const named = read<Faces>(GAME, "faces.json");
  const plain = icons("game-icons");
  const found = new Map<string, string>();
  for (const [list, key, ground] of grounds()) {
    const name = named[list][key] ?? "";
    const path = /\sd="([^"]+)"/.exec(plain[name]?.body ?? "")?.[1];
    if (!path) throw new Error(`${key} of Talisman's ${list} has no drawing called "${name}"`);
    const paint = PAINTS[ground];
    if (!paint) throw new Error(`there are no paints for ${ground}`);
    const outline = inWholeUnits(path);
    const mirrored = Number(/\d$/.exec(key)?.[0] ?? 0) % 2 === 0;
    const place = list === "spaces" ? STANDS.space : STANDS.card;
    found.set(`${list}-${key}`, composed(outline, ground, paint, place, mirrored));
    if (list === "spaces") found.set(`${list}-${key}-night`, composed(outline, ground, byNight(paint), place, mirrored));
  }
  return found;
}

/** The faces of Talisman's cards, characters and spaces, as files beside the page. */
export function talismanFaces(): Plugin {
  return filesBeside("faces", faces);
}
