// Indy on stage: tokens decide.

import feather from "game-icon:feather";
import wing from "game-icon:feathered-wing";
import fire from "game-icon:campfire";
import type { Script } from "../../stage/script.ts";
import type { IndyView } from "./view.ts";

const DRAMAS: Record<string, string> = { plucked: "plucked", "token-returned": "returned", "nobody-left": "nobody" };

const script: Script = {
  drama: ({ kind }) => DRAMAS[kind] ?? "",
  drawings: { plucked: feather, returned: wing, nobody: fire },
  sounds: {
    dealt: "card",
    changed: "card",
    opened: "flip",
    swapped: "card",
    evoked: "card",
    returned: "magic",
    "eagle-played": "magic",
    "token-lost": "coin",
    "token-won": "coin",
    "token-returned": "coin",
    plucked: "fall",
  },
  measure: (view: IndyView) => view.tokens,
  turn: (view: IndyView) => view.manche,
  leap: 2,
};

export default script;
