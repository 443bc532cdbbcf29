// What is drawn on the cards: the paints of the themes and the shapes of the four icons.

import type { IconName, Theme } from "./view.ts";

export interface Paint {
  sky: string;
  ground: string;
  main: string;
  deep: string;
  light: string;
  warm: string;
}

export const PAINTS: Record<Theme, Paint> = {
  inventions: { sky: "#ffe9b8", ground: "#f5c95f", main: "#f2a81d", deep: "#6b4206", light: "#fff8e2", warm: "#d9631e" },
  science: { sky: "#d3f0ea", ground: "#94d6c8", main: "#1f9c87", deep: "#0d4a44", light: "#f0fffb", warm: "#f08a4b" },
  states: { sky: "#f9dcd2", ground: "#eeb59f", main: "#c4492f", deep: "#5f1d14", light: "#fff6f0", warm: "#e8a33d" },
  exploration: { sky: "#cfe8fb", ground: "#5aa9dc", main: "#1d6ea8", deep: "#0d3557", light: "#f6fcff", warm: "#f4b54a" },
  art: { sky: "#f8d9ea", ground: "#eba9cd", main: "#b83280", deep: "#5b1440", light: "#fff5fb", warm: "#f2b134" },
  books: { sky: "#ece2cf", ground: "#cfb78d", main: "#8a5a2b", deep: "#40260d", light: "#fffaf0", warm: "#b53a2e" },
  music: { sky: "#e2dcfa", ground: "#b3a4ec", main: "#6646c4", deep: "#2c1a66", light: "#faf8ff", warm: "#f0884a" },
  everyday: { sky: "#e3f2cd", ground: "#b3d785", main: "#5c9427", deep: "#294a0e", light: "#fbfff4", warm: "#d9572b" },
};

/** On a grid of 24, filled; each is known by its outline alone. */
export const SHAPES: Record<IconName, string> = {
  gear:
    "M10.2 1.5h3.6l.5 2.6 1.9.8 2.2-1.5 2.5 2.5-1.5 2.2.8 1.9 2.6.5v3.6l-2.6.5-.8 1.9 1.5 2.2-2.5 2.5-2.2-1.5-1.9.8-.5 2.6h-3.6l-.5-2.6-1.9-.8-2.2 1.5-2.5-2.5 1.5-2.2-.8-1.9-2.6-.5v-3.6l2.6-.5.8-1.9-1.5-2.2 2.5-2.5 2.2 1.5 1.9-.8zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z",
  star: "M12 1.2l3.3 7 7.6.9-5.6 5.2 1.5 7.6L12 18.1l-6.8 3.8 1.5-7.6L1.1 9.1l7.6-.9z",
  leaf: "M21.8 2.2C11 1.6 3.6 5.6 3 13c-.2 2.2.3 4 1.3 5.3C7 12.5 11 9.5 16 8 11 10.5 7.3 14.2 4.6 20.2L2.2 22l1.9 1 2-2.7c1.4.8 3.2 1.2 5.2 1C18.5 20.4 22.4 13 21.8 2.2z",
  key: "M7.5 1.5a6 6 0 1 0 2.9 11.3L12 14.4v2.4h2.4l1 1v2.4h2.4l1.9 1.9h3v-3.8L13.5 9.1A6 6 0 0 0 7.5 1.5zm-1 3.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
};

/** Dark grounds for dates, one for each age, on which white is readable. */
export const AGES = ["#5a4632", "#7d4a12", "#7a2f2c", "#5d3377", "#2c4787", "#1d5a6b", "#24603c", "#5d5614"] as const;

/** What stands on the horizon in each age, on a strip 120 wide whose ground is at 14. */
export const HORIZONS = [
  "M0 14Q12 2 26 10T52 8T80 11T104 6T120 10V14Z",
  "M4 14 22 0 40 14ZM44 14 56 4 68 14ZM82 14V5h-2l13-5 13 5h-2v9h-3V5h-3v9h-4V5h-3v9h-4V5h-3v9z",
  "M4 14V4h3v2h3V4h3v2h3V4h3v10zM24 14V8h26v6zM52 14V1h3v3h3V1h3v3h3V1h3v13zM84 14V7q8-9 16 0v7zM91 0h2v4h-2z",
  "M2 14V8h16v6zM20 14V7Q30-5 40 7v7zM29-4h2v5h-2zM44 14V9h14v5zM74 14q14 3 30 0l4-4H70zM88 10V-2q11 4 8 11zM86 10V2q-8 4-7 8z",
  "M2 14V7l8-4v4l8-4v4l8-4v11zM30 14V-3h4v17zM38 14V1h4v13zM50 14V9h20v5zM80 14V6h26v8zM84 6V-2h4v8zM98 6V0h4v6z",
  "M0 14V6h10V2h8v12zM22 14V4l4-6 4 6v10zM34 14V7h14v7zM54 14V0h8v14zM66 14V8h16v6zM86 14V3h9v11zM99 14V9h18v5z",
  "M2 14V2h8v12zM13 14V6h9v8zM26 14V-3h9v17zM30.5-8h1v6h-1zM40 14V5h12v9zM58 14V1h7v13zM70 14V8h14v6zM88 14V-1h10v15zM102 14V6h12v8z",
  "M2 14V5q5-5 10 0v9zM16 14V-4l6-4v22zM28 14V3h10v11zM44 14V-6h1l4 4v16zM54 14V6q7-8 14 0v8zM74 14V-2l8 3v13zM88 14V-7h2v-4h1v4h3v21zM100 14V4h14v10z",
] as const;
