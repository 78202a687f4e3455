import { mix } from '../../light/colour.ts'
import { blown, caustic, liquid, thickBase } from '../../light/glass.ts'
import { mattRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    profile: 'M 78 -520 C 62 -480 58 -450 58 -410 C 60 -320 142 -260 146 -140 C 148 -60 140 -8 118 0',
    water: 'M 116 -262 C 132 -226 139 -180 140 -136 C 142 -66 136 -24 112 -18',
    level: { radius: 115, y: -262 },
    rim: { radius: 78, y: -520 },
    foot: 120,
  },
  {
    profile: 'M 104 -470 C 98 -420 102 -380 106 -330 C 112 -220 114 -110 112 -40 C 111 -16 104 0 94 0',
    water: 'M 101 -320 C 106 -220 108 -110 106 -44 C 104 -26 98 -20 90 -18',
    level: { radius: 101, y: -320 },
    rim: { radius: 104, y: -470 },
    foot: 100,
  },
  {
    profile: 'M 62 -530 C 50 -510 48 -490 48 -450 L 48 -340 C 52 -270 168 -170 172 -92 C 174 -30 156 -4 130 0',
    water: 'M 140 -176 C 158 -146 166 -118 166 -92 C 168 -44 152 -22 124 -18',
    level: { radius: 139, y: -176 },
    rim: { radius: 62, y: -530 },
    foot: 134,
  },
] as const

/** A carafe of tinted glass with water: waisted with a cork ball, straight, or a wide decanter with a brass stopper. */
export function drawCarafe(paint: Paint): Drawing {
  const { sheet, shape, colour } = paint
  const form = FORMS[shape]
  const glass = blown(sheet, form.profile, mix(colour, '#dfeaea', 0.25), form.rim)
  const water = mix(colour, '#e2efef', 0.55)
  const stopper = shape === 0 ? corkBall(paint) : shape === 2 ? brassStopper(paint) : ''
  const top = shape === 1 ? -500 : -608
  const art = [
    caustic(sheet, form.foot, 260),
    glass.back,
    liquid(sheet, form.water, water, form.level, 0.72),
    thickBase(sheet, form.foot * 0.97, 0, 20, glass.shades),
    stopper,
    glass.front,
    `<path d="${ring(form.level.radius, form.level.y)}" fill="none" stroke="#ffffff" stroke-width="1.8" opacity=".7"/>`,
  ]
  return {
    art: art.join(''),
    outline: glass.form.outline,
    box: { x: -176, y: top, width: 352, height: -top + 34 },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: 10, y: form.level.y - 40, width: 420 },
    centimetres: 28,
    opacity: 0.6,
  }
}

function corkBall({ sheet }: Paint): string {
  const cork = wood('beech')
  const ball = turned(sheet, 'M 0 -606 C 62 -606 84 -560 76 -530 C 72 -512 62 -504 56 -496 L 54 -470', mattRamp(cork))
  const pores = [
    [-30, -560],
    [-8, -540],
    [22, -570],
    [36, -534],
    [-44, -528],
    [8, -586],
    [-18, -516],
  ]
  return `${ball.art}<g fill="${cork.deep}" opacity=".4">${pores.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="2"/>`).join('')}</g>`
}

function brassStopper({ sheet }: Paint): string {
  const ball = turned(
    sheet,
    'M 0 -606 C 36 -606 42 -580 36 -562 C 30 -550 20 -548 20 -538 L 44 -530 L 40 -500',
    metalRamp(metal('brass')),
  )
  return ball.art + ball.gleam(-60, -25, -596, -570, 0.5)
}
