import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, mattRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { mouth, speckled, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    profile: 'M 150 -330 C 152 -240 152 -130 148 -50 C 146 -18 136 -4 116 0',
    rim: 150,
    height: 330,
    handle: 'M 146 -262 C 266 -292 276 -96 142 -88',
    bar: 30,
    foot: 118,
  },
  {
    profile: 'M 172 -270 C 178 -170 164 -60 108 -18 C 103 -12 102 -6 101 0',
    rim: 172,
    height: 270,
    handle: 'M 166 -214 C 272 -248 266 -66 150 -92',
    bar: 26,
    foot: 104,
  },
  {
    profile: 'M 136 -344 C 126 -300 128 -260 144 -190 C 158 -120 156 -36 118 0',
    rim: 136,
    height: 344,
    handle: 'M 130 -268 C 240 -308 266 -108 150 -104',
    bar: 28,
    foot: 122,
  },
] as const

/** A stoneware mug with coffee in it: straight, a wide bowl, or pear-shaped; the last two keep a bare clay foot. */
export function drawMug(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const top = -form.height
  const body = turned(sheet, form.profile, glazeRamp(shades))
  const clay = shape === 0 ? '' : bareFoot(paint, form.profile)
  const flecks = speckled(sheet, random, body.outline, body.box, {
    count: shape === 0 ? 50 : 120,
    colour: mix(shades.deep, '#3a2418', 0.5),
    size: 2.1,
    opacity: 0.4,
  })
  const inside = shadesOf(mix(paint.colour, '#f1e8da', 0.75))
  const art = [
    tube(form.handle, form.bar, shades),
    body.art,
    flecks,
    body.gleam(-62, -38, top + 24, -58, 0.7),
    body.gleam(-33, -27, top + 34, -76, 0.24),
    body.gleam(62, 82, top + 40, -60, 0.15),
    clay,
    mouth(sheet, { radius: form.rim, y: top, lip: 9 }, shades, inside, { fill: '#46281a', depth: 25 }),
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}${form.handle}Z`,
    box: {
      x: -form.rim - 4,
      y: top - form.rim * 0.25,
      width: form.rim + 240,
      height: form.height + (form.rim + form.foot) * 0.25,
    },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: 70, y: top + 90, width: 400 },
    centimetres: 10,
  }
}

function bareFoot({ sheet }: Paint, profile: string): string {
  const clay = turned(sheet, profile, mattRamp(shadesOf('#cfae8c')))
  return `<g clip-path="${sheet.clip(`<path d="${clay.below(-44)}"/>`)}">${clay.art}</g>`
}
