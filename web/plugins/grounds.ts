// The lands behind the figures of Talisman: what lies behind a figure and what stands before its feet, in a picture 120 by 120.

/** The paints of a ground: its main tone, its darkest, what lies far away, the sky, and the light in it. */
export interface Paint {
  main: string;
  deep: string;
  far: string;
  sky: string;
  glow: string;
  /** The disc behind a figure, if it is not the light itself. */
  disc?: string;
}

export const PAINTS: Record<string, Paint> = {
  event: { main: "#5b3f9e", deep: "#22124f", far: "#8a6fc4", sky: "#b9a3e3", glow: "#fbe9c0" },
  animal: { main: "#3f7d45", deep: "#143a22", far: "#86b06d", sky: "#cfe0a8", glow: "#f8f3c9" },
  dragon: { main: "#b5351d", deep: "#4a0d0a", far: "#d96a33", sky: "#f0a25a", glow: "#ffe2a3" },
  monster: { main: "#9a5a26", deep: "#41200c", far: "#c98d4e", sky: "#ecc58c", glow: "#fbeac4" },
  spirit: { main: "#2f6f7d", deep: "#0e2c3d", far: "#6c9fa8", sky: "#a9c9cb", glow: "#eef7ea" },
  stranger: { main: "#2c679b", deep: "#10305a", far: "#7fabc9", sky: "#f1cfa6", glow: "#fdf1cf" },
  follower: { main: "#4d8433", deep: "#1d3f14", far: "#a3c46a", sky: "#c5e3ee", glow: "#fdf6cf" },
  magic: { main: "#a8741a", deep: "#3d2406", far: "#d9a94b", sky: "#6d4a7c", glow: "#fff0bd" },
  object: { main: "#7d5a3a", deep: "#35230f", far: "#b39064", sky: "#d9bd8e", glow: "#f8eccf" },
  place: { main: "#1d7f7c", deep: "#07393d", far: "#69b3a6", sky: "#c8e6dc", glow: "#f5f5d5" },
  spell: { main: "#4a45b3", deep: "#1a1552", far: "#6f68cf", sky: "#2c2470", glow: "#d9dcff" },
  good: { main: "#b58a1f", deep: "#4b3306", far: "#8db6d9", sky: "#cfe5f5", glow: "#fff6d6" },
  neutral: { main: "#4c7a52", deep: "#17352a", far: "#9bbf8e", sky: "#dfe8c6", glow: "#fbf7da" },
  evil: { main: "#8f2338", deep: "#36071b", far: "#a85a6a", sky: "#d99a96", glow: "#fbdcc4" },
  marsh: { main: "#5d8a2c", deep: "#203a0c", far: "#92ad55", sky: "#cfd9a0", glow: "#f4f4cb" },
  fields: { main: "#c08a1a", deep: "#5a3506", far: "#e0bd52", sky: "#cfe6ee", glow: "#fff5cc" },
  plains: { main: "#8a9a35", deep: "#3a450f", far: "#c0c96b", sky: "#d5eaf0", glow: "#fbf8d3" },
  woods: { main: "#3d7f47", deep: "#12391f", far: "#7fae6c", sky: "#cbe3c0", glow: "#f6f6d2" },
  hills: { main: "#a06f3a", deep: "#48290d", far: "#c9a56c", sky: "#e2e3cf", glow: "#fdf3d6" },
  runes: { main: "#6a5bb0", deep: "#271c5c", far: "#9c90d0", sky: "#d3cdec", glow: "#f6f1fb" },
  desert: { main: "#cf7f2a", deep: "#6b320a", far: "#e8b45f", sky: "#f7dca4", glow: "#fff4d3" },
  outer: { main: "#8a5a3c", deep: "#3c1f10", far: "#b7b27c", sky: "#d6e6e4", glow: "#fdf4dc" },
  middle: { main: "#9c4a3c", deep: "#451410", far: "#c98f77", sky: "#eec9ab", glow: "#fdeed6" },
  inner: { main: "#7a3f86", deep: "#2c0f3a", far: "#a574ab", sky: "#d3b0d0", glow: "#fbe6e6" },
  crown: { main: "#c8860d", deep: "#5a3300", far: "#e9b840", sky: "#f9dd86", glow: "#fffbe0" },
};

/** A colour between two, `part` of the way to the second. */
export function mixed(one: string, two: string, part: number): string {
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [from, to] = [parts(one), parts(two)];
  return `#${from.map((value, at) => Math.round(value + (to[at]! - value) * part).toString(16).padStart(2, "0")).join("")}`;
}

