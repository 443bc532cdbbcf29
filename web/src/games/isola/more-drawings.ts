// The drawings of all other cards: many that most tables never see.

import acrobatic from "game-icon:acrobatic@256";
import anchor from "game-icon:anchor@256";
import ancientColumns from "game-icon:ancient-columns@256";
import ancientRuins from "game-icon:ancient-ruins@256";
import anvilImpact from "game-icon:anvil-impact@256";
import arena from "game-icon:arena@256";
import babyBottle from "game-icon:baby-bottle@256";
import backstab from "game-icon:backstab@256";
import barracksTent from "game-icon:barracks-tent@256";
import beard from "game-icon:beard@256";
import bleedingWound from "game-icon:bleeding-wound@256";
import bootPrints from "game-icon:boot-prints@256";
import brodieHelmet from "game-icon:brodie-helmet@256";
import brokenAxe from "game-icon:broken-axe@256";
import brokenBone from "game-icon:broken-bone@256";
import brokenPottery from "game-icon:broken-pottery@256";
import brokenWall from "game-icon:broken-wall@256";
import burningSkull from "game-icon:burning-skull@256";
import candleLight from "game-icon:candle-light@256";
import caravan from "game-icon:caravan@256";
import caveEntrance from "game-icon:cave-entrance@256";
import chainedArrowHeads from "game-icon:chained-arrow-heads@256";
import chariot from "game-icon:chariot@256";
import checkedShield from "game-icon:checked-shield@256";
import cobra from "game-icon:cobra@256";
import crossedChains from "game-icon:crossed-chains@256";
import crossedSwords from "game-icon:crossed-swords@256";
import crosshair from "game-icon:crosshair@256";
import curvyKnife from "game-icon:curvy-knife@256";
import cycle from "game-icon:cycle@256";
import dodging from "game-icon:dodging@256";
import dove from "game-icon:dove@256";
import droplets from "game-icon:droplets@256";
import exitDoor from "game-icon:exit-door@256";
import eyeTarget from "game-icon:eye-target@256";
import fangs from "game-icon:fangs@256";
import feather from "game-icon:feather@256";
import flyingFlag from "game-icon:flying-flag@256";
import foldedPaper from "game-icon:folded-paper@256";
import gavel from "game-icon:gavel@256";
import ghost from "game-icon:ghost@256";
import guillotine from "game-icon:guillotine@256";
import halberd from "game-icon:halberd@256";
import hammerDrop from "game-icon:hammer-drop@256";
import hoodedAssassin from "game-icon:hooded-assassin@256";
import horseshoe from "game-icon:horseshoe@256";
import humanTarget from "game-icon:human-target@256";
import huntingHorn from "game-icon:hunting-horn@256";
import ironMask from "game-icon:iron-mask@256";
import knapsack from "game-icon:knapsack@256";
import knightBanner from "game-icon:knight-banner@256";
import ladder from "game-icon:ladder@256";
import lanternFlame from "game-icon:lantern-flame@256";
import layeredArmor from "game-icon:layered-armor@256";
import lighthouse from "game-icon:lighthouse@256";
import linkedRings from "game-icon:linked-rings@256";
import lockPicking from "game-icon:lock-picking@256";
import meditation from "game-icon:meditation@256";
import mineWagon from "game-icon:mine-wagon@256";
import mountains from "game-icon:mountains@256";
import openBook from "game-icon:open-book@256";
import palisade from "game-icon:palisade@256";
import palm from "game-icon:palm@256";
import pentarrowsTornado from "game-icon:pentarrows-tornado@256";
import pilgrimHat from "game-icon:pilgrim-hat@256";
import pitchfork from "game-icon:pitchfork@256";
import plainDagger from "game-icon:plain-dagger@256";
import pointySword from "game-icon:pointy-sword@256";
import prayer from "game-icon:prayer@256";
import quickSlash from "game-icon:quick-slash@256";
import quillInk from "game-icon:quill-ink@256";
import railRoad from "game-icon:rail-road@256";
import returnArrow from "game-icon:return-arrow@256";
import ring from "game-icon:ring@256";
import rockGolem from "game-icon:rock-golem@256";
import scales from "game-icon:scales@256";
import shieldReflect from "game-icon:shield-reflect@256";
import shirt from "game-icon:shirt@256";
import shop from "game-icon:shop@256";
import slaveryWhip from "game-icon:slavery-whip@256";
import snake from "game-icon:snake@256";
import snakeBite from "game-icon:snake-bite@256";
import snakeTongue from "game-icon:snake-tongue@256";
import spikyEclipse from "game-icon:spiky-eclipse@256";
import spikyWing from "game-icon:spiky-wing@256";
import sprout from "game-icon:sprout@256";
import stalagtite from "game-icon:stalagtite@256";
import steeringWheel from "game-icon:steering-wheel@256";
import stoneThrone from "game-icon:stone-throne@256";
import sunrise from "game-icon:sunrise@256";
import sunset from "game-icon:sunset@256";
import surroundedShield from "game-icon:surrounded-shield@256";
import swamp from "game-icon:swamp@256";
import swan from "game-icon:swan@256";
import swordSpin from "game-icon:sword-spin@256";
import tearTracks from "game-icon:tear-tracks@256";
import thrownDaggers from "game-icon:thrown-daggers@256";
import twoCoins from "game-icon:two-coins@256";
import unlocking from "game-icon:unlocking@256";
import verticalBanner from "game-icon:vertical-banner@256";
import vineLeaf from "game-icon:vine-leaf@256";
import visoredHelm from "game-icon:visored-helm@256";
import walkingBoot from "game-icon:walking-boot@256";
import warPick from "game-icon:war-pick@256";
import warlordHelmet from "game-icon:warlord-helmet@256";
import waterBottle from "game-icon:water-bottle@256";
import waterTower from "game-icon:water-tower@256";
import whirlpoolShuriken from "game-icon:whirlpool-shuriken@256";
import whiteBook from "game-icon:white-book@256";
import windowBars from "game-icon:window-bars@256";
import windsock from "game-icon:windsock@256";
import wolfHead from "game-icon:wolf-head@256";

