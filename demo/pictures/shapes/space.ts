/* Straight-sided things (furniture, boxes, books) are measured in the room and then seen by the studio's tilted camera. */

import { round } from '../scenes/sheet.ts'
import { TILT } from '../scenes/studio.ts'
import type { Point } from './curves.ts'

/** A place in the room, in units: to the right, up from the floor, and towards the camera. */
export type Spot = readonly [right: number, up: number, near: number]

/** How a place looks from the camera when the thing is turned by `degrees`: a positive turn shows its front and its right side. */
export type Camera = (spot: Spot) => Point

export function viewOf(degrees: number): Camera {
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  return ([right, up, near]) => [right * cosine - near * sine, -up + (right * sine + near * cosine) * TILT]
}

/** Path data of a flat face. */
export function face(view: Camera, spots: readonly Spot[]): string {
  return `M${spots
    .map((spot) =>
      view(spot)
        .map((value) => round(value))
        .join(' '),
    )
    .join('L')}Z`
}

/** An upright box by its two opposite corners, as the corners of its faces (clockwise as seen), and its outer silhouette. */
export function blockAt(low: Spot, high: Spot) {
  const [left, down, far] = low
  const [right, up, near] = high
  return {
    top: [
      [left, up, far],
      [right, up, far],
      [right, up, near],
      [left, up, near],
    ],
    front: [
      [left, up, near],
      [right, up, near],
      [right, down, near],
      [left, down, near],
    ],
    side: [
      [right, up, near],
      [right, up, far],
      [right, down, far],
      [right, down, near],
    ],
    silhouette: [
      [left, up, near],
      [left, up, far],
      [right, up, far],
      [right, down, far],
      [right, down, near],
      [left, down, near],
    ],
  } satisfies Record<string, Spot[]>
}
