// The drawings of the other cards of Nanto, by the name of the card (game-icons, see NOTICE).

import acrobatic from "game-icon:acrobatic@256";
import ancientColumns from "game-icon:ancient-columns@256";
import arena from "game-icon:arena@256";
import barracksTent from "game-icon:barracks-tent@256";
import crossedSwords from "game-icon:crossed-swords@256";
import curvyKnife from "game-icon:curvy-knife@256";
import exitDoor from "game-icon:exit-door@256";
import feather from "game-icon:feather@256";
import halberd from "game-icon:halberd@256";
import plainDagger from "game-icon:plain-dagger@256";
import quickSlash from "game-icon:quick-slash@256";
import returnArrow from "game-icon:return-arrow@256";
import shirt from "game-icon:shirt@256";
import spikyWing from "game-icon:spiky-wing@256";
import sunrise from "game-icon:sunrise@256";
import swan from "game-icon:swan@256";
import swordSpin from "game-icon:sword-spin@256";
import thrownDaggers from "game-icon:thrown-daggers@256";
import whirlpoolShuriken from "game-icon:whirlpool-shuriken@256";

const DRAWINGS: Record<string, string> = {
  "il-maestro-d-armi": crossedSwords,
  "lanciatore-di-coltelli": thrownDaggers,
  "danzatrice-di-lame": swordSpin,
  "giovane-airone": feather,
  saltimbanco: acrobatic,
  "bande-libere": plainDagger,
  "stormo-dell-airone": swan,
  "guardia-del-sovrano": halberd,
  "teatro-all-aperto": ancientColumns,
  arena,
  "cento-tagli": quickSlash,
  "danza-del-sovrano": whirlpoolShuriken,
  "volo-radente": spikyWing,
  riscatto: sunrise,
  "lama-ricurva": curvyKnife,
  "uniformi-di-seta": shirt,
  adunata: barracksTent,
  ritirata: returnArrow,
  diserzione: exitDoor,
};

export default DRAWINGS;
