/*
 * The studio: what every drawing of the demo shop agrees on.
 *
 * An object is drawn around the origin: x = 0 is its middle, y = 0 the floor it stands on (the middle of its foot, seen a little from
 * above), and up is negative. Draw in any comfortable scale (about 300 to 700 units tall): the studio measures `box` and fits the
 * drawing into the frame. The key light comes from the upper left and a little from the front; shadows fall to the right.
 */
import { type Shades, shadesOf } from '../light/colour.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Sheet } from './sheet.ts'

export const CANVAS = { width: 1280, height: 960 }

/** How round things look: the height of a horizontal circle by its width. The camera looks down by about 14 degrees, everywhere. */
export const TILT = 0.25

/** Three silhouettes of one kind, so that two products of one kind look like different products. */
export type Shape = 0 | 1 | 2

/** What a drawing is made with. */
export interface Paint {
  /** The colour of the variant, `#rrggbb`. */
  colour: string
  /** The same colour from highlight to shadow. */
  shades: Shades
  shape: Shape
  /** Depends on the seed of the picture alone. */
  random: Random
  sheet: Sheet
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the object touches the floor: an ellipse for the contact shadow. */
export interface Foot {
  x: number
  y: number
  halfWidth: number
  halfDepth: number
}

export interface Drawing {
  /** SVG elements, back to front. */
  art: string
  /** Path data of the outer silhouette; the shadow is cast from it. */
  outline: string
  /** The tight bounds of what is seen. */
  box: Box
  /**
   * `stands` on the floor (y = 0), `hangs` on or in front of a wall (its shadow falls on the wall), or `lies` on a table seen
   * straight from above (flat lay; its shadow is a small offset).
   */
  stance: 'stands' | 'hangs' | 'lies'
  /** Contact shadows; empty for what does not stand. */
  feet: Foot[]
  /** The most telling part: the close-up is centred on (x, y) and shows about `width` units. */
  detail: { x: number; y: number; width: number }
  /** Real height of `box` in centimetres, so that things next to each other have the right sizes. */
  centimetres: number
  /** How far in front of the wall a hanging thing is, in units; 14 unless told (a pendant lamp: 120). */
  distance?: number
  /** Share of the shadow that stays: glass lets light through (0.4), everything else 1 unless told. */
  opacity?: number
}

/** What an object file exports. */
export type Draw = (paint: Paint) => Drawing

export function paintOf(colour: string, shape: Shape, seed: number, sheet: Sheet): Paint {
  return { colour, shades: shadesOf(colour), shape, random: seededRandom(seed), sheet }
}

/** A foot of a round thing: the radius of what touches the floor, at x. */
export function roundFoot(radius: number, x = 0, y = 0): Foot {
  return { x, y, halfWidth: radius, halfDepth: radius * TILT }
}
