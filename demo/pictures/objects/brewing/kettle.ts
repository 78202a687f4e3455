import { shadesOf } from '../../light/colour.ts'
import { glazeRamp, METALS, mattRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { type Curve, ring, taper, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

interface Form {
  body: string
  lid: string
  seat: [number, number]
  spout: Curve
  widths: [number, number]
  foot: number
  box: { x: number; y: number; width: number; height: number }
  gleam: [number, number]
}

const FORMS: [Form, Form, Form] = [
  {
    body: 'M 96 -262 C 170 -258 226 -190 226 -110 C 226 -50 214 -10 186 0',
    lid: 'M 10 -300 C 56 -298 88 -284 98 -262',
    seat: [100, -260],
    spout: [
      [-176, -140],
      [-250, -160],
      [-260, -220],
      [-318, -252],
    ],
    widths: [92, 36],
    foot: 190,
    box: { x: -340, y: -494, width: 580, height: 542 },
    gleam: [-196, -40],
  },
  {
    body: 'M 98 -264 C 120 -230 164 -70 168 -40 C 168 -14 160 0 146 0',
    lid: 'M 10 -296 C 56 -294 90 -284 100 -264',
    seat: [100, -263],
    spout: [
      [-138, -56],
      [-290, -20],
      [-196, -270],
      [-318, -296],
    ],
    widths: [40, 17],
    foot: 150,
    box: { x: -336, y: -350, width: 610, height: 390 },
    gleam: [-220, -40],
  },
  {
    body: 'M 108 -400 C 136 -340 158 -180 162 -50 C 162 -40 160 -36 158 -30',
    lid: 'M 10 -432 C 60 -430 100 -418 110 -400',
    seat: [110, -399],
    spout: [
      [-96, -330],
      [-130, -344],
      [-150, -372],
      [-178, -398],
    ],
    widths: [84, 30],
    foot: 164,
    box: { x: -196, y: -482, width: 470, height: 524 },
    gleam: [-340, -60],
  },
]

/** A kettle: enamelled with a wooden bail, a gooseneck for coffee, or tall on its electric base. */
export function drawKettle(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const enamel = shape === 1 ? mattRamp(shades) : glazeRamp(shades)
  const body = turned(sheet, form.body, enamel)
  const lid = turned(sheet, form.lid, enamel)
  const [radius, y] = form.seat
  const peak = Number(form.lid.split(' ')[2])
  const knobTone = shape === 0 ? wood('beech') : shape === 1 ? metal('brass') : shadesOf(METALS.blackened)
  const knob = turned(
    sheet,
    `M 4 ${peak - 44} C 26 ${peak - 44} 30 ${peak - 32} 26 ${peak - 22} C 20 ${peak - 12} 12 ${peak - 10} 12 ${peak + 4}`,
    shape === 0 ? mattRamp(knobTone) : metalRamp(knobTone),
  )
  const spout = taper(form.spout, form.widths[0], form.widths[1], shades)
  const [tipX, tipY] = form.spout[3]
  const tip = `<ellipse cx="${tipX}" cy="${tipY}" rx="${form.widths[1] * 0.55}" ry="${form.widths[1] * 0.3}" transform="rotate(-52 ${tipX} ${tipY})" fill="${shades.deep}"/>`
  const grip = shape === 0 ? bail() : sideGrip(paint)
  const shine = shape === 1 ? 0.34 : 0.6
  const art = [
    shape === 2 ? powerBase(paint) : '',
    shape === 0 ? '' : grip,
    spout.art,
    tip,
    body.art,
    body.gleam(-60, -36, form.gleam[0], form.gleam[1], shine),
    body.gleam(-30, -24, form.gleam[0] + 14, form.gleam[1] - 16, shine * 0.35),
    body.gleam(62, 78, form.gleam[0] + 20, form.gleam[1], shine * 0.24),
    `<path d="${ring(radius + 3, y + 2)}" fill="${shades.deep}" opacity=".7"/><path d="${ring(radius + 4, y + 6)}" fill="none" stroke="${shades.gleam}" stroke-width="2" opacity=".45"/>`,
    lid.art,
    lid.gleam(-62, -20, peak + 14, y - 8, shine * 0.7),
    knob.art,
    shape === 0 ? grip : '',
  ]
  const shadow = shape === 0 ? 'M-172 -200C-190 -480 190 -480 172 -200L152 -200C166 -440 -166 -440 -152 -200Z' : ''
  return {
    art: art.join(''),
    outline: body.outline + lid.outline + spout.outline + shadow,
    box: form.box,
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: -70, y: y + 60, width: 470 },
    centimetres: shape === 1 ? 18 : 23,
  }
}

/** A steel bow with a turned wooden grip over the lid. */
function bail(): string {
  const bow = 'M-164 -192C-186 -330 -130 -470 0 -470C130 -470 186 -330 164 -192'
  const joints = [-164, 164].map(
    (x) =>
      `<circle cx="${x}" cy="-192" r="15" fill="${metal('steel').dark}"/><circle cx="${x - 2}" cy="-194" r="10" fill="${metal('steel').lighter}"/>`,
  )
  return `${tube(bow, 13, metal('steel'))}${tube('M-92 -449C-40 -478 40 -478 92 -449', 36, wood('beech'))}${joints.join('')}`
}

/** The handle at the right of a gooseneck or tall kettle. */
function sideGrip({ shape }: Paint): string {
  const black = shadesOf(METALS.blackened)
  if (shape === 1)
    return `${tube('M 118 -226 C 170 -262 232 -262 246 -226', 20, metal('steel'))}${tube('M 244 -236 C 262 -200 246 -120 222 -72', 34, wood('walnut'))}`
  return tube('M 112 -364 C 230 -404 262 -370 254 -290 C 248 -200 236 -130 178 -104', 34, black)
}

function powerBase({ sheet }: Paint): string {
  const black = shadesOf(METALS.blackened)
  const plate = turned(sheet, 'M 160 -30 C 166 -26 170 -16 170 -8 C 170 -2 168 0 162 0', mattRamp(black))
  return `${plate.art}<path d="${ring(160, -30)}" fill="${black.dark}"/><path d="${plate.patch(-70, 20, -22, -20)}" fill="${black.gleam}" opacity=".4"/><ellipse cx="30" cy="${-10 + 164 * TILT}" rx="5" ry="3" fill="#ffb65c"/>`
}
