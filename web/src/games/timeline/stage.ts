// Timeline Twist on stage: who is rid of their cards wins; a team counts its points.

import hourglass from "game-icon:hourglass";
import scales from "game-icon:scales";
import door from "game-icon:exit-door";
import type { Script } from "../../stage/script.ts";
import { isTeam, type TimelineView } from "./view.ts";

const DRAMAS: Record<string, string> = { "tie-break": "tie-break", eliminated: "eliminated" };

const script: Script = {
  drama: ({ kind, left }) => (kind === "placed" && left === 0 ? "last-card" : (DRAMAS[kind] ?? "")),
  drawings: { "last-card": hourglass, "tie-break": scales, eliminated: door },
  sounds: {
    dealt: "card",
    placed: "flip",
    put: "card",
    revealed: "flip",
    misplaced: "fall",
    blocked: "fall",
    discarded: "card",
    drew: "card",
    eliminated: "fall",
    "tie-break": "blow",
  },
  measure: (view: TimelineView) => (isTeam(view) ? [view.score ?? 0] : view.hands.map((hand) => hand.length)),
  turn: (view: TimelineView) => view.round,
  less: (view: TimelineView) => !isTeam(view),
  leap: 4,
};

export default script;
