// The drawings of the other cards without a school that ready decks have, by the name of the card (game-icons, see NOTICE).

import anchor from "game-icon:anchor@256";
import babyBottle from "game-icon:baby-bottle@256";
import backstab from "game-icon:backstab@256";
import bleedingWound from "game-icon:bleeding-wound@256";
import brokenBone from "game-icon:broken-bone@256";
import burningSkull from "game-icon:burning-skull@256";
import caravan from "game-icon:caravan@256";
import caveEntrance from "game-icon:cave-entrance@256";
import checkedShield from "game-icon:checked-shield@256";
import cobra from "game-icon:cobra@256";
import crosshair from "game-icon:crosshair@256";
import cycle from "game-icon:cycle@256";
import dodging from "game-icon:dodging@256";
import eyeTarget from "game-icon:eye-target@256";
import fangs from "game-icon:fangs@256";
import flyingFlag from "game-icon:flying-flag@256";
import guillotine from "game-icon:guillotine@256";
import horseshoe from "game-icon:horseshoe@256";
import knapsack from "game-icon:knapsack@256";
import layeredArmor from "game-icon:layered-armor@256";
import lockPicking from "game-icon:lock-picking@256";
import palisade from "game-icon:palisade@256";
import pitchfork from "game-icon:pitchfork@256";
import railRoad from "game-icon:rail-road@256";
import slaveryWhip from "game-icon:slavery-whip@256";
import snake from "game-icon:snake@256";
import snakeBite from "game-icon:snake-bite@256";
import snakeTongue from "game-icon:snake-tongue@256";
import sprout from "game-icon:sprout@256";
import stalagtite from "game-icon:stalagtite@256";
import steeringWheel from "game-icon:steering-wheel@256";
import surroundedShield from "game-icon:surrounded-shield@256";
import swamp from "game-icon:swamp@256";
import unlocking from "game-icon:unlocking@256";
import vineLeaf from "game-icon:vine-leaf@256";
import walkingBoot from "game-icon:walking-boot@256";
import warPick from "game-icon:war-pick@256";
import waterTower from "game-icon:water-tower@256";
import wolfHead from "game-icon:wolf-head@256";

const DRAWINGS: Record<string, string> = {
  ryuga: wolfHead,
  "il-viandante": walkingBoot,
  "il-signore-delle-cave": warPick,
  vipera: snakeBite,
  levatrice: babyBottle,
  "contadino-in-armi": pitchfork,
  "fratello-del-cobra": cobra,
  "cacciatore-di-taglie": crosshair,
  spia: eyeTarget,
  "figli-del-cobra": fangs,
  "carovana-armata": caravan,
  schiavisti: slaveryWhip,
  fanatici: burningSkull,
  liberti: lockPicking,
  "cavalieri-delle-dune": horseshoe,
  "razziatori-del-cobra": snakeTongue,
  "tana-del-cobra": caveEntrance,
  "orti-pensili": vineLeaf,
  "stazione-dei-treni": railRoad,
  "mare-secco": anchor,
  "fossa-dei-serpenti": snake,
  "grotta-dell-eco": stalagtite,
  "palude-salata": swamp,
  dislocazione: brokenBone,
  "guardia-bassa": surroundedShield,
  finta: dodging,
  speranza: sprout,
  "corazza-di-lamiera": layeredArmor,
  "moto-corazzata": steeringWheel,
  palizzata: palisade,
  cisterna: waterTower,
  "scudo-di-portiera": checkedShield,
  "giuramento-di-sangue": bleedingWound,
  stendardo: flyingFlag,
  liberazione: unlocking,
  imboscata: backstab,
  esecuzione: guillotine,
  razzia: knapsack,
  ritorno: cycle,
};

export default DRAWINGS;
