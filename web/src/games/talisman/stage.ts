// Talisman on stage: how strong the characters grow, and fall.

import crown from "game-icon:crenel-crown";
import swords from "game-icon:crossed-swords";
import skull from "game-icon:death-skull";
import toad from "game-icon:frog";
import portal from "game-icon:magic-gate";
import command from "game-icon:bolt-spell-cast";
import type { Script } from "../../stage/script.ts";
import type { TalismanView } from "./view.ts";

const DRAMAS: Record<string, string> = { died: "died", toad: "toad", "portal-opened": "portal", crown: "crown", command: "command" };

const script: Script = {
  drama: ({ kind, rival }) => (kind === "attacked" && Number(rival) >= 0 ? "duel" : (DRAMAS[kind] ?? "")),
  drawings: { died: skull, toad, portal, crown, command, duel: swords },
  sounds: {
    rolled: "dice",
    fate: "dice",
    "fate-die": "dice",
    "attack-rolled": "dice",
    "death-rolled": "dice",
    arrived: "step",
    rafted: "step",
    "turned-back": "step",
    drew: "flip",
    "drew-spell": "card",
    took: "card",
    paid: "coin",
    "picked-gold": "coin",
    "took-gold": "coin",
    gained: "coin",
    cast: "magic",
    "cast-on": "magic",
    "cast-self": "magic",
    "cast-at": "magic",
    command: "magic",
    toad: "magic",
    "portal-opened": "magic",
    crown: "victory",
    attacked: "blow",
    killed: "blow",
    defeated: "blow",
    lost: "fall",
    died: "fall",
  },
  measure: (view: TalismanView) => view.heroes.map((hero) => (hero ? hero.strength + hero.craft : 0)),
  turn: (view: TalismanView) => view.round,
  leap: 3,
};

export default script;
