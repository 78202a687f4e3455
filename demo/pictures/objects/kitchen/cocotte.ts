import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, metal, metalRamp } from '../../light/materials.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  { radius: 236, body: -196, dome: 74, foot: 196 },
  { radius: 286, body: -138, dome: 60, foot: 244 },
  { radius: 208, body: -258, dome: 88, foot: 170 },
] as const

/** An enamelled cast-iron pot with its lid: round, low and wide, or tall. The enamel darkens towards the foot. */
export function drawCocotte(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const { radius, body: top, dome, foot } = FORMS[shape]
  const enamel = glazeRamp(shades)
  const body = turned(
    sheet,
    `M ${radius} ${top} C ${radius} ${top * 0.6} ${radius - 2} ${top * 0.3} ${radius - 12} -30 C ${foot + 20} -8 ${foot + 6} -2 ${foot} 0`,
    enamel,
  )
  const deepening = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0.3, colour: shades.deep, opacity: 0 },
      { at: 1, colour: mix(shades.deep, '#000000', 0.2), opacity: 0.5 },
    ],
  )
  const lidY = top - 16
  const rim = turned(
    sheet,
    `M ${radius + 7} ${lidY - 6} C ${radius + 9} ${lidY} ${radius + 9} ${lidY + 10} ${radius + 5} ${lidY + 14}`,
    enamel,
  )
  const lid = turned(
    sheet,
    `M 20 ${lidY - dome - 4} C ${radius * 0.5} ${lidY - dome} ${radius * 0.9} ${lidY - dome * 0.62} ${radius + 7} ${lidY - 6}`,
    enamel,
  )
  const peak = lidY - dome
  const knobShades = shape === 1 ? shadesOf('#35312e') : metal(shape === 0 ? 'brass' : 'steel')
  const knob = turned(
    sheet,
    `M 8 ${peak - 52} C 40 ${peak - 54} 50 ${peak - 44} 46 ${peak - 34} C 38 ${peak - 22} 20 ${peak - 20} 20 ${peak - 10} L 28 ${peak + 6}`,
    metalRamp(knobShades),
  )
  const groove = `<path d="${ring(radius * 0.66, lidY - dome * 0.7)}" fill="none" stroke="${shades.darker}" stroke-width="3" opacity=".4"/><path d="${ring(radius * 0.66, lidY - dome * 0.7 + 3.5)}" fill="none" stroke="${shades.gleam}" stroke-width="2" opacity=".4"/>`
  const ears = ear(paint, -1, radius, top + 34) + ear(paint, 1, radius, top + 34)
  const art = [
    ears,
    body.art,
    `<path d="${body.outline}" fill="${deepening}"/>`,
    body.gleam(-62, -38, top + 34, -46, 0.62),
    body.gleam(-32, -26, top + 40, -56, 0.2),
    body.gleam(62, 78, top + 34, -40, 0.15),
    `<path d="${body.patch(-90, 90, top, top + 12)}" fill="${shades.deep}" opacity=".55"/>`,
    rim.art,
    lid.art,
    `<path d="${rim.patch(-80, 40, lidY - 5, lidY - 2)}" fill="${sheet.linear([0, 0], [1, 0], fading(shades.gleam, [0.2, 0.8, 0.5, 0]))}"/>`,
    groove,
    domeGleam(paint, radius, lidY, dome),
    `<path d="${ring(34, peak + 6, 6)}" fill="#000000" opacity=".28"/>`,
    knob.art,
    knob.gleam(-66, -20, peak - 46, peak - 34, 0.55),
  ]
  const wide = radius + 62
  return {
    art: art.join(''),
    outline: `${body.outline}${lid.outline}${knob.outline}`,
    box: { x: -wide, y: peak - 62, width: wide * 2, height: -peak + 62 + foot * TILT },
    stance: 'stands',
    feet: [roundFoot(foot)],
    detail: { x: 60, y: lidY - 10, width: 480 },
    centimetres: shape === 1 ? 15 : 19,
  }
}

/** A loop handle at the side: -1 left, 1 right. */
function ear({ sheet, shades }: Paint, side: -1 | 1, radius: number, y: number): string {
  const x = side * (radius - 14)
  const reach = side * 74
  const loop = `M${x} ${y - 30}C${x + reach * 0.5} ${y - 38} ${x + reach} ${y - 34} ${x + reach} ${y - 10}C${x + reach} ${y + 12} ${x + reach * 0.5} ${y + 18} ${x} ${y + 20}Z`
  const hole = `M${x} ${y - 12}C${x + reach * 0.4} ${y - 18} ${x + reach * 0.7} ${y - 17} ${x + reach * 0.7} ${y - 8}C${x + reach * 0.7} ${y + 1} ${x + reach * 0.4} ${y + 4} ${x} ${y + 5}Z`
  const fill = sheet.linear([0, 0], [0.3, 1], evenly([shades.lighter, shades.base, shades.darker]))
  return `<path d="${loop}${hole}" fill-rule="evenodd" fill="${fill}"/><path d="M${x} ${y - 29}C${x + reach * 0.5} ${y - 36} ${x + reach * 0.96} ${y - 32} ${x + reach * 0.97} ${y - 12}" fill="none" stroke="${shades.gleam}" stroke-width="3" opacity=".55"/>`
}

/** A long window reflection on the shoulder of the lid. */
function domeGleam({ sheet }: Paint, radius: number, y: number, dome: number): string {
  const fill = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: '#ffffff', opacity: 0.1 },
      { at: 0.4, colour: '#ffffff', opacity: 0.6 },
      { at: 1, colour: '#ffffff', opacity: 0 },
    ],
  )
  return `<path d="M${-radius * 0.82} ${y - dome * 0.34}C${-radius * 0.62} ${y - dome * 0.78} ${-radius * 0.36} ${y - dome * 0.9} ${-radius * 0.14} ${y - dome * 0.92}L${-radius * 0.12} ${y - dome * 0.7}C${-radius * 0.34} ${y - dome * 0.62} ${-radius * 0.56} ${y - dome * 0.42} ${-radius * 0.68} ${y - dome * 0.14}Z" fill="${fill}"/>`
}
