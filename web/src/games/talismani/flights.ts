// Where the cards of I Talismani del Tempo come from and go to.

import { placeOf, seatBox, type Routes } from "../../table/flights.svelte.ts";

export const ROUTES: Routes = {
  origin(name, events) {
    // What is revealed turns over where it lies; only what is dealt comes from elsewhere.
    for (const event of events) {
      if (event.kind === "aside" && (event.cards as string[]).includes(name)) return seatBox(event.seat);
    }
    return null;
  },

  goal(name, events, root) {
    for (const event of events) {
      if ((event.kind === "taken" || event.kind === "stake-taken") && event.card === name) return seatBox(event.seat);
      if (event.kind === "stake-chosen" && event.card === name) return placeOf(root, "stake");
      if ((event.kind === "aside" || event.kind === "forged") && (event.cards as string[]).includes(name)) return seatBox(event.seat);
    }
    return null;
  },
};
