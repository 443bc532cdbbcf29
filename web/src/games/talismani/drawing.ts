// Our own shapes: the signs of the six suits, the fairy, the marks of the specials.

import type { Kind, Suit } from "./cards.ts";

/** The paints of a suit: its main tone, its darkest, the ground, the sky, and the light in it. */
export interface Paint {
  main: string;
  deep: string;
  ground: string;
  sky: string;
  glow: string;
}

export const PAINTS: Record<Suit, Paint> = {
  NEB: { main: "#6f6a86", deep: "#35314a", ground: "#a9a4bd", sky: "#ecebf3", glow: "#ffffff" },
  NEV: { main: "#1f86a8", deep: "#0c3d55", ground: "#9fd3e4", sky: "#e9f8fc", glow: "#ffffff" },
  NUV: { main: "#a0497e", deep: "#561f42", ground: "#dda7c5", sky: "#fbeef5", glow: "#fff8fc" },
  PIO: { main: "#2a5fb4", deep: "#142f66", ground: "#86a9dd", sky: "#e8effb", glow: "#f6f9ff" },
  SOL: { main: "#b96a00", deep: "#5f3300", ground: "#f3bb4c", sky: "#fff4d8", glow: "#fffbea" },
  TEM: { main: "#4b7a1f", deep: "#233c0c", ground: "#9dba6a", sky: "#f1f6e2", glow: "#fffef2" },
};

/** Night, gold and cream: the backs, the specials, the Primo Talismano. */
export const NIGHT = { dark: "#0d2b3e", deep: "#071a27", blue: "#1d5570", gold: "#e9bd58", cream: "#fff6df" };
export const JOLLY = { main: "#7a2d8f", deep: "#3d1149", pale: "#f6e8fa", gold: "#e9bd58" };

/** The signs in a box from -10 to 10, as lines (`stroke`) or areas. */
export interface Sign {
  fill?: string;
  stroke?: string;
}

export const SIGNS: Record<Suit, Sign> = {
  NEB: { stroke: "M-9-6C-6-8.6-3-3.4 0-6S6-8.6 9-6M-9 0C-6-2.6-3 2.6 0 0S6-2.6 9 0M-9 6C-6 3.4-3 8.6 0 6S6 3.4 9 6" },
  NEV: {
    stroke:
      "M0-9.5V9.5M-8.2-4.75 8.2 4.75M-8.2 4.75 8.2-4.75M-3-8 0-5.4 3-8M-3 8 0 5.4 3 8M-8.4-1.4-4.7-2.7-5.5-6.6M8.4 1.4 4.7 2.7 5.5 6.6M-8.4 1.4-4.7 2.7-5.5 6.6M8.4-1.4 4.7-2.7 5.5-6.6",
  },
  NUV: { fill: "M-7 7.4A5 5 0 0 1-7.2-2.6 6.9 6.9 0 0 1 6-3.6 5.6 5.6 0 0 1 6.6 7.4Z" },
  PIO: {
    fill: "M-5.5-9.5C-3.2-6.4-1.7-4.3-1.7-2A3.8 3.8 0 0 1-9.3-2C-9.3-4.3-7.8-6.4-5.5-9.5ZM5-7.5C7.4-4.3 9-2.1 9 .3A4 4 0 0 1 1 .3C1-2.1 2.6-4.3 5-7.5ZM-1.5.6C.6 3.4 1.9 5.2 1.9 7.1A3.4 3.4 0 0 1-4.9 7.1C-4.9 5.2-3.6 3.4-1.5.6Z",
  },
  SOL: {
    fill: "M0-4.8A4.8 4.8 0 1 1 0 4.8 4.8 4.8 0 1 1 0-4.8Z",
    stroke: "M0-9.3V-7M0 7V9.3M-9.3 0H-7M7 0H9.3M-6.6-6.6-4.9-4.9M4.9 4.9 6.6 6.6M-6.6 6.6-4.9 4.9M4.9-4.9 6.6-6.6",
  },
  TEM: { fill: "M2.6-10-7 2.2H-1.6L-4 10 7-3H1.4L5.4-10Z" },
};

/** A fairy on the tips of her toes, around x = 0, from y = -46 to 46: wings and their veins, dress, head, hair, crown, wand. */
export const FAIRY = {
  wings: "M-4-12C-16-44-46-46-44-22-43-6-20-2-6-6-26 0-36 12-28 22-20 32-8 14-3 0ZM4-12C16-44 46-46 44-22 43-6 20-2 6-6 26 0 36 12 28 22 20 32 8 14 3 0Z",
  veins: "M-8-14C-18-22-28-32-37-32M-9-9C-18-12-28-16-40-16M-7 0C-14 6-20 12-23 20M8-14C18-22 28-32 37-32M9-9C18-12 28-16 40-16M7 0C14 6 20 12 23 20",
  crown: "M-9.5-35-11-45-5-40 0-48 5-40 11-45 9.5-35Q0-39-9.5-35Z",
  dress: "M-5-16H5L8-4C14 10 19 20 22 30 12 25 8 36 0 30-8 36-12 25-22 30-19 20-14 10-8-4Z",
  legs: "M-5 28V43M5 28V43",
  arms: "M-6-12C-13-8-16-2-17 5M6-12C13-14 18-20 22-28",
  hair: "M0-41C-9-41-12-33-11-26-10-21-13-19-14-15-8-16-6-21-7-27-3-28 2-30 4-34 7-31 8-28 7-24 9-20 12-18 14-17 12-21 12-24 11-29 10-37 6-41 0-41Z",
  star: "M23-38 25-32.5 31-32 26.4-28.4 28-23 23-26.2 18-23 19.6-28.4 15-32 21-32.5Z",
};

/** A small four-pointed sparkle around 0. */
export const SPARKLE = "M0-5C.7-1.2 1.2-.7 5 0 1.2.7.7 1.2 0 5-.7 1.2-1.2.7-5 0-1.2-.7-.7-1.2 0-5Z";

/** What the specials do, as marks in a box from -20 to 20, in lines. */
export const MARKS: Record<Kind, string> = {
  // A card lifted from three.
  SP: "M-18 2V18H-7V2ZM-5.5-16V0H5.5V-16ZM7 2V18H18V2ZM0 6V17M-4 10 0 6 4 10",
  // Up and down.
  IN: "M-8 16V-15M-15-8-8-16-1-8M8-16V15M1 8 8 16 15 8",
  // One of a row goes elsewhere.
  CO: "M-18-2V14H-9V-2ZM-5-2V14H4V-2ZM8-2V14H17V-2ZM-13.5-7C-10-18 8-18 12-9M6.5-11.5 12.4-7.4 15.4-14",
  // The circle of the weather.
  CT: "M14.5-8A16.5 16.5 0 0 0-16 3M-14.5 8A16.5 16.5 0 0 0 16-3M15.5-16V-7H6.5M-15.5 16V7H-6.5",
};

/** The talisman: a ring with an eye, in a box from -10 to 10. */
export const RING = "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5ZM0-6.2A6.2 6.2 0 1 0 0 6.2 6.2 6.2 0 1 0 0-6.2Z";
