import { drawBackpack } from './objects/carried/backpack.ts'
import { drawBeanie } from './objects/carried/beanie.ts'
import { drawDeskTray } from './objects/carried/desk-tray.ts'
import { drawNotebook } from './objects/carried/notebook.ts'
import { drawPen } from './objects/carried/pen.ts'
import { drawScarf } from './objects/carried/scarf.ts'
import { drawToteBag } from './objects/carried/tote-bag.ts'
import { drawUmbrella } from './objects/carried/umbrella.ts'
import { drawArmchair } from './objects/furniture/armchair.ts'
import { drawCoatRack } from './objects/furniture/coat-rack.ts'
import { drawFloorLamp } from './objects/furniture/floor-lamp.ts'
import { drawPendantLamp } from './objects/furniture/pendant-lamp.ts'
import { drawShelf } from './objects/furniture/shelf.ts'
import { drawSideTable } from './objects/furniture/side-table.ts'
import { drawSpeaker } from './objects/furniture/speaker.ts'
import { drawStool } from './objects/furniture/stool.ts'
import { drawTableLamp } from './objects/furniture/table-lamp.ts'
import { drawBasket } from './objects/home/basket.ts'
import { drawBlanket } from './objects/home/blanket.ts'
import { drawBrush } from './objects/home/brush.ts'
import { drawCushion } from './objects/home/cushion.ts'
import { drawMirror } from './objects/home/mirror.ts'
import { drawPlanter } from './objects/home/planter.ts'
import { drawPoster } from './objects/home/poster.ts'
import { drawSoap } from './objects/home/soap.ts'
import { drawVase } from './objects/home/vase.ts'
import { drawWallClock } from './objects/home/wall-clock.ts'
import { drawWateringCan } from './objects/home/watering-can.ts'
import type { Draw } from './scenes/studio.ts'

/** Things for the rooms, the desk, the garden and to wear. */
export const homeDrawings = {
  armchair: drawArmchair,
  backpack: drawBackpack,
  basket: drawBasket,
  beanie: drawBeanie,
  blanket: drawBlanket,
  brush: drawBrush,
  'coat-rack': drawCoatRack,
  cushion: drawCushion,
  'desk-tray': drawDeskTray,
  'floor-lamp': drawFloorLamp,
  mirror: drawMirror,
  notebook: drawNotebook,
  pen: drawPen,
  'pendant-lamp': drawPendantLamp,
  planter: drawPlanter,
  poster: drawPoster,
  scarf: drawScarf,
  shelf: drawShelf,
  'side-table': drawSideTable,
  soap: drawSoap,
  speaker: drawSpeaker,
  stool: drawStool,
  'table-lamp': drawTableLamp,
  'tote-bag': drawToteBag,
  umbrella: drawUmbrella,
  vase: drawVase,
  'wall-clock': drawWallClock,
  'watering-can': drawWateringCan,
} satisfies Record<string, Draw>
