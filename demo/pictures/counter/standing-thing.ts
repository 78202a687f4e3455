/* A product on the counter: as it is drawn everywhere, with the shadow and the reflection that this place gives it. */

import { catalogue } from '../../catalogue.ts'
import { homeDrawings } from '../drawings-home.ts'
import { tableDrawings } from '../drawings-table.ts'
import { fading, round, type Sheet } from '../scenes/sheet.ts'
import { type Draw, type Drawing, type Foot, paintOf, TILT } from '../scenes/studio.ts'
import type { CounterFrame } from './counter-frame.ts'
import type { PlacedThing } from './placed-things.ts'

const DRAWINGS: Record<string, Draw> = { ...tableDrawings, ...homeDrawings }
const SHADOW = '#2b1609'

/** How a shadow falls: how far to the side for each unit of height, how far back, and how dark it is. */
export interface ShadowCast {
  right: number
  back: number
  strength: number
}

export interface StandingThing {
  thing: PlacedThing
  drawing: Drawing
  scale: number
  /** What is seen of it, in the units of the picture. */
  box: { x: number; y: number; width: number; height: number }
}

/** Draws a product of the catalogue for its place. */
export function standingThing(sheet: Sheet, thing: PlacedThing, { centimetre }: CounterFrame): StandingThing {
  const product = catalogue.find(({ slug }) => slug === thing.slug)
  const variant = product?.variants.find(({ name }) => name === thing.variant)
  const draw = product && DRAWINGS[product.picture.kind]
  if (!product || !variant || !draw) throw new Error(`${thing.slug}, ${thing.variant}, is not in the catalogue.`)
  const drawing = draw(paintOf(variant.colour ?? variant.paint, product.picture.shape, 7, sheet))
  const { box } = drawing
  const scale = (drawing.centimetres * centimetre) / box.height
  return {
    thing,
    drawing,
    scale,
    box: {
      x: thing.x + box.x * scale,
      y: thing.y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
  }
}

/** Returns all that a thing leaves on the wood: its reflection in the varnish, its shadow, and where it touches. */
export function shadowsOn(sheet: Sheet, standing: StandingThing, cast: ShadowCast): string {
  const { drawing, scale } = standing
  const feet = drawing.feet.map((foot) => contact(sheet, foot, cast.strength))
  return inPlace(standing, reflection(sheet, drawing) + shadowOf(sheet, drawing, cast, 6 / scale) + feet.join(''))
}

/** Returns the thing itself. */
export const drawnThing = (standing: StandingThing): string => inPlace(standing, standing.drawing.art)

const inPlace = ({ thing, scale }: StandingThing, art: string) =>
  `<g transform="translate(${round(thing.x)} ${round(thing.y)}) scale(${round(scale, 4)})">${art}</g>`

function shadowOf(sheet: Sheet, { outline, box, opacity = 1 }: Drawing, cast: ShadowCast, softness: number): string {
  const strength = cast.strength * opacity
  const fill = sheet.linearAt(
    [0, 0],
    [0, box.y],
    [
      { at: 0, colour: SHADOW, opacity: Math.min(0.75, 0.6 * strength) },
      { at: 0.5, colour: SHADOW, opacity: 0.42 * strength },
      { at: 1, colour: SHADOW, opacity: 0.1 * strength },
    ],
  )
  return `<g filter="${sheet.blur(softness, 0.3)}"><path d="${outline}" fill="${fill}" transform="matrix(1 0 ${round(-cast.right, 3)} ${round(cast.back * TILT, 3)} 0 0)"/></g>`
}

function contact(sheet: Sheet, foot: Foot, strength: number): string {
  const spot = (grow: number, opacity: number) => {
    const fill = sheet.radial([0.5, 0.5], 0.5, fading(SHADOW, [opacity, opacity * 0.85, 0]))
    return `<ellipse cx="${round(foot.x)}" cy="${round(foot.y + foot.halfDepth * 0.15)}" rx="${round(foot.halfWidth * grow)}" ry="${round(foot.halfDepth * grow * 1.15)}" fill="${fill}"/>`
  }
  return spot(1.7, Math.min(0.55, 0.4 * strength)) + spot(1.2, Math.min(0.9, 0.8 * strength))
}

/** Its silhouette upside down in the varnish, gone after a hand's breadth. */
function reflection(sheet: Sheet, { outline, box }: Drawing): string {
  const fill = sheet.linearAt([0, 0], [0, box.y * 0.45], fading('#3a2010', [0.5, 0.2, 0]))
  return `<path d="${outline}" fill="${fill}" transform="scale(1 -0.42)" filter="${sheet.blur(5, 0.1)}"/>`
}
