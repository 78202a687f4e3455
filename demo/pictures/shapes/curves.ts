import { round } from '../scenes/sheet.ts'

export type Point = readonly [x: number, y: number]

/**
 * A closed polygon with rounded corners; `bulge` bends each edge outwards by that many units (negative: inwards). Points run clockwise
 * as seen on the picture.
 */
export function rounded(points: readonly Point[], radius: number, bulge = 0): string {
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner
    const after = points[(index + 1) % points.length] ?? corner
    const enter = towards(corner, before, radius)
    const leave = towards(corner, after, radius)
    const arrive = towards(after, corner, radius)
    const [middle, normal] = across(leave, arrive)
    const edge = bulge
      ? `Q${shown([middle[0] + normal[0] * bulge * 2, middle[1] + normal[1] * bulge * 2])} ${shown(arrive)}`
      : `L${shown(arrive)}`
    return `${index === 0 ? `M${shown(enter)}` : ''}Q${shown(corner)} ${shown(leave)}${edge}`
  })
  return `${parts.join('')}Z`
}

/** A smooth line through all points; a closed one comes back to its start. */
export function smoothed(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const place = closed ? (index + points.length) % points.length : Math.min(points.length - 1, Math.max(0, index))
    return points[place] ?? [0, 0]
  }
  const pieces = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${shown(first)} ${shown(second)} ${shown(to)}`
  })
  return `M${shown(at(0))}${pieces.join('')}${closed ? 'Z' : ''}`
}

/** Path data of straight lines (as `turned` gives its outline) with every y reflected at y = 0. */
export function upsideDown(path: string): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${round(-Number(y))}`)
}

/** A rectangle with round corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius: number): string {
  return rounded(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  )
}

/**
 * A line with soft edges, as nested strokes: a shadow in a fold, a sheen along an edge. Far cheaper than a blur.
 * `opacity` is reached in the middle.
 */
export function softLine(path: string, width: number, colour: string, opacity: number, layers = 7): string {
  const layer = round(1 - (1 - opacity) ** (1 / layers), 3)
  const strokes = Array.from(
    { length: layers },
    (_, index) => `<path d="${path}" stroke-width="${round(width * (1 - index / layers))}"/>`,
  )
  return `<g fill="none" stroke="${colour}" stroke-opacity="${layer}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(0.5, distance / length)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function across(from: Point, to: Point): [Point, Point] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [
    [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    [(to[1] - from[1]) / length, (from[0] - to[0]) / length],
  ]
}

const shown = ([x, y]: Point) => `${round(x)} ${round(y)}`
