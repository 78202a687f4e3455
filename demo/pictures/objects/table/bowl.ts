import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, mattRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, speckled } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    profile: 'M 240 -190 C 238 -110 178 -34 104 -22 C 100 -16 100 -6 98 0',
    rim: 240,
    height: 190,
    foot: 100,
    dip: -70,
  },
  {
    profile: 'M 300 -128 C 292 -76 196 -30 128 -18 C 124 -12 124 -6 122 0',
    rim: 300,
    height: 128,
    foot: 124,
    dip: -46,
  },
  { profile: 'M 196 -236 C 214 -150 196 -40 100 -16 C 98 -10 97 -4 96 0', rim: 196, height: 236, foot: 98, dip: -92 },
] as const

/** A hand-thrown bowl, empty, with a dipped glaze: everyday, wide and shallow, or deep. */
export function drawBowl(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const { rim, height } = form
  const body = turned(sheet, form.profile, glazeRamp(shades))
  const clay = turned(sheet, form.profile, mattRamp(shadesOf('#d3b595')))
  const inside = shadesOf(mix(paint.colour, '#f6efe2', shape === 1 ? 0.12 : 0.7))
  const hollow = sheet.linear(
    [0, 0],
    [1, 0.18],
    [
      { at: 0, colour: inside.deep },
      { at: 0.2, colour: inside.darker },
      { at: 0.52, colour: inside.base },
      { at: 0.84, colour: inside.lighter },
      { at: 1, colour: inside.light },
    ],
  )
  const lip = ring(rim - 8, -height + 1)
  const well = sheet.radialAt(
    [-rim * 0.16, -height + rim * 0.26],
    rim * 0.95,
    [
      { at: 0, colour: inside.deep, opacity: 0.62 },
      { at: 0.45, colour: inside.deep, opacity: 0.34 },
      { at: 1, colour: inside.deep, opacity: 0 },
    ],
    0.42,
  )
  const flecks = { colour: mix(shades.deep, '#3a2418', 0.5), size: 2, opacity: 0.4 }
  const art = [
    body.art,
    speckled(sheet, random, body.outline, body.box, { ...flecks, count: 70 }),
    `<g clip-path="${sheet.clip(`<path d="${clay.below(form.dip)}"/>`)}">${clay.art}</g>`,
    body.gleam(-58, -38, -height + 22, form.dip - 14, 0.5),
    body.gleam(58, 76, -height + 26, form.dip - 10, 0.13),
    `<path d="${ring(rim, -height)}" fill="${sheet.linear(
      [0, 0],
      [1, 0],
      [
        { at: 0, colour: shades.light },
        { at: 0.3, colour: shades.gleam },
        { at: 1, colour: shades.base },
      ],
    )}"/>`,
    `<path d="${lip}" fill="${hollow}"/><path d="${lip}" fill="${well}"/>`,
    throwingRings(paint, rim, height, inside.deep),
    speckled(
      sheet,
      random,
      lip,
      { x: -rim, y: -height - rim * TILT, width: rim * 2, height: rim * TILT * 2 },
      { ...flecks, count: 60, opacity: 0.28 },
    ),
    `<path d="M${rim * 0.5} ${-height - rim * 0.15}C${rim * 0.72} ${-height - rim * 0.1} ${rim * 0.86} ${-height - rim * 0.03} ${rim * 0.84} ${-height + rim * 0.05}C${rim * 0.78} ${-height - rim * 0.01} ${rim * 0.66} ${-height - rim * 0.08} ${rim * 0.5} ${-height - rim * 0.15}Z" fill="#ffffff" opacity=".4"/>`,
  ]
  return {
    art: art.join(''),
    outline: body.outline,
    box: { x: -rim, y: -height - rim * TILT, width: rim * 2, height: height + (rim + form.foot) * TILT },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: -rim * 0.3, y: -height * 0.9, width: rim * 1.5 },
    centimetres: shape === 1 ? 9 : 11,
  }
}

/** Faint rings that the potter's fingers left on the inside. */
function throwingRings({ sheet }: Paint, rim: number, height: number, colour: string): string {
  const depth = height * 0.85
  const rings = [0.42, 0.55, 0.68, 0.8, 0.91].map(
    (share) =>
      `<path d="${ring(rim * share, -height + depth * (1 - share ** 2))}" fill="none" stroke="${colour}" stroke-width="2.2" opacity=".13"/>`,
  )
  return `<g clip-path="${sheet.clip(`<path d="${ring(rim - 8, -height + 1)}"/>`)}">${rings.join('')}</g>`
}