/** The same land by night: the moon for the sun, and everything deep in blue but the rim of light. */
export function byNight(paint: Paint): Paint {
  const NIGHT = "#0a1640";
  return {
    main: mixed(paint.main, NIGHT, 0.3),
    deep: mixed(paint.deep, NIGHT, 0.5),
    far: mixed(paint.far, NIGHT, 0.5),
    sky: mixed(mixed(paint.sky, paint.main, 0.35), NIGHT, 0.66),
    glow: mixed(paint.glow, "#aebfff", 0.3),
    disc: mixed(mixed(paint.glow, "#aebfff", 0.5), mixed(paint.far, NIGHT, 0.5), 0.6),
  };
}

export interface Land {
  behind: (paint: Paint) => string;
  before: (paint: Paint) => string;
}

const shape = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const light = (paint: Paint, x = 60, y = 54, r = 42): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 9}" fill="${paint.disc ?? paint.glow}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${paint.disc ?? paint.glow}"/>`;
const stars = (paint: Paint): string =>
  shape("M14 16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM104 26l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2zM96 8l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1zM10 62l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1z", paint.glow);
const rays = (paint: Paint): string =>
  Array.from({ length: 16 }, (_, at) => line("M60 54V-30", paint.glow, 3, ` opacity=".3" transform="rotate(${at * 22.5} 60 54)"`)).join("");

const MEADOW = "M0 108Q30 98 62 106T120 102V120H0Z";

