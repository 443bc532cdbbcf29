// The drawings of the cards in the decks to learn with, by the name of the card (game-icons, see NOTICE).

import binoculars from "game-icon:binoculars@256";
import birdHouse from "game-icon:bird-house@256";
import bowieKnife from "game-icon:bowie-knife@256";
import brokenShield from "game-icon:broken-shield@256";
import campingTent from "game-icon:camping-tent@256";
import cape from "game-icon:cape@256";
import cardAceHearts from "game-icon:card-ace-hearts@256";
import cardAceSpades from "game-icon:card-ace-spades@256";
import cardJackSpades from "game-icon:card-jack-spades@256";
import castle from "game-icon:castle@256";
import clawSlashes from "game-icon:claw-slashes@256";
import crenelCrown from "game-icon:crenel-crown@256";
import crossedSabres from "game-icon:crossed-sabres@256";
import crownedSkull from "game-icon:crowned-skull@256";
import damagedHouse from "game-icon:damaged-house@256";
import deathSkull from "game-icon:death-skull@256";
import desert from "game-icon:desert@256";
import desertCamp from "game-icon:desert-camp@256";
import deshretRedCrown from "game-icon:deshret-red-crown@256";
import dominoMask from "game-icon:domino-mask@256";
import drop from "game-icon:drop@256";
import dustCloud from "game-icon:dust-cloud@256";
import eagleHead from "game-icon:eagle-head@256";
import egyptianPyramids from "game-icon:egyptian-pyramids@256";
import electricWhip from "game-icon:electric-whip@256";
import executionerHood from "game-icon:executioner-hood@256";
import familyTree from "game-icon:family-tree@256";
import featheredWing from "game-icon:feathered-wing@256";
import fire from "game-icon:fire@256";
import fist from "game-icon:fist@256";
import frogMouthHelm from "game-icon:frog-mouth-helm@256";
import fullMotorcycleHelmet from "game-icon:full-motorcycle-helmet@256";
import greekTemple from "game-icon:greek-temple@256";
import healing from "game-icon:healing@256";
import heartPlus from "game-icon:heart-plus@256";
import hearts from "game-icon:hearts@256";
import heron from "game-icon:heron@256";
import highKick from "game-icon:high-kick@256";
import hood from "game-icon:hood@256";
import horseHead from "game-icon:horse-head@256";
import key from "game-icon:key@256";
import landMine from "game-icon:land-mine@256";
import medal from "game-icon:medal@256";
import miner from "game-icon:miner@256";
import moon from "game-icon:moon@256";
import oasis from "game-icon:oasis@256";
import openPalm from "game-icon:open-palm@256";
import paperPlane from "game-icon:paper-plane@256";
import polarStar from "game-icon:polar-star@256";
import punchBlast from "game-icon:punch-blast@256";
import rallyTheTroops from "game-icon:rally-the-troops@256";
import rollingBomb from "game-icon:rolling-bomb@256";
import run from "game-icon:run@256";
import sharpCrown from "game-icon:sharp-crown@256";
import shield from "game-icon:shield@256";
import shoulderArmor from "game-icon:shoulder-armor@256";
import stripedSun from "game-icon:striped-sun@256";
import sunRadiations from "game-icon:sun-radiations@256";
import sunSpear from "game-icon:sun-spear@256";
import swordClash from "game-icon:sword-clash@256";
import swordsEmblem from "game-icon:swords-emblem@256";
import torch from "game-icon:torch@256";
import unlitBomb from "game-icon:unlit-bomb@256";
import watchtower from "game-icon:watchtower@256";
import well from "game-icon:well@256";
import windSlap from "game-icon:wind-slap@256";

const DRAWINGS: Record<string, string> = {
  kenshiro: fist,
  toki: openPalm,
  raoul: crownedSkull,
  "il-rinnegato": hood,
  rey: heron,
  "la-sentinella-del-sud": watchtower,
  yuda: cape,
  "il-sovrano-di-sabbia": sharpCrown,
  shoki: stripedSun,
  "il-generale-stanco": medal,
  bolts: shoulderArmor,
  "il-carceriere": key,
  "jack-di-picche": cardJackSpades,
  ain: hearts,
  "guaritrice-del-pozzo": healing,
  "allievo-impaziente": highKick,
  "duellante-mascherato": dominoMask,
  "ufficiale-della-frusta": electricWhip,
  "messaggera-imperiale": paperPlane,
  "capo-dei-ribelli": rallyTheTroops,
  "staffetta-del-deserto": run,
  "il-boia": executionerHood,
  "banda-di-cuori": cardAceHearts,
  "banda-di-picche": cardAceSpades,
  "lame-dell-airone": clawSlashes,
  "discepoli-del-nord": polarStar,
  "cavalieri-neri": horseHead,
  "guardie-imperiali": frogMouthHelm,
  "disertori-imperiali": brokenShield,
  "difensori-del-pozzo": shield,
  "ribelli-della-cava": miner,
  "predoni-in-moto": fullMotorcycleHelmet,
  mercenari: bowieKnife,
  "uomini-bomba": unlitBomb,
  "piramide-della-croce": egyptianPyramids,
  capitale: crenelCrown,
  "tempio-sul-monte": greekTemple,
  "fortezza-del-nord": castle,
  "rifugio-dell-airone": birdHouse,
  "quartiere-dei-disertori": damagedHouse,
  "villaggio-del-pozzo": well,
  oasi: oasis,
  "campo-di-schiavi": desertCamp,
  "deserto-di-vetro": desert,
  "gola-dei-venti": windSlap,
  "passo-minato": landMine,
  "raffica-del-nord": punchBlast,
  "taglio-d-acqua": drop,
  "ali-del-sud": featheredWing,
  "onda-di-luce": sunRadiations,
  "lancia-di-luce": sunSpear,
  compassione: heartPlus,
  furia: fire,
  calma: moon,
  "orgoglio-del-sud": eagleHead,
  "fedelta-al-trono": deshretRedCrown,
  "armi-da-taglio": crossedSabres,
  "carica-da-cava": rollingBomb,
  successore: familyTree,
  nomadi: campingTent,
  "attacco-generale": swordsEmblem,
  "era-della-paura": deathSkull,
  "sfida-all-alba": swordClash,
  "fumo-negli-occhi": dustCloud,
  esploratori: binoculars,
  rivolta: torch,
};

export default DRAWINGS;
