import { between, type Random } from '../random.ts'
import { round, type Sheet } from '../scenes/sheet.ts'
import type { Box } from '../scenes/studio.ts'
import type { Shades } from './colour.ts'
import { mix } from './colour.ts'

/**
 * Long grain of a board: a filled box with darker lines that run together in slow waves. Clip it to the shape of the board.
 * `density` is about how many lines; `upright` lets the grain run from top to bottom.
 */
export function woodGrain(
  sheet: Sheet,
  random: Random,
  box: Box,
  shades: Shades,
  density = 46,
  upright = false,
): string {
  const long = upright ? box.height : box.width
  const wide = upright ? box.width : box.height
  const phase = [random() * 6.3, random() * 6.3, random() * 6.3] as const
  const lines = Array.from({ length: density }, (_, index) => {
    const across = ((index + random() * 0.9) / density) * wide
    const swell = wide * 0.035 * Math.sin((index / density) * 5 + phase[2])
    const points = Array.from({ length: 9 }, (_, step) => {
      const along = (long * step) / 8
      const wave =
        Math.sin((step / 8) * 3.1 + phase[0]) * swell +
        Math.sin((step / 8) * 7.3 + phase[1] + index * 0.12) * wide * 0.008
      const [x, y] = upright ? [across + wave, along] : [along, across + wave]
      return `${round(box.x + x)} ${round(box.y + y)}`
    })
    const weight = random()
    return `<path d="${smooth(points)}" stroke-width="${round(between(random, 0.6, 1.4) + weight ** 4 * 3.2)}" opacity="${round(0.14 + weight * 0.34, 2)}"/>`
  })
  const [to, from]: [[number, number], [number, number]] = upright
    ? [
        [1, 0],
        [0, 0],
      ]
    : [
        [0.2, 1],
        [0, 0],
      ]
  const ground = sheet.linear(from, to, [
    { at: 0, colour: mix(shades.base, shades.light, 0.8) },
    { at: 0.3, colour: shades.base },
    { at: 0.55, colour: mix(shades.base, shades.light, 0.5) },
    { at: 1, colour: mix(shades.base, shades.dark, 0.4) },
  ])
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${ground}"/><g fill="none" stroke="${shades.darker}">${lines.join('')}</g>`
}

/** A fill of crossing threads (linen, canvas) to lay over a coloured cloth; `thread` is the width of a thread in units. */
export function weave(sheet: Sheet, thread: number, shades: Shades, degrees = 0): string {
  // One large tile of long threads: small tiles cost the renderer a copy each.
  const count = 24
  const size = round(thread * count, 2)
  const threads = Array.from({ length: count }, (_, index) => {
    const at = round(index * thread, 2)
    const uneven = ((index * 7) % 5) / 5
    const across = `<rect x="0" y="${at}" width="${size}" height="${round(thread * 0.5, 2)}" fill="${index % 2 ? shades.gleam : shades.deep}" opacity="${round((index % 2 ? 0.11 : 0.07) + uneven * 0.05, 2)}"/>`
    const down = `<rect x="${at}" y="0" width="${round(thread * 0.5, 2)}" height="${size}" fill="${index % 2 ? shades.deep : shades.gleam}" opacity="${round((index % 2 ? 0.07 : 0.1) + uneven * 0.04, 2)}"/>`
    return across + down
  })
  return sheet.pattern(size, size, degrees, threads.join(''))
}

/** Fine parallel brush marks for a metal: lay over the metal's gradient. */
export function brushed(sheet: Sheet, random: Random, shades: Shades, degrees = 0): string {
  const marks = Array.from({ length: 26 }, () => {
    const bright = random() > 0.5
    return `<rect x="0" y="${round(random() * 40)}" width="60" height="${round(between(random, 0.4, 1.3))}" fill="${bright ? shades.gleam : shades.deep}" opacity="${round(between(random, 0.06, 0.2), 2)}"/>`
  })
  return sheet.pattern(60, 40, degrees, marks.join(''))
}

/** A smooth line through points given as `x y`. */
function smooth(points: string[]): string {
  const [first = '0 0', ...rest] = points
  const middles = rest.slice(0, -1).map((point, index) => {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    const [nextX = 0, nextY = 0] = (rest[index + 1] ?? point).split(' ').map(Number)
    return `Q${point} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  })
  return `M${first}${middles.join('')}L${rest.at(-1) ?? first}`
}
