import { mix, type Shades } from '../light/colour.ts'
import { type Random, seededRandom } from '../random.ts'
import { round, type Sheet } from '../scenes/sheet.ts'
import type { Box } from '../scenes/studio.ts'
import type { Point } from './curves.ts'

/**
 * A fold pressed into cloth or leather: a soft valley that runs out at both ends, with its far wall in the light.
 * `width` at its widest; `strength` from 0 to 1.
 */
export function crease(
  from: Point,
  control: Point,
  to: Point,
  width: number,
  shades: Shades,
  strength: number,
): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  const lens = (share: number, shift: number) => {
    const bow = (sign: number) =>
      `${round(control[0] + normal[0] * width * share * sign + shift)} ${round(control[1] + normal[1] * width * share * sign + shift)}`
    const end = ([x, y]: Point) => `${round(x + shift)} ${round(y + shift)}`
    return `M${end(from)}Q${bow(1)} ${end(to)}Q${bow(-1)} ${end(from)}Z`
  }
  const layers = (colour: string, shift: number, opacity: number) =>
    `<g fill="${colour}" fill-opacity="${round(opacity / 4.2, 3)}">${[1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((share) => `<path d="${lens(share, shift)}"/>`).join('')}</g>`
  return layers(shades.gleam, round(width * 0.42), strength * 0.28) + layers(shades.deep, 0, strength)
}

/** A row of stitches along a path. */
export function stitches(path: string, thread: string, length = 9, weight = 3): string {
  const dashes = `fill="none" stroke-width="${weight}" stroke-linecap="round" stroke-dasharray="${length} ${round(length * 0.75)}"`
  return `<path d="${path}" ${dashes} stroke="#140c08" stroke-opacity=".3" transform="translate(1 1.6)"/><path d="${path}" ${dashes} stroke="${thread}"/>`
}

/** A row of threads that hang from (left, y) to (right, y). */
interface Fringe {
  left: number
  right: number
  y: number
  length: number
  strands: number
  weight?: number
}

export function fringe(
  random: Random,
  { left, right, y, length, strands, weight = 6 }: Fringe,
  shades: Shades,
): string {
  const step = (right - left) / strands
  const drawn = Array.from({ length: strands }, (_, index) => {
    const x = left + step * (index + 0.5)
    const sway = (random() - 0.5) * step * 1.1
    const end = y + length * (0.9 + random() * 0.16)
    const path = `M${round(x)} ${y}C${round(x)} ${round(y + length * 0.4)} ${round(x + sway * 1.6)} ${round(y + length * 0.6)} ${round(x + sway)} ${round(end)}`
    const tone = mix(shades.dark, shades.light, 0.25 + random() * 0.6)
    return `<path d="${path}" stroke="${shades.deep}" stroke-width="${weight + 1.5}" stroke-opacity=".5" transform="translate(1.5 1)"/><path d="${path}" stroke="${tone}" stroke-width="${weight}"/><path d="${path}" stroke="${shades.lighter}" stroke-width="${round(weight * 0.3)}" stroke-opacity=".6" transform="translate(-1.2 0)"/>`
  })
  return `<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`
}

/** Nubby yarn (bouclé, raised wool): a tile of small knots, each with its light and its shadow. */
export function knots(sheet: Sheet, shades: Shades, size: number): string {
  // The same tile every time, so that a sheet holds it once.
  const random = seededRandom(5)
  const tile = round(size * 15)
  const dots = Array.from({ length: size < 5 ? 200 : 400 }, () => {
    const x = random() * tile
    const y = random() * tile
    const radius = size * (0.36 + random() * 0.42)
    const light = random()
    const colour = light > 0.6 ? shades.lighter : light > 0.2 ? shades.light : shades.base
    // Drawn again past each border, so that the tiles join without a seam.
    const places = [0, -tile, tile].flatMap((dx) => [0, -tile, tile].map((dy) => ({ px: x + dx, py: y + dy })))
    return places
      .filter(({ px, py }) => px > -size && px < tile + size && py > -size && py < tile + size)
      .map(
        ({ px, py }) =>
          `<circle cx="${round(px + radius * 0.35)}" cy="${round(py + radius * 0.5)}" r="${round(radius)}" fill="${shades.deep}" fill-opacity=".1"/><ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(radius * 0.8)}" ry="${round(radius * 0.66)}" fill="${colour}" fill-opacity="${round(0.16 + light * 0.22, 2)}"/>`,
      )
      .join('')
  })
  return sheet.pattern(tile, tile, 0, dots.join(''))
}

/** The slubs of linen and canvas: single thicker threads, both ways, to lay over a woven cloth. */
export function slubs(random: Random, box: Box, shades: Shades, count = 90): string {
  const threads = Array.from({ length: count }, () => {
    const long = 30 + random() * 90
    const x = round(box.x + random() * box.width)
    const y = round(box.y + random() * box.height)
    const run =
      random() > 0.5
        ? `q${round(long / 2)} ${round(random() * 3 - 1.5)} ${round(long)} 0`
        : `q${round(random() * 3 - 1.5)} ${round(long / 2)} 0 ${round(long)}`
    return `<path d="M${x} ${y}${run}" stroke="${random() > 0.5 ? shades.gleam : shades.deep}" stroke-width="${round(0.8 + random() * 1.6)}" stroke-opacity="${round(0.06 + random() * 0.12, 2)}"/>`
  })
  return `<g fill="none">${threads.join('')}</g>`
}
