import { drawCoffeeBag } from './objects/brewing/coffee-bag.ts'
import { drawCoffeeDripper } from './objects/brewing/coffee-dripper.ts'
import { drawKettle } from './objects/brewing/kettle.ts'
import { drawMokaPot } from './objects/brewing/moka-pot.ts'
import { drawTeaTin } from './objects/brewing/tea-tin.ts'
import { drawTeapot } from './objects/brewing/teapot.ts'
import { drawBottle } from './objects/carried/bottle.ts'
import { drawCandle } from './objects/home/candle.ts'
import { drawApron } from './objects/kitchen/apron.ts'
import { drawChocolate } from './objects/kitchen/chocolate.ts'
import { drawCocotte } from './objects/kitchen/cocotte.ts'
import { drawCuttingBoard } from './objects/kitchen/cutting-board.ts'
import { drawJamJar } from './objects/kitchen/jam-jar.ts'
import { drawKnife } from './objects/kitchen/knife.ts'
import { drawOilBottle } from './objects/kitchen/oil-bottle.ts'
import { drawPepperMill } from './objects/kitchen/pepper-mill.ts'
import { drawScale } from './objects/kitchen/scale.ts'
import { drawTeaTowel } from './objects/kitchen/tea-towel.ts'
import { drawBowl } from './objects/table/bowl.ts'
import { drawCarafe } from './objects/table/carafe.ts'
import { drawMug } from './objects/table/mug.ts'
import { drawPlates } from './objects/table/plates.ts'
import { drawTray } from './objects/table/tray.ts'
import { drawTumblers } from './objects/table/tumblers.ts'
import type { Draw } from './scenes/studio.ts'

/** Things for the kitchen and the table. */
export const tableDrawings = {
  apron: drawApron,
  bottle: drawBottle,
  bowl: drawBowl,
  candle: drawCandle,
  carafe: drawCarafe,
  chocolate: drawChocolate,
  cocotte: drawCocotte,
  'coffee-bag': drawCoffeeBag,
  'coffee-dripper': drawCoffeeDripper,
  'cutting-board': drawCuttingBoard,
  'jam-jar': drawJamJar,
  kettle: drawKettle,
  knife: drawKnife,
  'moka-pot': drawMokaPot,
  mug: drawMug,
  'oil-bottle': drawOilBottle,
  'pepper-mill': drawPepperMill,
  plates: drawPlates,
  scale: drawScale,
  'tea-tin': drawTeaTin,
  'tea-towel': drawTeaTowel,
  teapot: drawTeapot,
  tray: drawTray,
  tumblers: drawTumblers,
} satisfies Record<string, Draw>