/** By kind of card, alignment, terrain or region. */
export const GROUNDS: Record<string, Land> = {
  event: {
    behind: (p) => stars(p) + light(p) + shape("M-6 88Q8 74 22 82 30 66 48 76 62 62 76 76 92 68 100 80 114 76 126 88V120H-6Z", p.far),
    before: (p) => shape("M-6 110Q10 96 26 104 44 92 60 103 78 92 94 104 110 97 126 108V124H-6Z", p.main) + shape("M-6 118Q20 108 46 114T126 112V124H-6Z", p.deep, ' opacity=".5"'),
  },
  animal: {
    behind: (p) => light(p) + shape("M0 90 9 62 16 80 25 46 35 80 42 66 50 88 74 90 83 64 90 80 99 48 109 82 114 70 120 88V120H0Z", p.far),
    before: (p) => shape(MEADOW, p.main) + line("M8 112l3-9M13 113l1-10M18 112l4-8M96 110l2-9M102 110v-10M108 111l4-9", p.deep, 2) + shape("M0 116Q40 108 120 113V120H0Z", p.deep, ' opacity=".45"'),
  },
  dragon: {
    behind: (p) => light(p) + shape("M0 92 16 70 24 80 40 40 50 44 58 38 76 82 88 62 96 76 108 56 120 84V120H0Z", p.far) + line("M44 42q4 14 0 26t4 22M54 41q-2 12 2 20", p.glow, 3, ' opacity=".7"'),
    before: (p) => shape("M0 104 14 98 22 108 38 96 50 108 68 100 84 110 98 96 110 106 120 98V120H0Z", p.main) + shape("M0 114 20 108 44 116 70 109 96 116 120 110V120H0Z", p.deep, ' opacity=".6"'),
  },
  monster: {
    behind: (p) => light(p) + shape("M0 92H16L21 62H42L46 84H58L62 92H82L87 70H104L109 92H120V120H0Z", p.far),
    before: (p) => shape("M0 120V101l5-7 5 7v-3l5-7 5 7v8h80v-8l5-7 5 7v3l5-7 5 7v19z", p.main) + shape("M0 112Q30 104 62 110T120 107V120H0Z", p.deep, ' opacity=".55"'),
  },
  spirit: {
    behind: (p) => stars(p) + light(p) + shape("M0 98Q24 84 52 94T120 88V120H0Z", p.far) + shape("M10 100V84a7 7 0 0 1 14 0v16zM98 98V80h-5v-5h5v-6h5v6h5v5h-5v18z", p.main),
    before: (p) => line("M-6 106Q14 98 34 106T76 106 126 102M-6 116Q18 109 42 116T90 116 126 112", p.glow, 5, ' opacity=".55"'),
  },
  stranger: {
    behind: (p) => light(p) + shape("M0 92Q22 76 46 88T96 82 120 86V120H0Z", p.far) + shape("M92 90V76l11-10 11 10v14zM106 66v-9h4v12z", p.main) + shape("M101 82h5v8h-5z", p.glow),
    before: (p) => shape(MEADOW, p.main) + shape("M46 120Q60 108 54 104L64 103Q74 110 74 120Z", p.glow, ' opacity=".75"'),
  },
  follower: {
    behind: (p) => light(p) + shape("M0 94Q30 70 60 86T120 78V120H0Z", p.far) + shape("M12 88a9 11 0 1 1 4 0v9h-4zM106 80a7 9 0 1 1 4 0v8h-4z", p.main),
    before: (p) => shape(MEADOW, p.main) + `<g fill="${p.glow}"><circle cx="14" cy="110" r="2"/><circle cx="26" cy="113" r="1.6"/><circle cx="98" cy="109" r="2"/><circle cx="109" cy="113" r="1.6"/></g>`,
  },
  magic: {
    behind: (p) => rays(p) + light(p) + shape("M0 120V34h10V24H0V14h22v10H12v10h4v86zM120 120V34h-10V24h10V14H98v10h10v10h-4v86z", p.far),
    before: (p) => shape("M20 106h80l6 7v7H14v-7z", p.main) + shape("M26 100h68l6 6H20z", p.far) + line("M26 113h68", p.glow, 2, ' stroke-dasharray="3 6"'),
  },
  object: {
    behind: (p) => shape("M0 0h120v120H0z", p.far, ' opacity=".35"') + shape("M18 104V50a42 42 0 0 1 84 0v54z", p.glow) + line("M18 104V50a42 42 0 0 1 84 0v54", p.main, 5) + line("M60 8v96M18 56h84", p.far, 2, ' opacity=".5"'),
    before: (p) => shape("M-2 103h124v17H-2z", p.main) + line("M-2 104.500h124", p.glow, 2, ' opacity=".7"') + line("M18 111h30M60 115h40", p.deep, 2, ' opacity=".6"'),
  },
  place: {
    behind: (p) => light(p) + shape("M0 86 20 58 34 76 52 50 70 78 88 54 104 76 120 64V120H0Z", p.far) + shape("M52 50 44 62l6-2 4 4 5-4zM88 54l-7 10 6-2 4 3 4-2z", p.glow),
    before: (p) => shape("M-10 106Q0 99 10 106T30 106 50 106 70 106 90 106 110 106 130 106V120H-10Z", p.main) + line("M6 114q6-5 12 0t12 0M60 115q6-5 12 0t12 0M96 113q6-5 12 0", p.glow, 2, ' opacity=".7"'),
  },
  spell: {
    behind: (p) => stars(p) + light(p, 60, 56, 40) + `<g fill="none" stroke="${p.far}"><circle cx="60" cy="56" r="52" stroke-width="2.5"/><circle cx="60" cy="56" r="47" stroke-width="3" stroke-dasharray="3 7"/></g>` + line("M60 4 105 82H15ZM60 108 15 30h90Z", p.far, 1.5, ' opacity=".6"'),
    before: (p) => line("M-4 104q12-10 22-2t20 0 20-2 24 2 20-2 22 2M-4 114q14-9 26-1t24-1 26 1 26-2 26 2", p.far, 4, ' opacity=".8"'),
  },
  good: {
    behind: (p) => light(p) + shape("M4 100V58h4v4h4v-4h4v4h4v-4h4v42zM96 100V46h4v4h4v-4h4v4h4v-4h4v54zM104 46V34l10 4-10 4z", p.far),
    before: (p) => shape(MEADOW, p.main) + shape("M0 115Q40 107 120 112V120H0Z", p.deep, ' opacity=".45"'),
  },
  neutral: {
    behind: (p) => light(p) + shape("M0 92Q20 66 44 84T92 74 120 82V120H0Z", p.far) + shape("M8 92 16 66l8 26zM100 86l7-24 7 24z", p.main),
    before: (p) => shape(MEADOW, p.main) + shape("M0 115Q40 107 120 112V120H0Z", p.deep, ' opacity=".45"'),
  },
  evil: {
    behind: (p) => light(p) + shape("M2 104V56l7-18 7 18v48zM100 104V44l8-22 8 22v60z", p.far) + shape("M8 62h3v7H8zM106 54h4v8h-4z", p.glow) + shape("M28 96 34 82l3 8 5-12 4 18zM76 96l5-16 4 10 5-14 4 20z", p.main, ' opacity=".7"'),
    before: (p) => shape("M0 106 12 99 26 107 44 100 60 108 80 100 98 107 110 99 120 105V120H0Z", p.main) + shape("M0 115Q40 108 120 113V120H0Z", p.deep, ' opacity=".55"'),
  },
  marsh: {
    behind: (p) => light(p) + shape("M0 92Q30 80 60 90T120 84V120H0Z", p.far) + line("M14 96V66M20 98V74M104 94V64M98 96V76", p.main, 3) + line("M14 72V62M20 78v-8M104 70V58M98 80v-8", p.deep, 6),
    before: (p) => shape("M-10 106Q0 100 10 106T30 106 50 106 70 106 90 106 110 106 130 106V120H-10Z", p.main) + `<ellipse cx="26" cy="113" rx="13" ry="3.5" fill="${p.far}"/><ellipse cx="92" cy="114" rx="15" ry="3.5" fill="${p.far}"/>`,
  },
  fields: {
    behind: (p) => light(p, 84, 34, 20) + shape("M0 72Q34 56 66 66T120 60V120H0Z", p.far) + line("M-4 84Q50 70 124 72M-4 94Q50 80 124 80M-4 104Q50 92 124 90", p.glow, 2.5, ' opacity=".75"'),
    before: (p) => line("M4 118l3-22M10 118l1-24M17 118l4-21M100 118l2-22M107 118l2-24M114 118l4-20", p.main, 3.5) + shape("M0 114Q50 106 120 111V120H0Z", p.main),
  },
  plains: {
    behind: (p) => light(p, 36, 36, 20) + shape("M0 74Q60 62 120 72V120H0Z", p.far) + line("M10 90h24M52 84h20M84 96h26M30 104h20", p.main, 2.5, ' opacity=".55"'),
    before: (p) => shape("M0 108Q60 100 120 107V120H0Z", p.main) + line("M10 110l2-9M15 110l3-7M98 109l2-9M104 109l4-7", p.deep, 2, ' opacity=".7"'),
  },
  woods: {
    behind: (p) => light(p, 60, 44, 30) + shape("M0 92 9 46 16 66 25 30 35 66 42 52 50 84 74 86 83 48 90 66 99 32 109 68 114 54 120 82V120H0Z", p.far),
    before: (p) => shape("M0 120V98l6-12 6 14 5-9 7 19h74l6-17 6 9 4-12 6 12v18z", p.main),
  },
  hills: {
    behind: (p) => light(p, 60, 38, 28) + shape("M-8 84Q22 30 56 76 84 36 128 78V120H-8Z", p.far) + line("M10 74q10-18 18-22M76 70q10-12 20-14", p.glow, 2.5, ' opacity=".7"'),
    before: (p) => shape("M-6 114Q24 86 56 104T126 96V120H-6Z", p.main) + line("M12 108q8-7 16-9M82 106q10-5 20-6", p.glow, 2, ' opacity=".55"'),
  },
  runes: {
    behind: (p) => light(p, 60, 46, 36) + shape("M0 90Q30 76 62 86T120 80V120H0Z", p.far) + shape("M6 94 9 58l9-4 4 40zM98 92l3-40 9 4 4 36z", p.main, ' opacity=".75"') + line("M12 66l4 6-4 5M105 64l-4 6 5 5", p.glow, 2),
    before: (p) => shape(MEADOW, p.main) + line("M20 112l5-5 5 5M92 112v-7l6 4", p.glow, 2, ' opacity=".8"'),
  },
  desert: {
    behind: (p) => light(p, 84, 32, 22) + shape("M0 78Q30 48 62 74T120 62V120H0Z", p.far) + shape("M62 74Q92 60 120 62V84Q90 70 62 74Z", p.main, ' opacity=".4"'),
    before: (p) => shape("M0 112Q36 92 70 106T120 100V120H0Z", p.main) + line("M10 112q20-8 40-4M76 112q18-6 36-5", p.glow, 2, ' opacity=".6"'),
  },
  outer: {
    behind: (p) => light(p, 60, 44, 36) + shape("M0 86Q30 66 64 80T120 70V120H0Z", p.far),
    before: (p) => shape(MEADOW, p.main) + shape("M44 120Q60 108 54 103L66 103Q76 110 78 120Z", p.glow, ' opacity=".8"'),
  },
  middle: {
    behind: (p) => light(p, 60, 44, 36) + shape("M0 88 18 62 30 76 46 54 58 72 76 50 92 74 104 60 120 80V120H0Z", p.far),
    before: (p) => shape("M0 106 18 99 38 107 62 100 84 107 104 99 120 104V120H0Z", p.main),
  },
  inner: {
    behind: (p) => stars(p) + light(p, 60, 44, 34) + shape("M0 94 10 54 20 80 30 40 40 78 52 62 66 80 78 58 88 80 98 38 108 78 114 58 120 84V120H0Z", p.far),
    before: (p) => shape("M0 106 14 97 24 107 40 98 54 108 72 98 86 107 104 96 120 106V120H0Z", p.main),
  },
  crown: {
    behind: (p) => rays(p) + light(p, 60, 46, 38) + shape("M10 120 44 84h32l34 36z", p.far),
    before: (p) => shape("M24 100h72l8 20H16z", p.main) + line("M24 106h72", p.glow, 2.5),
  },
};
