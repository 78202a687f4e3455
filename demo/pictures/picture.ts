import { homeDrawings } from './drawings-home.ts'
import { tableDrawings } from './drawings-table.ts'
import { shadowsOf } from './light/shadows.ts'
import { type Random, seededRandom } from './random.ts'
import { plane, sweep, type Tint, tintFor } from './scenes/backdrop.ts'
import { sceneFor } from './scenes/scenes.ts'
import { newSheet, round, type Sheet } from './scenes/sheet.ts'
import { CANVAS, type Draw, type Drawing, paintOf, type Shape } from './scenes/studio.ts'

const DRAWINGS = { ...tableDrawings, ...homeDrawings } satisfies Record<string, Draw>

export type PictureKind = keyof typeof DRAWINGS
export type PictureView = 'studio' | 'detail' | 'scene'

/** Every kind there is, in the order of the tables. */
export const PICTURE_KINDS = Object.keys(DRAWINGS) as PictureKind[]

export interface PictureRequest {
  kind: PictureKind
  shape: Shape
  /** `#rrggbb`, the colour of the variant. */
  colour: string
  view: PictureView
  /** Chooses backdrop, companions and small irregularities; the same request always gives the same picture. */
  seed: number
}

/** Draws a product as a complete SVG document of 1280 x 960 (4:3), without fonts or outside references. */
export function picture({ kind, shape, colour, view, seed }: PictureRequest): string {
  const sheet = newSheet()
  const drawing = DRAWINGS[kind](paintOf(colour, shape, seed, sheet))
  const random = seededRandom(seed + 101)
  const tint = tintFor(colour, random)
  const art =
    view === 'studio'
      ? studio(sheet, drawing, tint, random)
      : view === 'detail'
        ? detail(sheet, drawing, tintFor(colour, random, tint), random)
        : scene(sheet, drawing, tintFor(colour, random, tint), random, colour)
  const { width, height } = CANVAS
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${art}</svg>`
}

/** The whole object, a little below the middle so that it stands at ease. */
function studio(sheet: Sheet, drawing: Drawing, tint: Tint, random: Random): string {
  const { box, stance } = drawing
  const scale = Math.min(
    (CANVAS.height * (stance === 'stands' ? 0.68 : 0.76)) / box.height,
    (CANVAS.width * 0.64) / box.width,
  )
  const x = CANVAS.width / 2 - (box.x + box.width / 2) * scale
  const y = CANVAS.height / 2 + (stance === 'stands' ? 26 : 0) - (box.y + box.height / 2) * scale
  return backdrop(sheet, drawing, tint, y, random) + placed(sheet, drawing, x, y, scale, tint.shadow)
}

/** A close crop, tilted a little, as if the photographer had stepped closer. */
function detail(sheet: Sheet, drawing: Drawing, tint: Tint, random: Random): string {
  const { detail: focus } = drawing
  const scale = CANVAS.width / (focus.width * 1.12)
  const angle = round((random() > 0.5 ? 1 : -1) * (2.5 + random() * 2.5), 2)
  const x = CANVAS.width / 2 - focus.x * scale
  const y = CANVAS.height / 2 - focus.y * scale
  const turn = `rotate(${angle} ${CANVAS.width / 2} ${CANVAS.height / 2})`
  return `${backdrop(sheet, drawing, tint, y, random)}<g transform="${turn}">${placed(sheet, drawing, x, y, scale, tint.shadow)}</g>`
}

/** In use, with quiet company. */
function scene(sheet: Sheet, drawing: Drawing, tint: Tint, random: Random, colour: string): string {
  const { box, stance } = drawing
  const place = sceneFor(sheet, random, drawing, tint, colour)
  const scale = Math.min(place.height / box.height, place.width / box.width)
  const x = place.x - (box.x + box.width / 2) * scale
  const y = place.ground - (stance === 'stands' ? 0 : (box.y + box.height / 2) * scale)
  return place.back + placed(sheet, drawing, x, y, scale, place.shadow) + place.front
}

function backdrop(sheet: Sheet, drawing: Drawing, tint: Tint, ground: number, random: Random): string {
  return drawing.stance === 'stands' ? sweep(sheet, tint, ground, random) : plane(sheet, tint, random)
}

function placed(sheet: Sheet, drawing: Drawing, x: number, y: number, scale: number, shadow: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 4)})">${shadowsOf(sheet, drawing, shadow, 12 / scale)}${drawing.art}</g>`
}
