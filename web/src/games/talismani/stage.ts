// I Talismani del Tempo on stage: talismans decide, whole and half ones.

import anvil from "game-icon:anvil-impact";
import cycle from "game-icon:cycle";
import type { Script } from "../../stage/script.ts";
import type { TalismaniView } from "./view.ts";

const DRAMAS: Record<string, string> = { forged: "forged", inverted: "inverted" };

const script: Script = {
  drama: ({ kind }) => DRAMAS[kind] ?? "",
  drawings: { forged: anvil, inverted: cycle },
  sounds: {
    dealt: "card",
    played: "flip",
    won: "coin",
    "won-alone": "coin",
    taken: "card",
    aside: "card",
    forged: "anvil",
    inverted: "magic",
    reordered: "magic",
    "weather-turned": "magic",
    "not-forged": "fall",
  },
  measure: (view: TalismaniView) => view.halves.map((halves) => halves / 2),
  turn: (view: TalismaniView) => view.turn,
  leap: 1.5,
};

export default script;
