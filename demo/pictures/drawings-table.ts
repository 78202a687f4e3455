import { drawApron } from './objects/apron.ts'
import { drawBottle } from './objects/bottle.ts'
import { drawBowl } from './objects/bowl.ts'
import { drawCandle } from './objects/candle.ts'
import { drawCarafe } from './objects/carafe.ts'
import { drawChocolate } from './objects/chocolate.ts'
import { drawCocotte } from './objects/cocotte.ts'
import { drawCoffeeBag } from './objects/coffee-bag.ts'
import { drawCoffeeDripper } from './objects/coffee-dripper.ts'
import { drawCuttingBoard } from './objects/cutting-board.ts'
import { drawJamJar } from './objects/jam-jar.ts'
import { drawKettle } from './objects/kettle.ts'
import { drawKnife } from './objects/knife.ts'
import { drawMokaPot } from './objects/moka-pot.ts'
import { drawMug } from './objects/mug.ts'
import { drawOilBottle } from './objects/oil-bottle.ts'
import { drawPepperMill } from './objects/pepper-mill.ts'
import { drawPlates } from './objects/plates.ts'
import { drawScale } from './objects/scale.ts'
import { drawTeaTin } from './objects/tea-tin.ts'
import { drawTeaTowel } from './objects/tea-towel.ts'
import { drawTeapot } from './objects/teapot.ts'
import { drawTray } from './objects/tray.ts'
import { drawTumblers } from './objects/tumblers.ts'
import type { Draw } from './studio.ts'

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
