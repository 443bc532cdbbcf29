// Isola dei Demoni on stage: order points decide.

import swords from "game-icon:crossed-swords";
import flag from "game-icon:flying-flag";
import type { Script } from "../../stage/script.ts";
import type { IsolaView } from "./view.ts";

const script: Script = {
  drama: ({ kind, challenge }) => (kind === "conquered" ? "conquered" : kind === "fight" && challenge ? "duel" : ""),
  drawings: { conquered: flag, duel: swords },
  often: ["conquered"],
  sounds: {
    drew: "card",
    played: "card",
    entered: "card",
    settled: "card",
    assigned: "card",
    used: "card",
    activated: "magic",
    attack: "step",
    defence: "step",
    fight: "blow",
    strike: "blow",
    beaten: "fall",
    "life-lost": "fall",
    conquered: "anvil",
    "scored-by-card": "coin",
    scored: "coin",
  },
  measure: (view: IsolaView) => view.points,
  turn: (view: IsolaView) => view.turn,
  leap: 3,
};

export default script;
