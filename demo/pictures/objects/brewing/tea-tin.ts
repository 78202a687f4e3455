import { mix } from '../../light/colour.ts'
import { acrossStops, glazeRamp, metal, metalRamp } from '../../light/materials.ts'
import { evenly } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { block, panel, polygon } from '../../shapes/block.ts'
import { ring } from '../../shapes/parts.ts'
import { type Turned, turned } from '../../shapes/turned.ts'

/** A lacquered tin of tea with a paper label: a tall round caddy, a square tin, or a low round tin. */
export function drawTeaTin(paint: Paint): Drawing {
  return paint.shape === 1 ? square(paint) : round(paint)
}

function round({ sheet, shades, shape }: Paint): Drawing {
  const tall = shape === 0
  const radius = tall ? 126 : 190
  const height = tall ? 330 : 150
  const lidHeight = tall ? 96 : 62
  const brass = metal('brass')
  const body = turned(
    sheet,
    `M ${radius - 3} ${-height} L ${radius - 3} -14 C ${radius - 3} -4 ${radius - 6} 0 ${radius - 10} 0`,
    glazeRamp(shades),
  )
  const lidTop = -height - lidHeight + 8
  const lid = turned(
    sheet,
    `M ${radius - 8} ${lidTop} C ${radius + 1} ${lidTop} ${radius + 2} ${lidTop + 6} ${radius + 2} ${lidTop + 14} L ${radius + 2} ${-height + 8}`,
    glazeRamp(shades),
  )
  const gilt = sheet.linear([0, 0], [1, 0], acrossStops(metalRamp(brass)))
  const bead = (form: Turned, y: number) => `<path d="${form.patch(-90, 90, y - 4, y + 3)}" fill="${gilt}"/>`
  const disc = sheet.linear(
    [0, 0],
    [1, 0.7],
    [
      { at: 0, colour: shades.light },
      { at: 0.35, colour: shades.gleam },
      { at: 0.6, colour: shades.light },
      { at: 1, colour: shades.dark },
    ],
  )
  const labelTop = tall ? -236 : -112
  const labelLow = tall ? -62 : -34
  const [from, to] = tall ? [-42, 36] : [-34, 28]
  const middle = (labelTop + labelLow) / 2
  const paper = sheet.linear([0, 0], [1, 0], evenly(['#fbf6ea', '#f3ebd9', '#d5c9b1']))
  const stroke = (reach: number, y: number, thick: number) =>
    `<path d="${body.patch(-3 - reach, -3 + reach, y, y + thick)}" fill="#453a30" opacity=".8"/>`
  const knob = tall
    ? turned(
        sheet,
        `M 2 ${lidTop - 40} C 24 ${lidTop - 40} 26 ${lidTop - 26} 20 ${lidTop - 18} C 14 ${lidTop - 10} 12 ${lidTop - 8} 14 ${lidTop + 2}`,
        metalRamp(brass),
      ).art
    : ''
  const art = [
    body.art,
    body.gleam(-64, -46, -height + 26, -24, 0.55),
    body.gleam(62, 80, -height + 26, -24, 0.14),
    `<path d="${body.patch(from, to, labelTop, labelLow)}" fill="${paper}"/><path d="${body.patch(from + 3, to - 3, labelTop + 7, labelTop + 9.5)}${body.patch(from + 3, to - 3, labelLow - 9.5, labelLow - 7)}" fill="${shades.dark}"/>`,
    leaf(-6, middle + radius * TILT - (tall ? 30 : 14), tall ? 1 : 0.72, mix(shades.dark, '#4c5a38', 0.5)),
    tall ? stroke(17, middle + 30, 6) + stroke(10, middle + 46, 2.5) : stroke(9, middle + 16, 4),
    `<path d="${body.patch(-90, 90, -height, -height + 16)}" fill="${shades.deep}" opacity=".4"/>`,
    bead(body, -12),
    lid.art,
    bead(lid, -height + 2),
    lid.gleam(-64, -46, lidTop + 20, -height - 6, 0.55),
    `<path d="${ring(radius - 8, lidTop)}" fill="${disc}"/><path d="${ring(radius - 24, lidTop + 1)}" fill="none" stroke="${shades.dark}" stroke-width="2.4" opacity=".5"/>`,
    knob,
  ]
  const top = tall ? lidTop - 48 : lidTop - radius * TILT
  return {
    art: art.join(''),
    outline: body.outline + lid.outline,
    box: { x: -radius - 4, y: top, width: radius * 2 + 8, height: -top + radius * TILT },
    stance: 'stands',
    feet: [roundFoot(radius - 6)],
    detail: { x: 10, y: -height + 40, width: 380 },
    centimetres: tall ? 15 : 8,
  }
}

