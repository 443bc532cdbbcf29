// The drawings of the cards, by the name of the card (game-icons, see NOTICE). They are many, and come when the first card is seen.

import acrobatic from "game-icon:acrobatic";
import ancientColumns from "game-icon:ancient-columns";
import ancientRuins from "game-icon:ancient-ruins";
import anvilImpact from "game-icon:anvil-impact";
import arena from "game-icon:arena";
import babyFace from "game-icon:baby-face";
import backstab from "game-icon:backstab";
import beard from "game-icon:beard";
import binoculars from "game-icon:binoculars";
import birdClaw from "game-icon:bird-claw";
import bleedingWound from "game-icon:bleeding-wound";
import bootPrints from "game-icon:boot-prints";
import breakingChain from "game-icon:breaking-chain";
import breastplate from "game-icon:breastplate";
import brodieHelmet from "game-icon:brodie-helmet";
import brokenBone from "game-icon:broken-bone";
import brokenShield from "game-icon:broken-shield";
import burningSkull from "game-icon:burning-skull";
import camel from "game-icon:camel";
import campingTent from "game-icon:camping-tent";
import candleLight from "game-icon:candle-light";
import cape from "game-icon:cape";
import carWheel from "game-icon:car-wheel";
import cardAceHearts from "game-icon:card-ace-hearts";
import cardAceSpades from "game-icon:card-ace-spades";
import castle from "game-icon:castle";
import caveEntrance from "game-icon:cave-entrance";
import centurionHelmet from "game-icon:centurion-helmet";
import ceremonialMask from "game-icon:ceremonial-mask";
import chainedHeart from "game-icon:chained-heart";
import chariot from "game-icon:chariot";
import checkedShield from "game-icon:checked-shield";
import cobra from "game-icon:cobra";
import crossedAxes from "game-icon:crossed-axes";
import crossedChains from "game-icon:crossed-chains";
import crossedSabres from "game-icon:crossed-sabres";
import crossedSwords from "game-icon:crossed-swords";
import crosshair from "game-icon:crosshair";
import crownedSkull from "game-icon:crowned-skull";
import curvyKnife from "game-icon:curvy-knife";
import cycle from "game-icon:cycle";
import daggers from "game-icon:daggers";
import deathSkull from "game-icon:death-skull";
import desert from "game-icon:desert";
import desertCamp from "game-icon:desert-camp";
import dodging from "game-icon:dodging";
import dominoMask from "game-icon:domino-mask";
import dove from "game-icon:dove";
import drop from "game-icon:drop";
import droplets from "game-icon:droplets";
import drum from "game-icon:drum";
import dynamite from "game-icon:dynamite";
import eagleEmblem from "game-icon:eagle-emblem";
import egyptianPyramids from "game-icon:egyptian-pyramids";
import executionerHood from "game-icon:executioner-hood";
import exitDoor from "game-icon:exit-door";
import eyeTarget from "game-icon:eye-target";
import falconMoon from "game-icon:falcon-moon";
import familyTree from "game-icon:family-tree";
import fangs from "game-icon:fangs";
import feather from "game-icon:feather";
import featheredWing from "game-icon:feathered-wing";
import fire from "game-icon:fire";
import fist from "game-icon:fist";
import flyingFlag from "game-icon:flying-flag";
import fog from "game-icon:fog";
import fullMotorcycleHelmet from "game-icon:full-motorcycle-helmet";
import gavel from "game-icon:gavel";
import gearHammer from "game-icon:gear-hammer";
import ghost from "game-icon:ghost";
import giant from "game-icon:giant";
import greekTemple from "game-icon:greek-temple";
import guillotine from "game-icon:guillotine";
import halberd from "game-icon:halberd";
import handcuffs from "game-icon:handcuffs";
import healing from "game-icon:healing";
import hearts from "game-icon:hearts";
import heron from "game-icon:heron";
import highKick from "game-icon:high-kick";
import hood from "game-icon:hood";
import hoodedAssassin from "game-icon:hooded-assassin";
import horseHead from "game-icon:horse-head";
import humanTarget from "game-icon:human-target";
import huntingHorn from "game-icon:hunting-horn";
import hutsVillage from "game-icon:huts-village";
import imperialCrown from "game-icon:imperial-crown";
import imprisoned from "game-icon:imprisoned";
import knapsack from "game-icon:knapsack";
import knightBanner from "game-icon:knight-banner";
import ladder from "game-icon:ladder";
import landMine from "game-icon:land-mine";
import lanternFlame from "game-icon:lantern-flame";
import lighthouse from "game-icon:lighthouse";
import lotusFlower from "game-icon:lotus-flower";
import mailedFist from "game-icon:mailed-fist";
import medal from "game-icon:medal";
import meditation from "game-icon:meditation";
import mineWagon from "game-icon:mine-wagon";
import miner from "game-icon:miner";
import mountains from "game-icon:mountains";
import mountedKnight from "game-icon:mounted-knight";
import nestBirds from "game-icon:nest-birds";
import oasis from "game-icon:oasis";
import openBook from "game-icon:open-book";
import openPalm from "game-icon:open-palm";
import palisade from "game-icon:palisade";
import palm from "game-icon:palm";
import pilgrimHat from "game-icon:pilgrim-hat";
import pitchfork from "game-icon:pitchfork";
import pointySword from "game-icon:pointy-sword";
import polarStar from "game-icon:polar-star";
import prayer from "game-icon:prayer";
import punchBlast from "game-icon:punch-blast";
import quickSlash from "game-icon:quick-slash";
import quillInk from "game-icon:quill-ink";
import rallyTheTroops from "game-icon:rally-the-troops";
import returnArrow from "game-icon:return-arrow";
import ring from "game-icon:ring";
import run from "game-icon:run";
import scales from "game-icon:scales";
import scrollUnfurled from "game-icon:scroll-unfurled";
import shakingHands from "game-icon:shaking-hands";
import sharpCrown from "game-icon:sharp-crown";
import shield from "game-icon:shield";
import shieldReflect from "game-icon:shield-reflect";
import shipWreck from "game-icon:ship-wreck";
import shirt from "game-icon:shirt";
import shop from "game-icon:shop";
import slaveryWhip from "game-icon:slavery-whip";
import snake from "game-icon:snake";
import snakeBite from "game-icon:snake-bite";
import snakeTongue from "game-icon:snake-tongue";
import cardJackSpades from "game-icon:card-jack-spades";
import spartanHelmet from "game-icon:spartan-helmet";
import spiderWeb from "game-icon:spider-web";
import spikyEclipse from "game-icon:spiky-eclipse";
import sprout from "game-icon:sprout";
import stalagtite from "game-icon:stalagtite";
import steamLocomotive from "game-icon:steam-locomotive";
import stoneThrone from "game-icon:stone-throne";
import sunPriest from "game-icon:sun-priest";
import sunSpear from "game-icon:sun-spear";
import sunbeams from "game-icon:sunbeams";
import sunrise from "game-icon:sunrise";
import sunset from "game-icon:sunset";
import surroundedShield from "game-icon:surrounded-shield";
import swamp from "game-icon:swamp";
import swan from "game-icon:swan";
import swapBag from "game-icon:swap-bag";
import swordClash from "game-icon:sword-clash";
import swordSpin from "game-icon:sword-spin";
import swordsEmblem from "game-icon:swords-emblem";
import teacher from "game-icon:teacher";
import tearTracks from "game-icon:tear-tracks";
import thorFist from "game-icon:thor-fist";
import throneKing from "game-icon:throne-king";
import thrownDaggers from "game-icon:thrown-daggers";
import tiedScroll from "game-icon:tied-scroll";
import torch from "game-icon:torch";
import tornado from "game-icon:tornado";
import twoCoins from "game-icon:two-coins";
import unlitBomb from "game-icon:unlit-bomb";
import unlocking from "game-icon:unlocking";
import verticalBanner from "game-icon:vertical-banner";
import vineLeaf from "game-icon:vine-leaf";
import walkingBoot from "game-icon:walking-boot";
import warPick from "game-icon:war-pick";
import warlordHelmet from "game-icon:warlord-helmet";
import watchtower from "game-icon:watchtower";
import waterFlask from "game-icon:water-flask";
import waterTower from "game-icon:water-tower";
import well from "game-icon:well";
import wheat from "game-icon:wheat";
import whip from "game-icon:whip";
import whirlwind from "game-icon:whirlwind";
import windSlap from "game-icon:wind-slap";
import windsock from "game-icon:windsock";
import wolfHead from "game-icon:wolf-head";

