// The drawings: which one stands for which space, card, character, creature and value (game-icons, see NOTICE).

import ankh from "game-icon:ankh";
import bat from "game-icon:bat";
import blackKnightHelm from "game-icon:black-knight-helm";
import boltSpellCast from "game-icon:bolt-spell-cast";
import cactus from "game-icon:cactus";
import castle from "game-icon:castle";
import castleRuins from "game-icon:castle-ruins";
import caveEntrance from "game-icon:cave-entrance";
import church from "game-icon:church";
import cliffCrossing from "game-icon:cliff-crossing";
import clover from "game-icon:clover";
import crags from "game-icon:crags";
import crossedSwords from "game-icon:crossed-swords";
import crystalBall from "game-icon:crystal-ball";
import crystalWand from "game-icon:crystal-wand";
import deathSkull from "game-icon:death-skull";
import diamondTrophy from "game-icon:diamond-trophy";
import dwarfFace from "game-icon:dwarf-face";
import evilMoon from "game-icon:evil-moon";
import featheredWing from "game-icon:feathered-wing";
import fire from "game-icon:fire";
import fireGem from "game-icon:fire-gem";
import fist from "game-icon:fist";
import forestEntrance from "game-icon:forest-entrance";
import ghost from "game-icon:ghost";
import goblin from "game-icon:goblin";
import grass from "game-icon:grass";
import greekTemple from "game-icon:greek-temple";
import grimReaper from "game-icon:grim-reaper";
import harp from "game-icon:harp";
import hearts from "game-icon:hearts";
import highGrass from "game-icon:high-grass";
import hills from "game-icon:hills";
import hood from "game-icon:hood";
import hoodedAssassin from "game-icon:hooded-assassin";
import impLaugh from "game-icon:imp-laugh";
import innerSelf from "game-icon:inner-self";
import jewelCrown from "game-icon:jewel-crown";
import magicGate from "game-icon:magic-gate";
import medievalVillage01 from "game-icon:medieval-village-01";
import mineWagon from "game-icon:mine-wagon";
import mountainRoad from "game-icon:mountain-road";
import oakLeaf from "game-icon:oak-leaf";
import palmTree from "game-icon:palm-tree";
import paperFrog from "game-icon:paper-frog";
import person from "game-icon:person";
import pineTree from "game-icon:pine-tree";
import pitchfork from "game-icon:pitchfork";
import raiseZombie from "game-icon:raise-zombie";
import runeStone from "game-icon:rune-stone";
import seaDragon from "game-icon:sea-dragon";
import shield from "game-icon:shield";
import stoneTower from "game-icon:stone-tower";
import tavernSign from "game-icon:tavern-sign";
import tombstone from "game-icon:tombstone";
import twoCoins from "game-icon:two-coins";
import valley from "game-icon:valley";
import village from "game-icon:village";
import warlockEye from "game-icon:warlock-eye";
import wolfHowl from "game-icon:wolf-howl";

/** By the name of a space without its number. */
const SPACES: Record<string, string> = {
  VILLAGE: village,
  FIELDS: highGrass,
  GRAVEYARD: tombstone,
  WOODS: pineTree,
  SENTINEL: stoneTower,
  HILLS: hills,
  CHAPEL: church,
  CRAGS: crags,
  PLAINS: grass,
  CITY: medievalVillage01,
  TAVERN: tavernSign,
  RUINS: castleRuins,
  FOREST: forestEntrance,
  PORTAL: magicGate,
  KNIGHT: blackKnightHelm,
  VALLEY: valley,
  GLADE: evilMoon,
  RUNES: runeStone,
  CHASM: cliffCrossing,
  CAVE: caveEntrance,
  DESERT: cactus,
  OASIS: palmTree,
  TEMPLE: greekTemple,
  CASTLE: castle,
  PERIL: mountainRoad,
  MINES: mineWagon,
  TOWER: bat,
  PITS: impLaugh,
  FIRE: fire,
  WEREWOLF: wolfHowl,
  DEATH: grimReaper,
  CRYPT: deathSkull,
  CROWN: jewelCrown,
};

/** By character; a Toad has its own. */
const CHARACTERS: Record<string, string> = {
  ASSASSIN: hoodedAssassin,
  DRUID: oakLeaf,
  DWARF: dwarfFace,
  ELF: featheredWing,
  GHOUL: raiseZombie,
  MINSTREL: harp,
  MONK: innerSelf,
  PRIEST: ankh,
  PROPHETESS: crystalBall,
  SORCERESS: warlockEye,
  THIEF: hood,
  TROLL: fist,
  WARRIOR: crossedSwords,
  WIZARD: crystalWand,
  TOAD: paperFrog,
};

/** Creatures of the board. */
const CREATURES: Record<string, string> = {
  SENTINEL: stoneTower,
  BRIGAND: hood,
  SPIRIT: ghost,
  FARMER: pitchfork,
  FIEND: impLaugh,
  WEREWOLF: wolfHowl,
  CAVE_DRAGON: seaDragon,
  CAVE_GOBLIN: goblin,
};

/** Values, and what a character has. */
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

// The drawings of the cards are many, and come when the first card is seen.
let cards = $state.raw<Record<string, string>>({});
let coming: Promise<void> | null = null;

export function drawCards(): Promise<void> {
  coming ??= import("./cards.ts").then((module) => void (cards = module.default));
  // Without them the cards have their names; the next card tries again.
  return coming.catch(() => void (coming = null));
}

/** The kind of a card or space: SWORD3 is a SWORD, FIELDS1 are FIELDS. */
export function kindOf(code: string): string {
  return code.replace(/\d+$/, "");
}

export function spaceIcon(space: string): string {
  return SPACES[kindOf(space)] ?? "";
}

export function characterIcon(character: string, toad = 0): string {
  return CHARACTERS[toad ? "TOAD" : character] ?? "";
}

/** A card, or a creature that is none. */
export function cardIcon(code: string): string {
  void drawCards();
  return cards[kindOf(code)] ?? CREATURES[code] ?? "";
}

export function sign(name: string): string {
  return SIGNS[name] ?? "";
}
