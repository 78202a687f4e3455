import { seededRandom } from '../random.ts'
import { fading, newSheet, round, type Sheet } from '../scenes/sheet.ts'
import { type CounterFrame, type CounterLight, type CounterShape, FRAMES } from './counter-frame.ts'
import { darkness, glow, type Shining } from './evening.ts'
import { PLACED } from './placed-things.ts'
import { duskOnTheWall, plasterWall, sunOnTheWall } from './room.ts'
import { drawnThing, type ShadowCast, type StandingThing, shadowsOn, standingThing } from './standing-thing.ts'
import { counterFront, counterTop } from './wooden-counter.ts'

/** Where a product stands in the picture, in fractions of its width and height. */
interface CounterSpot {
  slug: string
  x: number
  y: number
  width: number
  height: number
}

export interface CounterScene {
  /** A complete SVG document, without fonts or outside references. */
  svg: string
  width: number
  height: number
  /** From left to right. */
  spots: CounterSpot[]
}

const SUN: ShadowCast = { right: 1.15, back: 1.5, strength: 1 }
const SHOWN_WIDTHS = { wide: 1920, tall: 1080 }
const LAMP = 'mushroom-table-lamp'
const CANDLE = 'after-the-rain-candle'

/** Draws the counter with products of the catalogue standing on it: by day with the sun from the left, in the evening by the light of the lamp and the candle. */
export function counterScene({ light, shape }: { light: CounterLight; shape: CounterShape }): CounterScene {
  const frame = FRAMES[shape]
  const sheet = newSheet()
  const random = seededRandom(41)
  const things = PLACED[shape].map((thing) => standingThing(sheet, thing, frame))
  const lights = things.flatMap((thing) => shining(thing, frame))
  const art = [
    plasterWall(sheet, random, frame),
    light === 'day' ? sunOnTheWall(sheet, random, frame) : duskOnTheWall(sheet, frame),
    counterTop(sheet, random, frame),
    counterFront(sheet, random, frame),
    onTheTop(
      sheet,
      frame,
      things.map((thing) => shadowsOn(sheet, thing, light === 'day' ? SUN : awayFrom(lights, thing, frame))),
    ),
    // Those farther back first.
    ...[...things].sort((one, other) => one.thing.y - other.thing.y).map(drawnThing),
    light === 'day' ? daylight(sheet, frame) : darkness(sheet, frame, lights) + glow(sheet, lights),
  ]
  const { width, height } = frame
  // No wider than the widest picture that is stored of it.
  const shown = SHOWN_WIDTHS[shape]
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${(shown * height) / width}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${art.join('')}</svg>`,
    width,
    height,
    spots: things
      .map(({ thing: { slug }, box }) => ({
        slug,
        x: round(box.x / width, 4),
        y: round(box.y / height, 4),
        width: round(box.width / width, 4),
        height: round(box.height / height, 4),
      }))
      .sort((one, other) => one.x + one.width / 2 - (other.x + other.width / 2)),
  }
}

/** Shadows end where the wall begins. */
function onTheTop(sheet: Sheet, { width, back, edge }: CounterFrame, shadows: readonly string[]): string {
  const clip = sheet.clip(`<rect y="${back}" width="${width}" height="${edge - back}"/>`)
  return `<g clip-path="${clip}">${shadows.join('')}</g>`
}

function shining({ thing: { slug }, drawing, box, scale }: StandingThing, { width, height }: CounterFrame): Shining[] {
  const whole = Math.min(width, height * 1.6)
  const x = box.x + (0 - drawing.box.x) * scale
  if (slug === LAMP) return [{ x, y: box.y + box.height * 0.38, reach: whole * 0.62, power: 1 }]
  if (slug === CANDLE) return [{ x, y: box.y + box.height * 0.14, reach: whole * 0.36, power: 0.85 }]
  return []
}

/** In the evening shadows fall away from the lamp; near it they are short. */
function awayFrom(lights: readonly Shining[], { thing }: StandingThing, { width }: CounterFrame): ShadowCast {
  const lamp = lights.reduce((brightest, one) => (one.reach > brightest.reach ? one : brightest), { x: 0, reach: 0 })
  const away = (thing.x - lamp.x) / (width * 0.3)
  return { right: Math.max(-1.5, Math.min(1.5, away * 1.6)), back: 0.9, strength: thing.slug === LAMP ? 0.25 : 1.3 }
}

/** What the window does to the whole picture: bright on its side, and quiet at the other edges. */
function daylight(sheet: Sheet, { width, height }: CounterFrame): string {
  const sun = sheet.radialAt([width * 0.08, 0], width * 0.75, fading('#fff7e4', [0.5, 0.14, 0]))
  const shade = sheet.linearAt([width * 0.55, 0], [width, 0], fading('#4a2d18', [0, 0.2]))
  return `<rect width="${width}" height="${height}" fill="${sun}"/><rect width="${width}" height="${height}" fill="${shade}"/>`
}
