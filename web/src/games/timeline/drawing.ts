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
