// The drawings of the cards that no ready deck has, by the name of the card (game-icons, see NOTICE).

import brokenAxe from "game-icon:broken-axe@256";
import brokenPottery from "game-icon:broken-pottery@256";
import crossedChains from "game-icon:crossed-chains@256";
import ghost from "game-icon:ghost@256";
import huntingHorn from "game-icon:hunting-horn@256";
import ironMask from "game-icon:iron-mask@256";
import mountains from "game-icon:mountains@256";
import pentarrowsTornado from "game-icon:pentarrows-tornado@256";
import shop from "game-icon:shop@256";
import tearTracks from "game-icon:tear-tracks@256";
import warlordHelmet from "game-icon:warlord-helmet@256";
import windsock from "game-icon:windsock@256";

const DRAWINGS: Record<string, string> = {
  "mercato-libero": shop,
  risolutezza: mountains,
  pieta: tearTracks,
  "elmo-da-predone": warlordHelmet,
  catene: crossedChains,
  maschera: ironMask,
  "tempesta-di-sabbia": pentarrowsTornado,
  "voci-dal-passato": ghost,
  "ultima-chiamata": huntingHorn,
  carestia: brokenPottery,
  "vento-nuovo": windsock,
  faida: brokenAxe,
};

export default DRAWINGS;
