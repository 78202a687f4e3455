import type { Shades } from '../light/colour.ts'
import type { Random } from '../random.ts'
import { round } from '../scenes/sheet.ts'
import type { Box } from '../scenes/studio.ts'

/**
 * Soft upright folds of hanging cloth: wedges of shade and light that start at a point and open downwards, to be clipped to the cloth's
 * outline. `count` folds over the width of the box, `strength` from 0 to 1.
 */
export function folds(random: Random, box: Box, shades: Shades, count: number, strength = 1): string {
  return Array.from({ length: count }, (_, index) => {
    const middle = box.x + ((index + 0.5 + (random() - 0.5) * 0.5) / count) * box.width
    const wide = (box.width / count) * (0.5 + random() * 0.3)
    const drift = (random() - 0.5) * box.width * 0.07
    const top = box.y + box.height * random() * 0.22
    return (
      wedge(middle, wide, drift, top, box, shades.deep, 0.085 * strength) +
      wedge(middle - wide * 0.62, wide * 0.8, drift, top, box, shades.gleam, 0.07 * strength)
    )
  }).join('')
}

/** Nested wedges: the edge of a fold is soft without a blur. */
function wedge(
  middle: number,
  wide: number,
  drift: number,
  top: number,
  box: Box,
  colour: string,
  opacity: number,
): string {
  const low = box.y + box.height
  return [1, 0.8, 0.6, 0.42, 0.26, 0.12]
    .map((share) => {
      const half = (wide * share) / 2
      return `<path d="M${round(middle)} ${round(top)}Q${round(middle - half * 0.5)} ${round((top + low) / 2)} ${round(middle + drift - half)} ${round(low)}L${round(middle + drift + half)} ${round(low)}Q${round(middle + half * 0.5)} ${round((top + low) / 2)} ${round(middle)} ${round(top)}Z" fill="${colour}" opacity="${round(opacity, 3)}"/>`
    })
    .join('')
}
