/* Small things that stand on a wall shelf, each at (x, y) where y is the board. */
import { mix, shadesOf } from '../light/colour.ts'
import { glazeRamp, mattRamp } from '../light/materials.ts'
import { between } from '../random.ts'
import { slab } from '../shapes/curves.ts'
import { GREENS, leaf, leafTone } from '../shapes/leaves.ts'
import { mouth, ring } from '../shapes/parts.ts'
import { turned } from '../shapes/turned.ts'
import { evenly } from './sheet.ts'
import type { Paint } from './studio.ts'

/** Upright books: colour, thickness and height; the last one leans. */
export function shelfBooks({ sheet }: Paint, x: number, y: number, shelf: [string, number, number][]): string {
  let at = x
  return shelf
    .map(([colour, thick, tall], index) => {
      const cloth = shadesOf(colour)
      const spine = slab(at, y - tall, thick, tall, 3)
      const lean = index === shelf.length - 1 ? `transform="rotate(7 ${at + thick} ${y}) translate(8 0)"` : ''
      const fill = sheet.linear([0, 0], [1, 0], evenly([cloth.dark, cloth.light, cloth.base, cloth.darker]))
      const bands = `<rect x="${at}" y="${y - tall + 18}" width="${thick}" height="3" fill="${cloth.gleam}" fill-opacity=".6"/><rect x="${at}" y="${y - tall + 26}" width="${thick}" height="1.6" fill="${cloth.gleam}" fill-opacity=".5"/><rect x="${at + thick * 0.3}" y="${y - tall + 52}" width="${thick * 0.4}" height="38" rx="1" fill="${cloth.gleam}" fill-opacity=".35"/>`
      at += thick + 2
      return `<g ${lean}><path d="${spine}" fill="${fill}"/>${bands}</g>`
    })
    .join('')
}

/** Books lying on each other. */
export function stack({ sheet }: Paint, x: number, y: number): string {
  return (
    [
      ['#b9934c', 168, 30, 0],
      ['#e8ddc7', 150, 24, 30],
      ['#44566a', 138, 28, 54],
    ] as const
  )
    .map(([colour, wide, thick, up]) => {
      const cloth = shadesOf(colour)
      return `<path d="${slab(x + (168 - wide) * 0.4, y - up - thick, wide, thick, 3)}" fill="${sheet.linear([0, 0], [0, 1], evenly([cloth.lighter, cloth.base, cloth.dark]))}"/><rect x="${x + (168 - wide) * 0.4 + 14}" y="${y - up - thick}" width="4" height="${thick}" fill="${cloth.gleam}" fill-opacity=".5"/>`
    })
    .join('')
}

/** A small pale bowl. */
export function bowl({ sheet }: Paint, x: number, y: number): string {
  const glaze = shadesOf('#e6dfd0')
  const body = turned(sheet, `M 70 ${y - 62} C 70 ${y - 30} 44 ${y - 14} 32 ${y - 9}`, glazeRamp(glaze), x)
  return `${body.art}${mouth(sheet, { radius: 70, y: y - 62, lip: 4, x }, glaze)}`
}

/** A glazed jar; `size` 1 is 132 units tall. */
export function jar({ sheet }: Paint, x: number, y: number, size: number): string {
  const clay = shadesOf('#6f7f72')
  const body = turned(
    sheet,
    `M ${40 * size} ${y - 132 * size} C ${62 * size} ${y - 124 * size} ${64 * size} ${y - 100 * size} ${62 * size} ${y - 60 * size} C ${60 * size} ${y - 26 * size} ${52 * size} ${y - 16} ${44 * size} ${y - 11}`,
    glazeRamp(clay),
    x,
  )
  return `${body.art}${body.gleam(-60, -36, y - 110 * size, y - 30 * size, 0.4)}${mouth(sheet, { radius: 40 * size, y: y - 132 * size, lip: 5, x }, clay)}`
}

/** A small clay vase with three twigs of olive. */
export function vaseWithLeaves({ sheet, random }: Paint, x: number, y: number): string {
  const clay = shadesOf(mix('#c98a68', '#e8d5c0', 0.2))
  const body = turned(
    sheet,
    `M 12 ${y - 112} C 10 ${y - 88} 46 ${y - 78} 45 ${y - 44} C 44 ${y - 22} 34 ${y - 14} 28 ${y - 8}`,
    mattRamp(clay),
    x,
  )
  const leaves = [-34, -8, 18].map((lean) => {
    const tip = { x: x + lean * 1.3, y: y - 196 + Math.abs(lean) }
    const pairs = [0.25, 0.5, 0.75, 1].flatMap((share) =>
      [-1, 1].map((side) =>
        leaf(
          sheet,
          'lance',
          {
            x: x + (tip.x - x) * share,
            y: y - 112 + (tip.y - y + 112) * share,
            degrees: -90 + lean + side * between(random, 30, 56),
            length: 36 - share * 10,
            width: 11,
          },
          leafTone(random, GREENS.olive, between(random, 0, 0.6)),
        ),
      ),
    )
    return `<path d="M${x} ${y - 110}L${tip.x} ${tip.y}" stroke="#6d6a4a" stroke-width="2.6"/>${pairs.join('')}`
  })
  return `${leaves.join('')}${body.art}${body.gleam(-60, -34, y - 70, y - 24, 0.3)}<path d="${ring(12, y - 112, x)}" fill="${clay.deep}"/>`
}
