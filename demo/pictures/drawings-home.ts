import { drawArmchair } from './objects/armchair.ts'
import { drawBackpack } from './objects/backpack.ts'
import { drawBasket } from './objects/basket.ts'
import { drawBeanie } from './objects/beanie.ts'
import { drawBlanket } from './objects/blanket.ts'
import { drawBrush } from './objects/brush.ts'
import { drawCoatRack } from './objects/coat-rack.ts'
import { drawCushion } from './objects/cushion.ts'
import { drawDeskTray } from './objects/desk-tray.ts'
import { drawFloorLamp } from './objects/floor-lamp.ts'
import { drawMirror } from './objects/mirror.ts'
import { drawNotebook } from './objects/notebook.ts'
import { drawPen } from './objects/pen.ts'
import { drawPendantLamp } from './objects/pendant-lamp.ts'
import { drawPlanter } from './objects/planter.ts'
import { drawPoster } from './objects/poster.ts'
import { drawScarf } from './objects/scarf.ts'
import { drawShelf } from './objects/shelf.ts'
import { drawSideTable } from './objects/side-table.ts'
import { drawSoap } from './objects/soap.ts'
import { drawSpeaker } from './objects/speaker.ts'
import { drawStool } from './objects/stool.ts'
import { drawTableLamp } from './objects/table-lamp.ts'
import { drawToteBag } from './objects/tote-bag.ts'
import { drawUmbrella } from './objects/umbrella.ts'
import { drawVase } from './objects/vase.ts'
import { drawWallClock } from './objects/wall-clock.ts'
import { drawWateringCan } from './objects/watering-can.ts'
import type { Draw } from './studio.ts'

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
