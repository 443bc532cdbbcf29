// Where Indy's cards come from and go to, and how an eagle strikes.

import eagleShape from "game-icon:eagle-emblem";
import { prefs } from "../../lib/prefs.svelte.ts";
import { from, ghost, placeOf, seatBox, type Routes } from "../../table/flights.svelte.ts";
import { EAGLE } from "./cards.ts";

export const ROUTES: Routes = {
  origin(name, events, root) {
    for (const event of events) {
      if (event.kind === "swapped" && event.gave === name) return seatBox(event.seat);
      if (event.kind === "evoked" && (event.cards as string[]).includes(name)) return seatBox(event.seat);
    }
    return placeOf(root, "deck");
  },

  goal(name, events, root) {
    for (const event of events) {
      if ((event.kind === "swapped" || event.kind === "eagle-played") && event.took === name) return seatBox(event.seat);
      if (event.kind === "changed" && (event.given as string[] | undefined)?.includes(name)) return placeOf(root, "deck");
      if (event.kind === "swapped" && event.gave === name && name === EAGLE) return placeOf(root, "deck");
    }
    return null;
  },

  besides(before, events, root) {
    for (const event of events) {
      if (event.kind !== "eagle-played") continue;
      const nest = seatBox(event.seat);
      const prey = before.get(event.took as string)?.at;
      const deck = placeOf(root, "deck");
      if (!nest || !prey || !deck) continue;
      const wings = new DOMRect(prey.left + prey.width / 2 - 48, prey.top + prey.height / 2 - 48, 96, 96);
      ghost(
        flyingEagle(),
        wings,
        [
          { transform: `${from(nest, wings)} rotate(-14deg)`, opacity: 0 },
          { transform: "scale(1.5)", opacity: 1, offset: 0.45 },
          { transform: "scale(1.3)", opacity: 1, offset: 0.62 },
          { transform: `${from(deck, wings)} scale(0.5)`, opacity: 0 },
        ],
        prefs.lasting(1150),
      );
    }
  },
};

function flyingEagle(): HTMLElement {
  const holder = document.createElement("div");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", eagleShape);
  const looks = { fill: "#e8b54a", stroke: "#22170f", "stroke-width": "26", "paint-order": "stroke" };
  for (const [name, value] of Object.entries(looks)) path.setAttribute(name, value);
  svg.append(path);
  holder.append(svg);
  return holder;
}
