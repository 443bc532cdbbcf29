// The drawings of values, and of what a character has (game-icons, see NOTICE).

import boltSpellCast from "game-icon:bolt-spell-cast";
import clover from "game-icon:clover";
import diamondTrophy from "game-icon:diamond-trophy";
import fireGem from "game-icon:fire-gem";
import fist from "game-icon:fist";
import hearts from "game-icon:hearts";
import person from "game-icon:person";
import shield from "game-icon:shield";
import twoCoins from "game-icon:two-coins";

const SIGNS: Record<string, string> = {
  strength: fist,
  craft: fireGem,
  life: hearts,
  fate: clover,
  gold: twoCoins,
  trophy: diamondTrophy,
  spell: boltSpellCast,
  object: shield,
  follower: person,
};

export function sign(name: string): string {
  return SIGNS[name] ?? "";
}
