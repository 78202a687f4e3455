import { mix, shadesOf } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { fringe, knots } from '../../shapes/cloth.ts'
import { type Point, rounded, softLine } from '../../shapes/curves.ts'
import { tube } from '../../shapes/parts.ts'
import { drawRolledBlanket } from '../../shapes/rolled-blanket.ts'
import { type Spot, viewOf } from '../../shapes/space.ts'

const view = viewOf(22)

/** A woollen blanket: folded in three with a carrying strap, a striped throw with its fringe in front, or rolled up. */
export function drawBlanket(paint: Paint): Drawing {
  if (paint.shape === 2) return drawRolledBlanket(paint)
  return folded(paint)
}

function folded(paint: Paint): Drawing {
  const { shape } = paint
  const strapped = shape === 0
  const sizes: [number, number][] = strapped
    ? [
        [292, 74],
        [284, 70],
        [276, 66],
      ]
    : [
        [296, 62],
        [286, 58],
      ]
  let lift = 0
  const layers = sizes.map(([half, thick], index) => {
    const layer = fold(paint, half, lift, thick, index === sizes.length - 1)
    lift += thick - 3
    return layer
  })
  const top = lift + 3
  const art = [
    layers.map(({ art }) => art).join(''),
    strapped ? straps(paint, top) : stripes(paint, top),
    strapped ? '' : hangingFringe(paint, top),
  ]
  const silhouette = layers.map(({ outline }) => outline).join('')
  return {
    art: art.join(''),
    outline: silhouette,
    box: { x: -350, y: -top - (strapped ? 150 : 82), width: 700, height: top + (strapped ? 240 : 180) },
    stance: 'stands',
    feet: [{ x: 0, y: 2, halfWidth: 320, halfDepth: 78 }],
    detail: { x: -90, y: -top * 0.7, width: 460 },
    centimetres: strapped ? 22 : 14,
  }
}

/** One fold of the cloth: full at the front, where it turns over, and showing its layers at the side. */
function fold(paint: Paint, half: number, low: number, thick: number, last: boolean): { art: string; outline: string } {
  const { sheet, shades } = paint
  const deep = half * 0.72
  const [down, up] = [low, low + thick]
  const at = (spots: Spot[]): Point[] => spots.map((spot) => view(spot))
  const radius = thick * 0.48
  const outline = rounded(
    at([
      [-half, down, deep],
      [-half, up, deep],
      [-half, up, -deep],
      [half, up, -deep],
      [half, down, -deep],
      [half, down, deep],
    ]),
    radius,
  )
  const front = rounded(
    at([
      [-half, up, deep],
      [half, up, deep],
      [half, down, deep],
      [-half, down, deep],
    ]),
    radius,
  )
  const side = rounded(
    at([
      [half, up, deep],
      [half, up, -deep],
      [half, down, -deep],
      [half, down, deep],
    ]),
    radius * 0.5,
  )
  const lid = rounded(
    at([
      [-half, up, -deep],
      [half, up, -deep],
      [half, up, deep],
      [-half, up, deep],
    ]),
    radius * 0.9,
  )
  const bulge = sheet.linear(
    [0, 0],
    [0.05, 1],
    [
      { at: 0, colour: shades.light },
      { at: 0.2, colour: shades.lighter },
      { at: 0.45, colour: shades.light },
      { at: 0.72, colour: shades.base },
      { at: 1, colour: shades.darker },
    ],
  )
  const wool = knots(sheet, shades, 4)
  const line = (share: number) => {
    const [from, to] = [view([half, down + thick * share, deep - 8]), view([half, down + thick * share, -deep + 8])]
    return `M${from.join(' ')}L${to.join(' ')}`
  }
  const art = [
    `<path d="${outline}" fill="${mix(shades.darker, shades.deep, 0.4)}"/>`,
    `<path d="${side}" fill="${sheet.linear([0, 0], [0.4, 1], evenly([shades.base, shades.dark, shades.darker]))}"/>`,
    [0.28, 0.5, 0.72].map((share) => softLine(line(share), 9, shades.deep, 0.5, 3)).join(''),
    last
      ? `<path d="${lid}" fill="${sheet.linear([0, 0], [1, 0.9], evenly([shades.lighter, shades.light, mix(shades.light, shades.base, 0.7)]))}"/>`
      : '',
    `<path d="${front}" fill="${bulge}"/>`,
    `<path d="${outline}" fill="${wool}" fill-opacity=".5"/>`,
    last ? twill(paint, lid) : '',
  ]
  return { art: art.join(''), outline }
}

