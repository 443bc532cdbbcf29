// The small signs on the cards, drawn by us on a grid of 24.

import type { Colour, School } from "./view-types.ts";

/** Values and points. */
export const SIGNS = {
  attack: "M20.5 3.5 19.6 8l-9 9 2 2-1.5 1.5-2.8-2.7-3 3L3.5 19l3-3L3.5 13.2 5 11.700l2.3 2.1 8.9-9Z",
  defence: "M12 2l8 2.800V11c0 5-3.3 9-8 11-4.7-2-8-6-8-11V4.800Z",
  resistance: "M12 2l8.7 5v10L12 22l-8.7-5V7Z",
  life: "M12 2c4 5.4 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.6 7-13Z",
  green: "M3.5 21C3 10 9.5 3.5 21 3c.5 11.5-4.5 17-13 16.500L5.5 21Z",
  ochre: "M12 1.5 21.5 12 12 22.5 2.5 12Z",
  /** Turned: engaged. */
  engaged: "M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v3.500L18 6l-6-4.500Z",
  cancelled: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3c1.5 0 2.9.5 4 1.200L6.2 16A7 7 0 0 1 12 5Zm5.8 3A7 7 0 0 1 8 17.800Z",
} as const;

/** One for each life that an ability needs. */
export const PIPS: Record<School, string> = {
  hokuto: "M12 1.500l2.7 5.8 6.4-.5-3.7 5.2 3.7 5.2-6.4-.5L12 22.500l-2.7-5.8-6.4.5L6.6 12 2.9 6.800l6.4.5Z",
  nanto: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z",
  cento: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  noschool: "",
};

/** The colour of a card is told by a shape, too: good upward, evil downward, between them level. */
export const MORALE: Record<Colour, string> = {
  blue: "M12 3l10 17H2Z",
  red: "M12 21L2 4h20Z",
  grey: "M2 8h20v8H2Z",
};

/** What becomes of a card in a fight: a skull with a bar, a skull, a drop, an arrow into the fight. */
export const FATES = {
  falls: "M12 2a9 9 0 0 0-9 9c0 3.2 1.7 5.6 4 7.200V21h2.500v-2h1.500v2h2v-2h1.500v2H17v-2.800c2.300-1.600 4-4 4-7.200a9 9 0 0 0-9-9ZM8.500 9a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Zm7 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z",
  dies: "M12 1a8 8 0 0 0-8 8c0 2.900 1.500 5 3.500 6.400V17h9v-1.600C18.500 14 20 11.900 20 9a8 8 0 0 0-8-8ZM9 7.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM2 19h20v3H2Z",
  bleeds: "M12 2c4 5.4 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.6 7-13Zm-3 12h6v2H9Z",
  drawn: "M12 2l8 9h-5v5H9v-5H4Zm-7 17h14v3H5Z",
} as const;