const DRAWINGS: Record<string, string> = {
  kenshiro: fist,
  toki: openPalm,
  raoul: crownedSkull,
  "il-rinnegato": hood,
  rey: heron,
  "la-sentinella-del-sud": watchtower,
  yuda: cape,
  "il-sovrano-di-sabbia": sharpCrown,
  shoki: sunPriest,
  "il-generale-stanco": medal,
  bolts: mailedFist,
  "il-carceriere": handcuffs,
  ryuga: wolfHead,
  "l-eremita-del-nord": beard,
  "il-maestro-d-armi": crossedSwords,
  "la-voce-del-trono": throneKing,
  "il-viandante": walkingBoot,
  "il-signore-delle-cave": warPick,
  "jack-di-picche": cardJackSpades,
  ain: hearts,
  "guaritrice-del-pozzo": healing,
  "allievo-impaziente": highKick,
  "duellante-mascherato": dominoMask,
  "ufficiale-della-frusta": whip,
  "messaggera-imperiale": scrollUnfurled,
  "capo-dei-ribelli": rallyTheTroops,
  vipera: snakeBite,
  "staffetta-del-deserto": run,
  "il-boia": executionerHood,
  "maestra-di-villaggio": openBook,
  "discepolo-muto": meditation,
  "sicario-del-nord": hoodedAssassin,
  "portatore-d-acqua": waterFlask,
  "lanciatore-di-coltelli": thrownDaggers,
  "danzatrice-di-lame": swordSpin,
  "giovane-airone": feather,
  saltimbanco: acrobatic,
  inquisitore: gavel,
  "ufficiale-pentito": pointySword,
  esattore: twoCoins,
  "scriba-di-corte": quillInk,
  levatrice: babyFace,
  "contadino-in-armi": pitchfork,
  "fratello-del-cobra": cobra,
  "cacciatore-di-taglie": crosshair,
  spia: eyeTarget,
  "banda-di-cuori": cardAceHearts,
  "banda-di-picche": cardAceSpades,
  "lame-dell-airone": birdClaw,
  "discepoli-del-nord": polarStar,
  "cavalieri-neri": horseHead,
  "guardie-imperiali": spartanHelmet,
  "disertori-imperiali": brokenShield,
  "difensori-del-pozzo": shield,
  "ribelli-della-cava": miner,
  "predoni-in-moto": fullMotorcycleHelmet,
  "figli-del-cobra": fangs,
  "carovana-armata": camel,
  mercenari: swapBag,
  "legione-di-ferro": centurionHelmet,
  "uomini-bomba": unlitBomb,
  "monaci-del-passo": prayer,
  "scorta-del-re": knightBanner,
  "pellegrini-del-nord": pilgrimHat,
  "giganti-del-nord": giant,
  "bande-libere": daggers,
  "stormo-dell-airone": swan,
  "guardia-del-sovrano": halberd,
  "genieri-imperiali": gearHammer,
  "carri-della-luce": chariot,
  coscritti: brodieHelmet,
  schiavisti: slaveryWhip,
  fanatici: burningSkull,
  liberti: breakingChain,
  "cavalieri-delle-dune": mountedKnight,
  "razziatori-del-cobra": snakeTongue,
  "piramide-della-croce": egyptianPyramids,
  capitale: imperialCrown,
  "tempio-sul-monte": greekTemple,
  "fortezza-del-nord": castle,
  "rifugio-dell-airone": nestBirds,
  "quartiere-dei-disertori": hutsVillage,
  "villaggio-del-pozzo": well,
  oasi: oasis,
  "campo-di-schiavi": desertCamp,
  "mercato-libero": shop,
  "tana-del-cobra": caveEntrance,
  "deserto-di-vetro": desert,
  "gola-dei-venti": windSlap,
  "passo-minato": landMine,
  "scuola-in-rovina": ancientRuins,
  "cava-di-ferro": mineWagon,
  "teatro-all-aperto": ancientColumns,
  arena: arena,
  "torre-delle-luci": lighthouse,
  "colonia-penale": imprisoned,
  "orti-pensili": vineLeaf,
  "stazione-dei-treni": steamLocomotive,
  "mare-secco": shipWreck,
  "fossa-dei-serpenti": snake,
  "grotta-dell-eco": stalagtite,
  "palude-salata": swamp,
  dislocazione: brokenBone,
  "raffica-del-nord": punchBlast,
  "punto-segreto": humanTarget,
  "taglio-d-acqua": drop,
  "ali-del-sud": featheredWing,
  "onda-di-luce": sunbeams,
  "lancia-di-luce": sunSpear,
  "guardia-bassa": surroundedShield,
  "passo-immobile": bootPrints,
  "pugno-che-spezza": thorFist,
  "mano-aperta": palm,
  "cento-tagli": quickSlash,
  "danza-del-sovrano": whirlwind,
  "volo-radente": falconMoon,
  "muro-di-luce": shieldReflect,
  "luce-tranquilla": candleLight,
  sentenza: scales,
  finta: dodging,
  compassione: chainedHeart,
  furia: fire,
  calma: lotusFlower,
  "orgoglio-del-sud": eagleEmblem,
  risolutezza: mountains,
  "fedelta-al-trono": stoneThrone,
  promessa: ring,
  ambizione: ladder,
  riscatto: sunrise,
  disprezzo: spikyEclipse,
  pieta: tearTracks,
  speranza: sprout,
  "armi-da-taglio": crossedSabres,
  "corazza-di-lamiera": breastplate,
  "moto-corazzata": carWheel,
  palizzata: palisade,
  cisterna: waterTower,
  "carica-da-cava": dynamite,
  "elmo-da-predone": warlordHelmet,
  "vessilli-del-nord": verticalBanner,
  "lama-ricurva": curvyKnife,
  faro: lanternFlame,
  catene: crossedChains,
  "scudo-di-portiera": checkedShield,
  successore: familyTree,
  nomadi: campingTent,
  "giuramento-di-sangue": bleedingWound,
  stendardo: flyingFlag,
  "sangue-del-nord": droplets,
  "uniformi-di-seta": shirt,
  decreto: tiedScroll,
  maschera: ceremonialMask,
  "attacco-generale": swordsEmblem,
  liberazione: unlocking,
  "tempesta-di-sabbia": tornado,
  "era-della-paura": deathSkull,
  "sfida-all-alba": swordClash,
  imboscata: backstab,
  "fumo-negli-occhi": fog,
  "voci-dal-passato": ghost,
  esploratori: binoculars,
  "ultima-chiamata": huntingHorn,
  rivolta: torch,
  esecuzione: guillotine,
  carestia: wheat,
  razzia: knapsack,
  "vento-nuovo": windsock,
  lezione: teacher,
  pressione: anvilImpact,
  "patto-dei-fratelli": shakingHands,
  adunata: drum,
  ritirata: returnArrow,
  diserzione: exitDoor,
  rastrellamento: spiderWeb,
  tregua: dove,
  controluce: sunset,
  ritorno: cycle,
  faida: crossedAxes,
};

export default DRAWINGS;
