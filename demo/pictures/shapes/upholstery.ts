/* Stuffed blocks of cloth, for seats and backs. */

import { mix } from '../light/colour.ts'
import { evenly } from '../scenes/sheet.ts'
import type { Paint } from '../scenes/studio.ts'
import { knots } from './cloth.ts'
import { type Point, rounded, smoothed, softLine } from './curves.ts'
import type { Camera, Spot } from './space.ts'

/** Top corners (far left, far right, near right, near left), then the bottom corners in the same order. */
export type Corners = readonly [Spot, Spot, Spot, Spot, Spot, Spot, Spot, Spot]

/** An upright box of cloth by two opposite corners. */
export function boxed([left, down, far]: Spot, [right, up, near]: Spot): Corners {
  return [
    [left, up, far],
    [right, up, far],
    [right, up, near],
    [left, up, near],
    [left, down, far],
    [right, down, far],
    [right, down, near],
    [left, down, near],
  ]
}

interface Edge {
  near: number
  up: number
  down: number
}

/** A seat cushion, `half` its width wide to each side, between its front and its back edge. */
export function sloping(half: number, front: Edge, back: Edge): Corners {
  return [
    [-half, back.up, back.near],
    [half, back.up, back.near],
    [half, front.up, front.near],
    [-half, front.up, front.near],
    [-half, back.down, back.near],
    [half, back.down, back.near],
    [half, front.down, front.near],
    [-half, front.down, front.near],
  ]
}

/** A back cushion that leans from its low front edge to its high one. */
export function slanted([left, down, lowNear]: Spot, [right, up, highNear]: Spot, thick: number): Corners {
  return [
    [left, up, highNear],
    [right, up, highNear],
    [right, up - 16, highNear + thick],
    [left, up - 16, highNear + thick],
    [left, down, lowNear - 40],
    [right, down, lowNear - 40],
    [right, down, lowNear + thick * 0.9],
    [left, down, lowNear + thick * 0.9],
  ]
}

/** A stuffed box: three full faces with a seam between them. */
export function stuffed({ sheet, shades }: Paint, view: Camera, corners: Corners, radius: number): string {
  const points = corners.map((spot) => view(spot))
  const pick = (...indices: number[]): Point[] => indices.map((index) => points[index] ?? [0, 0])
  const outline = rounded(pick(7, 3, 0, 1, 5, 6), radius, 5)
  const face = (indices: number[], tones: string[], to: [number, number]) =>
    `<path d="${rounded(pick(...indices), radius * 0.7, 4)}" fill="${sheet.linear([0, 0], to, evenly(tones))}"/>`
  const near = points[2] ?? [0, 0]
  const left = points[3] ?? [0, 0]
  return [
    `<path d="${rounded(pick(7, 3, 0, 1, 5, 6), radius, 5)}" fill="${shades.deep}" fill-opacity=".4" transform="translate(5 7)"/>`,
    `<path d="${outline}" fill="${mix(shades.dark, shades.darker, 0.5)}"/>`,
    face([2, 1, 5, 6], [shades.dark, shades.darker, mix(shades.darker, shades.deep, 0.5)], [0.3, 1]),
    face(
      [3, 2, 6, 7],
      [mix(shades.light, shades.base, 0.3), shades.base, shades.dark, mix(shades.dark, shades.darker, 0.7)],
      [0.35, 1],
    ),
    face([0, 1, 2, 3], [shades.lighter, shades.light, mix(shades.light, shades.base, 0.6)], [1, 0.8]),
    softLine(smoothed([left, [(left[0] + near[0]) / 2, (left[1] + near[1]) / 2 + 3], near]), 15, shades.gleam, 0.3, 4),
    `<path d="${outline}" fill="${knots(sheet, shades, 3.2)}" fill-opacity=".22"/>`,
  ].join('')
}
