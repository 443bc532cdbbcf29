// Our own shapes, shared by cards, tokens and masks.

import type { Colour, Kind } from "./cards.ts";

/** An upright feather around x = 0, from y = -13 to 13. */
export const FEATHER = "M0-13C4.9-8.6 6-2.4 4.7 3.4L2.1 2.2 4 6 2.9 8.2 0 11.2-3.6 7.6-1.9 4.3-4.6 5.2C-6-1.4-4.9-8.6 0-13Z";
export const QUILL = "M0-7.5V13";

/** The paints of a colour: its main tone, its darkest, what lies far away, the sky, and the light in it. */
export interface Paint {
  main: string;
  deep: string;
  far: string;
  sky: string;
  glow: string;
}

export const PAINTS: Record<Colour | "E", Paint> = {
  R: { main: "#b8392b", deep: "#5f1512", far: "#dc7b52", sky: "#f3c193", glow: "#fbe6b8" },
  G: { main: "#2f7d4f", deep: "#123c2a", far: "#78ab72", sky: "#cfe0b0", glow: "#f5f3cd" },
  B: { main: "#2c679b", deep: "#10305a", far: "#6fa7c9", sky: "#c3deea", glow: "#f4f7ee" },
  E: { main: "#8a5a17", deep: "#22170f", far: "#4a3218", sky: "#352312", glow: "#e8b54a" },
};

/** Each colour has a sign, so that it is never told by paint alone: sun, leaf, drop. In a box from -10 to 10. */
export const SIGNS: Record<Colour, string> = {
  R: "M0-10 2.4-5.8 7.1-7.1 5.8-2.4 10 0 5.8 2.4 7.1 7.1 2.4 5.8 0 10-2.4 5.8-7.1 7.1-5.8 2.4-10 0-5.8-2.4-7.1-7.1-2.4-5.8Z",
  G: "M8.5-9.5C10 2-1 9-6.2 5.6L-8.6 9.6-9.6 8.6-7 4.6C-10.5-2-3-8.5 8.5-9.5ZM4.5-5.5C0-3.5-3.8 0-5.6 4-1.8 1.6 1.8-1.6 4.5-5.5Z",
  B: "M0-10.5C4.2-5 7.2-1 7.2 3A7.2 7.2 0 0 1-7.2 3C-7.2-1-4.2-5 0-10.5ZM-3.9 2.6A4.2 4.2 0 0 0 .4 7.2L.2 5.6A2.8 2.8 0 0 1-2.4 2.4Z",
};

/** The types as small marks, in a box from 0 to 24: a face with feathers, a horse's head, a drum with feathers. */
export const KINDS: Record<Exclude<Kind, "H">, string> = {
  C: "M12 1C13.6 3 13.8 5 13.2 7H10.8C10.2 5 10.4 3 12 1ZM6.4 2.6C8.4 3.8 9.2 5.4 9.4 7.4L7.6 8.4C6.2 6.8 5.8 4.8 6.4 2.6ZM17.6 2.6C18.2 4.8 17.8 6.8 16.4 8.4L14.6 7.4C14.8 5.4 15.6 3.8 17.6 2.6ZM6 9H18V11.2H6ZM6.4 12.4H17.6C17.6 17.6 15.4 21 12 22.8 8.6 21 6.4 17.6 6.4 12.4ZM8.8 14.2V15.6H10.8V14.2ZM13.2 14.2V15.6H15.2V14.2Z",
  O: "M12 1.5A7.6 7.6 0 1 1 12 16.7 7.6 7.6 0 1 1 12 1.5ZM12 4.4A4.7 4.7 0 1 0 12 13.8 4.7 4.7 0 1 0 12 4.4ZM12 6.6 14.5 9.1 12 11.6 9.5 9.1ZM4.6 15.6 6.8 17.4 6.2 22.6 4 20.4ZM19.4 15.6 17.2 17.4 17.8 22.6 20 20.4ZM12 17.9 13.5 19.4 12 23.5 10.5 19.4Z",
};
