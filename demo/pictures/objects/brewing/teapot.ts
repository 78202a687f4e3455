import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, metal, metalRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { type Curve, ring, taper, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

interface Form {
  body: string
  lid: string
  knob: string
  /** Radius and height of the seat of the lid. */
  seat: [number, number]
  spout: Curve
  spoutWidths: [number, number]
  handle: string
  bar: number
  foot: number
  box: { x: number; y: number; width: number; height: number }
  gleam: [number, number]
}

const FORMS: [Form, Form, Form] = [
  {
    body: 'M 84 -318 C 150 -310 206 -240 204 -160 C 202 -76 156 -16 104 0',
    lid: 'M 8 -362 C 50 -358 78 -340 86 -318',
    knob: 'M 0 -412 C 22 -412 28 -396 24 -384 C 20 -374 14 -368 14 -356',
    seat: [88, -316],
    spout: [
      [-150, -110],
      [-262, -120],
      [-238, -226],
      [-306, -282],
    ],
    spoutWidths: [104, 34],
    handle: 'M 168 -256 C 330 -312 336 -78 176 -84',
    bar: 30,
    foot: 106,
    box: { x: -326, y: -416, width: 624, height: 442 },
    gleam: [-262, -84],
  },
  {
    body: 'M 96 -226 C 170 -226 232 -176 230 -112 C 228 -50 170 -12 122 0',
    lid: 'M 10 -258 C 54 -256 90 -244 98 -226',
    knob: 'M 0 -292 C 26 -292 30 -280 28 -272 C 24 -264 16 -262 14 -254',
    seat: [100, -224],
    spout: [
      [-178, -84],
      [-250, -96],
      [-246, -162],
      [-302, -206],
    ],
    spoutWidths: [84, 32],
    handle: 'M -150 -206 C -168 -470 168 -470 150 -206',
    bar: 17,
    foot: 124,
    box: { x: -324, y: -412, width: 556, height: 444 },
    gleam: [-180, -60],
  },
  {
    body: 'M 74 -372 C 96 -366 112 -330 128 -270 C 152 -180 178 -100 176 -50 C 174 -18 160 -4 140 0',
    lid: 'M 6 -402 C 40 -400 66 -388 76 -372',
    knob: 'M 0 -446 C 20 -446 24 -434 22 -424 C 18 -412 12 -408 12 -398',
    seat: [78, -371],
    spout: [
      [-140, -140],
      [-220, -170],
      [-196, -290],
      [-262, -344],
    ],
    spoutWidths: [86, 30],
    handle: 'M 108 -332 C 276 -376 312 -128 162 -98',
    bar: 27,
    foot: 144,
    box: { x: -280, y: -450, width: 536, height: 488 },
    gleam: [-290, -60],
  },
]

/** A teapot: round with a loop, low with a brass bail over the top, or tall and conical. */
export function drawTeapot(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const body = turned(sheet, form.body, glazeRamp(shades))
  const lid = turned(sheet, form.lid, glazeRamp(shades))
  const brass = metal('brass')
  const knob = turned(sheet, form.knob, shape === 0 ? glazeRamp(shades) : metalRamp(brass))
  const spout = taper(form.spout, form.spoutWidths[0], form.spoutWidths[1], shades)
  const bail = shape === 1
  const handle = tube(form.handle, form.bar, bail ? brass : shades)
  const [radius, y] = form.seat
  const seam = `<path d="${ring(radius + 3, y + 2)}" fill="${shades.darker}" opacity=".75"/><path d="${ring(radius + 3, y + 5)}" fill="none" stroke="${shades.lighter}" stroke-width="1.6" opacity=".55"/>`
  const art = [
    bail ? '' : handle,
    spout.art,
    spoutEnd(paint, form.spout, form.spoutWidths[1]),
    body.art,
    body.gleam(-58, -34, form.gleam[0], form.gleam[1], 0.62),
    body.gleam(-28, -22, form.gleam[0] + 12, form.gleam[1] - 20, 0.2),
    body.gleam(60, 78, form.gleam[0] + 20, form.gleam[1], 0.13),
    seam,
    lid.art,
    lid.gleam(-64, -20, lid.box.y + radius * TILT * 0.6, y - 8, 0.4),
    knob.art,
    knob.gleam(-60, -20, knob.box.y + 8, knob.box.y + 30, 0.5),
    bail ? handle + lugs(paint) : '',
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}${lid.outline}${knob.outline}${spout.outline}${bail ? thickened(form.handle) : `${form.handle}Z`}`,
    box: form.box,
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: -60, y: form.seat[1] + 50, width: 460 },
    centimetres: 18,
  }
}

function spoutEnd({ shades }: Paint, spout: Curve, width: number): string {
  const [x, y] = spout[3]
  return `<ellipse cx="${x}" cy="${y}" rx="${width * 0.56}" ry="${width * 0.24}" transform="rotate(-40 ${x} ${y})" fill="${shades.light}"/><ellipse cx="${x + 1}" cy="${y + 1}" rx="${width * 0.4}" ry="${width * 0.14}" transform="rotate(-40 ${x} ${y})" fill="${mix(shades.deep, '#000000', 0.3)}"/>`
}

/** The eyes of glaze that hold the bail. */
function lugs({ shades }: Paint): string {
  return [-150, 150]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-204" r="19" fill="${shades.dark}"/><circle cx="${x - 3}" cy="-207" r="13" fill="${shades.light}"/><circle cx="${x}" cy="-204" r="6" fill="${shadesOf('#8a6a30').dark}"/>`,
    )
    .join('')
}

/** A line has no area to cast a shadow: the bail as a band. */
function thickened(path: string): string {
  return `${path}L138 -206C156 -454 -156 -454 -138 -206Z`
}
