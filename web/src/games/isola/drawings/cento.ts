// The drawings of the other cards of the Cento, by the name of the card (game-icons, see NOTICE).

import brodieHelmet from "game-icon:brodie-helmet@256";
import candleLight from "game-icon:candle-light@256";
import chainedArrowHeads from "game-icon:chained-arrow-heads@256";
import chariot from "game-icon:chariot@256";
import dove from "game-icon:dove@256";
import foldedPaper from "game-icon:folded-paper@256";
import gavel from "game-icon:gavel@256";
import hammerDrop from "game-icon:hammer-drop@256";
import lanternFlame from "game-icon:lantern-flame@256";
import lighthouse from "game-icon:lighthouse@256";
import pointySword from "game-icon:pointy-sword@256";
import quillInk from "game-icon:quill-ink@256";
import scales from "game-icon:scales@256";
import shieldReflect from "game-icon:shield-reflect@256";
import spikyEclipse from "game-icon:spiky-eclipse@256";
import stoneThrone from "game-icon:stone-throne@256";
import sunset from "game-icon:sunset@256";
import twoCoins from "game-icon:two-coins@256";
import visoredHelm from "game-icon:visored-helm@256";
import windowBars from "game-icon:window-bars@256";

const DRAWINGS: Record<string, string> = {
  "la-voce-del-trono": stoneThrone,
  inquisitore: gavel,
  "ufficiale-pentito": pointySword,
  esattore: twoCoins,
  "scriba-di-corte": quillInk,
  "legione-di-ferro": visoredHelm,
  "genieri-imperiali": hammerDrop,
  "carri-della-luce": chariot,
  coscritti: brodieHelmet,
  "torre-delle-luci": lighthouse,
  "colonia-penale": windowBars,
  "muro-di-luce": shieldReflect,
  "luce-tranquilla": candleLight,
  sentenza: scales,
  disprezzo: spikyEclipse,
  faro: lanternFlame,
  decreto: foldedPaper,
  rastrellamento: chainedArrowHeads,
  tregua: dove,
  controluce: sunset,
};

export default DRAWINGS;