const DRAWINGS: Record<string, string> = {
  ryuga: wolfHead,
  "l-eremita-del-nord": beard,
  "il-maestro-d-armi": crossedSwords,
  "la-voce-del-trono": stoneThrone,
  "il-viandante": walkingBoot,
  "il-signore-delle-cave": warPick,
  vipera: snakeBite,
  "maestra-di-villaggio": openBook,
  "discepolo-muto": meditation,
  "sicario-del-nord": hoodedAssassin,
  "portatore-d-acqua": waterBottle,
  "lanciatore-di-coltelli": thrownDaggers,
  "danzatrice-di-lame": swordSpin,
  "giovane-airone": feather,
  saltimbanco: acrobatic,
  inquisitore: gavel,
  "ufficiale-pentito": pointySword,
  esattore: twoCoins,
  "scriba-di-corte": quillInk,
  levatrice: babyBottle,
  "contadino-in-armi": pitchfork,
  "fratello-del-cobra": cobra,
  "cacciatore-di-taglie": crosshair,
  spia: eyeTarget,
  "figli-del-cobra": fangs,
  "carovana-armata": caravan,
  "legione-di-ferro": visoredHelm,
  "monaci-del-passo": prayer,
  "scorta-del-re": knightBanner,
  "pellegrini-del-nord": pilgrimHat,
  "giganti-del-nord": rockGolem,
  "bande-libere": plainDagger,
  "stormo-dell-airone": swan,
  "guardia-del-sovrano": halberd,
  "genieri-imperiali": hammerDrop,
  "carri-della-luce": chariot,
  coscritti: brodieHelmet,
  schiavisti: slaveryWhip,
  fanatici: burningSkull,
  liberti: lockPicking,
  "cavalieri-delle-dune": horseshoe,
  "razziatori-del-cobra": snakeTongue,
  "mercato-libero": shop,
  "tana-del-cobra": caveEntrance,
  "scuola-in-rovina": ancientRuins,
  "cava-di-ferro": mineWagon,
  "teatro-all-aperto": ancientColumns,
  arena: arena,
  "torre-delle-luci": lighthouse,
  "colonia-penale": windowBars,
  "orti-pensili": vineLeaf,
  "stazione-dei-treni": railRoad,
  "mare-secco": anchor,
  "fossa-dei-serpenti": snake,
  "grotta-dell-eco": stalagtite,
  "palude-salata": swamp,
  dislocazione: brokenBone,
  "punto-segreto": humanTarget,
  "guardia-bassa": surroundedShield,
  "passo-immobile": bootPrints,
  "pugno-che-spezza": brokenWall,
  "mano-aperta": palm,
  "cento-tagli": quickSlash,
  "danza-del-sovrano": whirlpoolShuriken,
  "volo-radente": spikyWing,
  "muro-di-luce": shieldReflect,
  "luce-tranquilla": candleLight,
  sentenza: scales,
  finta: dodging,
  risolutezza: mountains,
  promessa: ring,
  ambizione: ladder,
  riscatto: sunrise,
  disprezzo: spikyEclipse,
  pieta: tearTracks,
  speranza: sprout,
  "corazza-di-lamiera": layeredArmor,
  "moto-corazzata": steeringWheel,
  palizzata: palisade,
  cisterna: waterTower,
  "elmo-da-predone": warlordHelmet,
  "vessilli-del-nord": verticalBanner,
  "lama-ricurva": curvyKnife,
  faro: lanternFlame,
  catene: crossedChains,
  "scudo-di-portiera": checkedShield,
  "giuramento-di-sangue": bleedingWound,
  stendardo: flyingFlag,
  "sangue-del-nord": droplets,
  "uniformi-di-seta": shirt,
  decreto: foldedPaper,
  maschera: ironMask,
  liberazione: unlocking,
  "tempesta-di-sabbia": pentarrowsTornado,
  imboscata: backstab,
  "voci-dal-passato": ghost,
  "ultima-chiamata": huntingHorn,
  esecuzione: guillotine,
  carestia: brokenPottery,
  razzia: knapsack,
  "vento-nuovo": windsock,
  lezione: whiteBook,
  pressione: anvilImpact,
  "patto-dei-fratelli": linkedRings,
  adunata: barracksTent,
  ritirata: returnArrow,
  diserzione: exitDoor,
  rastrellamento: chainedArrowHeads,
  tregua: dove,
  controluce: sunset,
  ritorno: cycle,
  faida: brokenAxe,
};

export default DRAWINGS;
