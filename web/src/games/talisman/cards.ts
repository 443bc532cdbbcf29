// The drawings of the cards, by the name of a card without its number (game-icons, see NOTICE).

import ankh from "game-icon:ankh";
import bearFace from "game-icon:bear-face";
import belt from "game-icon:belt";
import blast from "game-icon:blast";
import boar from "game-icon:boar";
import boltShield from "game-icon:bolt-shield";
import boltSpellCast from "game-icon:bolt-spell-cast";
import broadsword from "game-icon:broadsword";
import burningSkull from "game-icon:burning-skull";
import cage from "game-icon:cage";
import cloak from "game-icon:cloak";
import cloakedFigureOnHorseback from "game-icon:cloaked-figure-on-horseback";
import concentrationOrb from "game-icon:concentration-orb";
import crenelCrown from "game-icon:crenel-crown";
import crystalBall from "game-icon:crystal-ball";
import crystalWand from "game-icon:crystal-wand";
import deathSkull from "game-icon:death-skull";
import diamondRing from "game-icon:diamond-ring";
import donkey from "game-icon:donkey";
import dress from "game-icon:dress";
import drop from "game-icon:drop";
import emeraldNecklace from "game-icon:emerald-necklace";
import evilEyes from "game-icon:evil-eyes";
import evilHand from "game-icon:evil-hand";
import fairyWand from "game-icon:fairy-wand";
import featheredWing from "game-icon:feathered-wing";
import fireShrine from "game-icon:fire-shrine";
import fist from "game-icon:fist";
import fountain from "game-icon:fountain";
import ghost from "game-icon:ghost";
import ghostAlly from "game-icon:ghost-ally";
import goblin from "game-icon:goblin";
import goldBar from "game-icon:gold-bar";
import gorilla from "game-icon:gorilla";
import healing from "game-icon:healing";
import healingShield from "game-icon:healing-shield";
import helmet from "game-icon:helmet";
import holyGrail from "game-icon:holy-grail";
import hood from "game-icon:hood";
import hourglass from "game-icon:hourglass";
import impLaugh from "game-icon:imp-laugh";
import jewelCrown from "game-icon:jewel-crown";
import lightningStorm from "game-icon:lightning-storm";
import lion from "game-icon:lion";
import magicGate from "game-icon:magic-gate";
import magicPalm from "game-icon:magic-palm";
import maze from "game-icon:maze";
import mineExplosion from "game-icon:mine-explosion";
import miner from "game-icon:miner";
import moon from "game-icon:moon";
import musicSpell from "game-icon:music-spell";
import oneEyed from "game-icon:one-eyed";
import pentacle from "game-icon:pentacle";
import queenCrown from "game-icon:queen-crown";
import raft from "game-icon:raft";
import roundPotion from "game-icon:round-potion";
import runeSword from "game-icon:rune-sword";
import seaDragon from "game-icon:sea-dragon";
import shatteredGlass from "game-icon:shattered-glass";
import shield from "game-icon:shield";
import shoppingBag from "game-icon:shopping-bag";
import shoulderArmor from "game-icon:shoulder-armor";
import skullCrossedBones from "game-icon:skull-crossed-bones";
import snakeTongue from "game-icon:snake-tongue";
import snowflake1 from "game-icon:snowflake-1";
import sparkSpirit from "game-icon:spark-spirit";
import swamp from "game-icon:swamp";
import swordsPower from "game-icon:swords-power";
import hermit from "game-icon:tarot-09-the-hermit";
import thrownSpear from "game-icon:thrown-spear";
import torch from "game-icon:torch";
import twoCoins from "game-icon:two-coins";
import undergroundCave from "game-icon:underground-cave";
import unicorn from "game-icon:unicorn";
import warlockEye from "game-icon:warlock-eye";
import warlordHelmet from "game-icon:warlord-helmet";
import waterBottle from "game-icon:water-bottle";
import waterDrop from "game-icon:water-drop";
import whirlpoolShuriken from "game-icon:whirlpool-shuriken";
import whiteBook from "game-icon:white-book";
import witchFlight from "game-icon:witch-flight";
import wolfHead from "game-icon:wolf-head";
import woodAxe from "game-icon:wood-axe";

export default {
  ANGEL: featheredWing,
  BLIZZARD: snowflake1,
  BOOK: whiteBook,
  DEVIL: impLaugh,
  DARKNESS: moon,
  IMP: impLaugh,
  VORTEX: whirlpoolShuriken,
  MARKETDAY: shoppingBag,
  MEPHISTO: burningSkull,
  PESTILENCE: skullCrossedBones,
  RAIDERS: cloakedFigureOnHorseback,
  SIREN: musicSpell,
  STORM: lightningStorm,
  APE: gorilla,
  BEAR: bearFace,
  LION: lion,
  SERPENT: snakeTongue,
  BOAR: boar,
  WOLF: wolfHead,
  DRAGON: seaDragon,
  BANDIT: hood,
  GIANT: fist,
  GOBLIN: goblin,
  HOBGOBLIN: warlordHelmet,
  OGRE: oneEyed,
  DEMON: burningSkull,
  GHOST: ghost,
  LEMURE: ghostAlly,
  SHADOW: evilEyes,
  SPECTRE: sparkSpirit,
  WRAITH: deathSkull,
  ENCHANTER: magicPalm,
  FAIRY: fairyWand,
  HEALER: healing,
  HERMIT: hermit,
  MAGE: boltSpellCast,
  PHANTOM: ghostAlly,
  SORCERER: warlockEye,
  WITCH: witchFlight,
  ALCHEMIST: roundPotion,
  HAG: witchFlight,
  GNOME: miner,
  GUIDE: torch,
  MAIDEN: dress,
  MERCENARY: swordsPower,
  MULE: donkey,
  PIXIE: fairyWand,
  POLTERGEIST: ghost,
  PRINCE: crenelCrown,
  PRINCESS: queenCrown,
  UNICORN: unicorn,
  AMULET: emeraldNecklace,
  CROSS: ankh,
  GRAIL: holyGrail,
  LANCE: thrownSpear,
  BELT: belt,
  ORB: concentrationOrb,
  POTION: roundPotion,
  RING: diamondRing,
  RUNESWORD: runeSword,
  SOLOMON: jewelCrown,
  TALISMAN: pentacle,
  WAND: crystalWand,
  ARMOUR: shoulderArmor,
  AXE: woodAxe,
  BAG: twoCoins,
  HELMET: helmet,
  RAFT: raft,
  SHIELD: shield,
  SWORD: broadsword,
  TWOBAGS: twoCoins,
  BOTTLE: waterBottle,
  CAVERN: undergroundCave,
  FOUNTAIN: fountain,
  GATE: magicGate,
  STREAM: waterDrop,
  MARKET: shoppingBag,
  MARSH: swamp,
  MAZE: maze,
  POOL: drop,
  SHRINE: fireShrine,
  ACQUISITION: evilHand,
  ALCHEMY: goldBar,
  COUNTERSPELL: boltShield,
  DESTROYMAGIC: shatteredGlass,
  DESTRUCTION: mineExplosion,
  DIVINATION: crystalBall,
  HEALING: healing,
  HEX: pentacle,
  IMMOBILITY: cage,
  INVISIBILITY: cloak,
  MESMERISM: warlockEye,
  NULLIFY: sparkSpirit,
  PRESERVATION: healingShield,
  PSIONICBLAST: blast,
  RANDOM: whirlpoolShuriken,
  TELEPORT: magicGate,
  TEMPORALWARP: hourglass,
} as Record<string, string>;
