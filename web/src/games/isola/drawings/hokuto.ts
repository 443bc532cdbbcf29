// The drawings of the other cards of Hokuto, by the name of the card (game-icons, see NOTICE).

import ancientRuins from "game-icon:ancient-ruins@256";
import anvilImpact from "game-icon:anvil-impact@256";
import beard from "game-icon:beard@256";
import bootPrints from "game-icon:boot-prints@256";
import brokenWall from "game-icon:broken-wall@256";
import droplets from "game-icon:droplets@256";
import hoodedAssassin from "game-icon:hooded-assassin@256";
import humanTarget from "game-icon:human-target@256";
import knightBanner from "game-icon:knight-banner@256";
import ladder from "game-icon:ladder@256";
import linkedRings from "game-icon:linked-rings@256";
import meditation from "game-icon:meditation@256";
import mineWagon from "game-icon:mine-wagon@256";
import openBook from "game-icon:open-book@256";
import palm from "game-icon:palm@256";
import pilgrimHat from "game-icon:pilgrim-hat@256";
import prayer from "game-icon:prayer@256";
import ring from "game-icon:ring@256";
import rockGolem from "game-icon:rock-golem@256";
import verticalBanner from "game-icon:vertical-banner@256";
import waterBottle from "game-icon:water-bottle@256";
import whiteBook from "game-icon:white-book@256";

const DRAWINGS: Record<string, string> = {
  "l-eremita-del-nord": beard,
  "maestra-di-villaggio": openBook,
  "discepolo-muto": meditation,
  "sicario-del-nord": hoodedAssassin,
  "portatore-d-acqua": waterBottle,
  "monaci-del-passo": prayer,
  "scorta-del-re": knightBanner,
  "pellegrini-del-nord": pilgrimHat,
  "giganti-del-nord": rockGolem,
  "scuola-in-rovina": ancientRuins,
  "cava-di-ferro": mineWagon,
  "punto-segreto": humanTarget,
  "passo-immobile": bootPrints,
  "pugno-che-spezza": brokenWall,
  "mano-aperta": palm,
  promessa: ring,
  ambizione: ladder,
  "vessilli-del-nord": verticalBanner,
  "sangue-del-nord": droplets,
  lezione: whiteBook,
  pressione: anvilImpact,
  "patto-dei-fratelli": linkedRings,
};

export default DRAWINGS;