function square({ sheet, shades }: Paint): Drawing {
  const tin = block({ width: 216, depth: 216, height: 300 }, 32)
  const lid = block({ width: 222, depth: 222, height: 78 }, 32, 296)
  const face = (face: typeof tin.left, tones: string[]) =>
    `<path d="${panel(face)}" fill="${sheet.linear([0, 0], [1, 0.5], evenly(tones))}"/>`
  const paper = sheet.linear([0, 0], [1, 0.4], evenly(['#fdf9ef', '#f3ebd9', '#e6dbc5']))
  const seam = (block: typeof tin, top: number, low: number) =>
    `<path d="${polygon([block.left(1, top), block.left(1, low)])}" fill="none" stroke="${shades.gleam}" stroke-width="4" opacity=".6" stroke-linecap="round"/>`
  const [x, y] = tin.left(0.5, 0.42)
  const art = [
    face(tin.left, [shades.light, shades.base, shades.light]),
    face(tin.right, [shades.darker, shades.dark, shades.darker]),
    `<path d="${panel(tin.left, [0.06, 0], [0.18, 1])}" fill="#ffffff" opacity=".2"/>`,
    `<path d="${panel(tin.left, [0.16, 0.16], [0.84, 0.86])}" fill="${paper}"/><path d="${panel(tin.left, [0.2, 0.2], [0.8, 0.82])}" fill="none" stroke="${shades.dark}" stroke-width="2.4"/>`,
    `<g transform="translate(${x} ${y}) skewY(8)">${leaf(0, 0, 1, mix(shades.dark, '#4c5a38', 0.5))}</g>`,
    `<path d="${panel(tin.left, [0.32, 0.6], [0.68, 0.625])}${panel(tin.left, [0.4, 0.665], [0.6, 0.675])}" fill="#453a30" opacity=".8"/>`,
    `<path d="${panel(tin.right, [0.16, 0.16], [0.84, 0.86])}" fill="${shades.deep}" opacity=".22"/>`,
    seam(tin, 0.05, 0.98),
    `<path d="${panel(tin.left, [0, 0], [1, 0.05])}${panel(tin.right, [0, 0], [1, 0.05])}" fill="${shades.deep}" opacity=".5"/>`,
    face(lid.left, [shades.lighter, shades.base, shades.light]),
    face(lid.right, [shades.darker, shades.dark, shades.darker]),
    `<path d="${panel(lid.top)}" fill="${sheet.linear([0, 0], [1, 0.6], evenly([shades.lighter, shades.gleam, shades.light, shades.base]))}"/>`,
    `<path d="${panel(lid.top, [0.1, 0.1], [0.9, 0.9])}" fill="none" stroke="${shades.dark}" stroke-width="3" opacity=".45"/>`,
    seam(lid, 0.04, 0.96),
    `<path d="${polygon([lid.left(0, 0), lid.left(1, 0), lid.right(1, 0)])}" fill="none" stroke="${shades.gleam}" stroke-width="3" opacity=".6"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${tin.outline}${lid.outline}`,
    box: { x: tin.box.x - 4, y: lid.box.y, width: tin.box.width + 8, height: tin.box.y + tin.box.height - lid.box.y },
    stance: 'stands',
    feet: [tin.foot],
    detail: { x: -40, y: -200, width: 380 },
    centimetres: 14,
  }
}

/** Two leaves and a bud, as tea is picked. */
function leaf(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}"><path d="M0 26C-2 8 -1 -4 0 -12" stroke="${colour}" stroke-width="2.6" fill="none"/><path d="M0 8C-16 6 -30 -8 -32 -26C-14 -24 -2 -10 0 8Z"/><path d="M1 2C14 0 28 -12 31 -28C14 -27 3 -14 1 2Z"/><path d="M0 -8C-7 -18 -6 -32 1 -42C8 -32 7 -18 0 -8Z"/></g>`
}