function hangingFringe({ random, shades }: Paint, high: number): string {
  const [left, right] = [view([-270, high - 10, 212]), view([270, high - 10, 212])]
  const slope = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI
  return `<g transform="rotate(${slope.toFixed(2)} ${left[0].toFixed(1)} ${left[1].toFixed(1)})">${fringe(random, { left: left[0], right: left[0] + 540, y: Math.round(left[1]) + 52, length: 74, strands: 44, weight: 6.4 }, shades)}</g>`
}

/** Diagonal ribs of the weave on the top. */
function twill({ sheet, shades }: Paint, area: string): string {
  const rib = sheet.pattern(
    9,
    9,
    58,
    `<rect width="9" height="4" fill="${shades.deep}" fill-opacity=".13"/><rect y="4" width="9" height="3" fill="${shades.gleam}" fill-opacity=".22"/>`,
  )
  return `<path d="${area}" fill="${rib}"/>`
}

/** Woven bands that run over the top and down the front. */
function stripes({ sheet, shades }: Paint, top: number): string {
  const pale = mix(shades.lighter, '#fff8ea', 0.6)
  return [-206, -168, 168, 206]
    .map((x, index) => {
      const half = index % 3 === 0 ? 8 : 14
      const band = [
        [x - half, top, -204],
        [x + half, top, -204],
        [x + half, top, 196],
        [x + half, top - 8, 207],
        [x + half, top - 52, 207],
        [x - half, top - 52, 207],
        [x - half, top - 8, 207],
        [x - half, top, 196],
      ] as const
      return `<path d="M${band
        .map((spot) =>
          view(spot)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}Z" fill="${sheet.linear([0, 0], [0, 1], evenly([pale, pale, shades.light]))}" fill-opacity=".8"/>`
    })
    .join('')
}

function straps({ sheet }: Paint, top: number): string {
  const leather = shadesOf('#7a4a2b')
  const brass = metal('brass')
  const belt = (x: number) => {
    const front = (half: number) =>
      [
        [x - half, top + 2, -200],
        [x + half, top + 2, -200],
        [x + half, top + 2, 196],
        [x + half, top - 10, 214],
        [x + half, 4, 222],
        [x - half, 4, 222],
        [x - half, top - 10, 214],
        [x - half, top + 2, 196],
      ] as const
    const path = `M${front(19)
      .map((spot) =>
        view(spot)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
    const [bx, by] = view([x, top * 0.56, 222])
    const buckle = `<rect x="${bx - 27}" y="${by - 24}" width="54" height="48" rx="8" fill="none" stroke="${brass.deep}" stroke-width="9" transform="translate(1.5 2)"/><rect x="${bx - 27}" y="${by - 24}" width="54" height="48" rx="8" fill="none" stroke="${sheet.linear([0, 0], [1, 1], evenly([brass.gleam, brass.base, brass.light, brass.dark]))}" stroke-width="7"/><path d="M${bx - 2} ${by - 22}L${bx - 2} ${by + 24}" stroke="${brass.lighter}" stroke-width="5"/>`
    return `<path d="${path}" fill="#140c08" fill-opacity=".3" transform="translate(5 3)"/><path d="${path}" fill="${sheet.linear([0, 0], [0.3, 1], evenly([leather.base, leather.light, leather.base, leather.darker]))}"/>${buckle}`
  }
  const [from, to] = [view([-122, top, 10]), view([122, top, 10])]
  const grip = `M${from.join(' ')}C${from[0]} ${from[1] - 110} ${to[0]} ${to[1] - 128} ${to.join(' ')}`
  return `${belt(-130)}${belt(130)}<path d="${grip}" fill="none" stroke="#140c08" stroke-width="26" stroke-opacity=".2" transform="translate(12 14)"/>${tube(grip, 26, leather)}`
}
