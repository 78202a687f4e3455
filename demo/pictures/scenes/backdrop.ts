import { hueOf, lightnessOf, mix } from '../light/colour.ts'
import { between, oneOf, type Random } from '../random.ts'
import { fading, type Sheet } from './sheet.ts'
import { CANVAS } from './studio.ts'

/** A family of tints for wall and floor. `shadow` is the deep tone that shadows take on it. */
export interface Tint {
  name: string
  wall: string
  floor: string
  shadow: string
}

export const TINTS = {
  chalk: { name: 'chalk', wall: '#e6e1d8', floor: '#efebe3', shadow: '#4d4238' },
  sand: { name: 'sand', wall: '#ddcdb5', floor: '#e8dbc7', shadow: '#54402a' },
  blush: { name: 'blush', wall: '#e2c4b5', floor: '#edd6ca', shadow: '#5c382c' },
  sage: { name: 'sage', wall: '#bdc7b2', floor: '#d0d7c5', shadow: '#353f30' },
  mist: { name: 'mist', wall: '#bccad0', floor: '#d0dade', shadow: '#2f3d48' },
  clay: { name: 'clay', wall: '#cd9c80', floor: '#dbb297', shadow: '#4d2817' },
  butter: { name: 'butter', wall: '#e8d49f', floor: '#f0e1b9', shadow: '#5c4618' },
  heather: { name: 'heather', wall: '#cabfcd', floor: '#dad2db', shadow: '#42364a' },
  pine: { name: 'pine', wall: '#7d9086', floor: '#95a69b', shadow: '#1e2c28' },
  stone: { name: 'stone', wall: '#c2bdb5', floor: '#d3cfc8', shadow: '#3a3530' },
} satisfies Record<string, Tint>

/** Tints that flatter an object: near its opposite or its neighbour on the colour wheel, and clearly lighter or darker than it. */
export function tintFor(colour: string, random: Random, avoid?: Tint): Tint {
  const { chroma, degrees } = hueOf(colour)
  const lightness = lightnessOf(colour)
  const families = chroma < 0.035 ? neutralTints(lightness) : tintsForHue(degrees, lightness)
  const [first, ...rest] = families.filter((tint) => tint !== avoid)
  return first ? oneOf(random, [first, ...rest]) : TINTS.chalk
}

function neutralTints(lightness: number): Tint[] {
  if (lightness > 0.85) return [TINTS.sage, TINTS.mist, TINTS.blush, TINTS.sand, TINTS.clay, TINTS.heather]
  if (lightness > 0.5) return [TINTS.blush, TINTS.butter, TINTS.chalk, TINTS.mist, TINTS.sage]
  return [TINTS.chalk, TINTS.sand, TINTS.blush, TINTS.stone, TINTS.sage]
}

function tintsForHue(degrees: number, lightness: number): Tint[] {
  const pale = lightness > 0.8
  if (degrees < 25 || degrees > 335) return [TINTS.chalk, TINTS.blush, TINTS.mist, TINTS.stone]
  if (degrees < 75)
    return pale ? [TINTS.mist, TINTS.sage, TINTS.clay] : [TINTS.chalk, TINTS.mist, TINTS.sage, TINTS.blush]
  if (degrees < 115)
    return pale
      ? [TINTS.mist, TINTS.heather, TINTS.clay, TINTS.sage]
      : [TINTS.mist, TINTS.chalk, TINTS.sage, TINTS.heather]
  if (degrees < 185) return [TINTS.blush, TINTS.chalk, TINTS.sand, TINTS.butter]
  if (degrees < 290) return [TINTS.sand, TINTS.chalk, TINTS.blush, TINTS.butter]
  return [TINTS.chalk, TINTS.heather, TINTS.sage, TINTS.sand]
}

/** The height of the line where wall and floor meet, when the floor's front line is at `ground`. */
function horizonFor(ground: number): number {
  return ground - 130
}

/**
 * A studio sweep: a wall that bends softly into the floor, a pool of light from the upper left, and a gentle vignette.
 * `ground` is where the object stands, in canvas pixels.
 */
export function sweep(sheet: Sheet, tint: Tint, ground: number, random: Random): string {
  const { width, height } = CANVAS
  const horizon = horizonFor(ground)
  const bend = sheet.linearAt(
    [0, horizon - 110],
    [0, height],
    [
      { at: 0, colour: mix(tint.wall, tint.shadow, 0.05) },
      { at: 0.22, colour: mix(tint.wall, tint.shadow, 0.035) },
      { at: 0.36, colour: mix(tint.wall, tint.floor, 0.7) },
      { at: 0.55, colour: tint.floor },
      { at: 1, colour: mix(tint.floor, tint.shadow, 0.06) },
    ],
  )
  return `<rect width="${width}" height="${height}" fill="${bend}"/>${light(sheet, tint, between(random, 0.26, 0.36))}`
}

/** A table top or wall seen straight on: one even surface in the same light. */
export function plane(sheet: Sheet, tint: Tint, random: Random): string {
  const { width, height } = CANVAS
  return `<rect width="${width}" height="${height}" fill="${mix(tint.wall, tint.floor, 0.4)}"/>${light(sheet, tint, between(random, 0.24, 0.34))}`
}

/** The pool of light and the vignette in one gradient: each layer over the whole canvas costs time. `at` is a share of the width. */
function light(sheet: Sheet, tint: Tint, at: number): string {
  const { width, height } = CANVAS
  const veil = sheet.radialAt(
    [at * width, height * 0.24],
    width,
    [
      { at: 0, colour: '#fffaf0', opacity: 0.6 },
      { at: 0.24, colour: '#fffaf0', opacity: 0.32 },
      { at: 0.52, colour: '#fffaf0', opacity: 0.06 },
      { at: 0.6, colour: tint.shadow, opacity: 0 },
      { at: 0.8, colour: tint.shadow, opacity: 0.09 },
      { at: 1, colour: tint.shadow, opacity: 0.24 },
    ],
    0.85,
  )
  return `<rect width="${width}" height="${height}" fill="${veil}"/>`
}

/** A veil that darkens towards the corners, for scenes. */
export function vignette(sheet: Sheet, tint: Tint, strength = 1): string {
  const { width, height } = CANVAS
  const veil = sheet.radialAt(
    [width * 0.44, height * 0.44],
    width * 0.82,
    fading(tint.shadow, [0, 0, 0.05 * strength, 0.2 * strength]),
    0.85,
  )
  return `<rect width="${width}" height="${height}" fill="${veil}"/>`
}
