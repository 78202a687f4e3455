import { mix, shadesOf } from '../../light/colour.ts'
import { blown, caustic, liquid, thickBase } from '../../light/glass.ts'
import { glazeRamp, mattRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { taper } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** Olive oil: a shouldered glass bottle with a paper label, a glazed cruet with a spout, or a flask with a cork. */
export function drawOilBottle(paint: Paint): Drawing {
  if (paint.shape === 1) return cruet(paint)
  const { sheet, colour, shape } = paint
  const form = FORMS[shape === 0 ? 0 : 1]
  const glass = blown(sheet, form.profile, mix(colour, '#7d8a4a', 0.3), { radius: form.neck, y: -500 })
  const oil = liquid(sheet, form.oil, mix(colour, '#d3b13c', 0.42), form.level, 0.86)
  const label = glass.form.patch(-46, 40, form.label[0], form.label[1])
  const paper = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: '#fbf6ea' },
      { at: 0.5, colour: '#efe7d4' },
      { at: 1, colour: '#cfc3a8' },
    ],
  )
  const art = [
    caustic(sheet, form.foot, 240),
    glass.back,
    oil,
    thickBase(sheet, form.foot * 0.97, 0, 18, glass.shades),
    shape === 0 ? pourer(paint) : stopper(paint),
    glass.front,
    `<path d="${label}" fill="${paper}"/>`,
    sprig(form.label[0] + 56),
    ...[0, 13, 34].map((step, index) => {
      const reach = [18, 12, 24][index] ?? 12
      return `<path d="${glass.form.patch(-3 - reach, -3 + reach, form.label[0] + 104 + step, form.label[0] + 104 + step + (index === 0 ? 6 : 2.4))}" fill="#4a4632" opacity=".75"/>`
    }),
    glass.form.gleam(-60, -44, form.label[0], form.label[1], 0.3),
  ]
  return {
    art: art.join(''),
    outline: glass.form.outline,
    box: {
      x: -form.foot - 14,
      y: shape === 0 ? -618 : -572,
      width: form.foot * 2 + 28,
      height: (shape === 0 ? 618 : 572) + form.foot * TILT,
    },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: 0, y: form.label[0] + 20, width: 360 },
    centimetres: 27,
    opacity: 0.75,
  }
}

const FORMS = [
  {
    profile: 'M 36 -500 L 34 -400 C 36 -350 104 -340 106 -280 L 106 -30 C 106 -10 100 0 90 0',
    oil: 'M 33 -400 C 36 -346 99 -334 100 -280 L 100 -34 C 99 -22 94 -18 86 -16',
    level: { radius: 30, y: -402 },
    neck: 36,
    foot: 96,
    label: [-244, -70],
  },
  {
    profile: 'M 40 -500 C 34 -470 34 -440 36 -390 C 44 -320 138 -230 142 -120 C 144 -40 132 0 110 0',
    oil: 'M 62 -310 C 104 -254 134 -190 136 -120 C 138 -50 128 -20 106 -16',
    level: { radius: 61, y: -310 },
    neck: 40,
    foot: 114,
    label: [-212, -52],
  },
] as const

function pourer({ sheet }: Paint): string {
  const steel = metal('steel')
  const cap = turned(sheet, 'M 22 -540 L 30 -530 L 32 -488', metalRamp(steel))
  const spout = taper(
    [
      [0, -530],
      [0, -566],
      [-10, -590],
      [-34, -610],
    ],
    22,
    13,
    steel,
  )
  return spout.art + cap.art
}

function stopper({ sheet }: Paint): string {
  const cork = turned(sheet, 'M 34 -566 C 40 -566 41 -560 41 -554 L 35 -470', mattRamp(wood('beech')))
  return `${cork.art}<g fill="${wood('beech').deep}" opacity=".35"><ellipse cx="-12" cy="-540" rx="4" ry="2"/><ellipse cx="10" cy="-528" rx="5" ry="2"/><ellipse cx="-4" cy="-514" rx="3" ry="2"/></g>`
}

/** An olive twig, the mark of the label. */
function sprig(y: number): string {
  const leaves = [
    [-26, 4, -150],
    [-10, -10, -60],
    [8, -14, -40],
    [24, -8, -10],
    [0, 8, 160],
    [18, 8, 30],
  ]
  return `<g transform="translate(-6 ${y})" fill="#69743f"><path d="M-34 8C-14 4 10 -2 36 -14" stroke="#69743f" stroke-width="2" fill="none"/>${leaves.map(([x, dy, angle]) => `<ellipse cx="${x}" cy="${dy}" rx="11" ry="3.6" transform="rotate(${angle} ${x} ${dy})"/>`).join('')}<circle cx="-4" cy="12" r="5" fill="#3f4a2c"/></g>`
}

function cruet(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const body = turned(
    sheet,
    'M 34 -400 C 30 -350 34 -320 50 -290 C 110 -220 136 -150 134 -90 C 132 -30 116 0 96 0',
    glazeRamp(shades),
  )
  const cork = wood('beech')
  const plug = turned(sheet, 'M 28 -440 C 34 -440 36 -434 36 -428 L 32 -396', mattRamp(cork))
  const spout = taper(
    [
      [84, -196],
      [140, -240],
      [122, -330],
      [176, -392],
    ],
    52,
    17,
    shades,
  )
  const clay = turned(
    sheet,
    'M 34 -400 C 30 -350 34 -320 50 -290 C 110 -220 136 -150 134 -90 C 132 -30 116 0 96 0',
    mattRamp(shadesOf('#d3b595')),
  )
  const art = [
    spout.art,
    `<ellipse cx="176" cy="-392" rx="10" ry="5" fill="${shades.deep}" transform="rotate(35 176 -392)"/>`,
    body.art,
    `<g clip-path="${sheet.clip(`<path d="${clay.below(-48)}"/>`)}">${clay.art}</g>`,
    body.gleam(-60, -36, -270, -66, 0.6),
    body.gleam(60, 78, -250, -66, 0.14),
    plug.art,
  ]
  return {
    art: art.join(''),
    outline: body.outline + spout.outline,
    box: { x: -136, y: -450, width: 326, height: 474 },
    stance: 'stands',
    feet: [roundFoot(98)],
    detail: { x: 40, y: -260, width: 360 },
    centimetres: 19,
  }
}
