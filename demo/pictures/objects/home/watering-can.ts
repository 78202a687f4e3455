import { mix } from '../../light/colour.ts'
import { glazeRamp, metal, metalRamp } from '../../light/materials.ts'
import { evenly } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { type Curve, ring, taper, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

interface Form {
  body: string
  rim: number
  top: number
  foot: number
  spout: Curve
  widths: [number, number]
  handle: string
  second: string
  bar: number
  rose: number
  box: Drawing['box']
  gleam: [number, number]
}

const FORMS: [Form, Form, Form] = [
  {
    body: 'M 150 -300 C 156 -296 158 -290 160 -280 L 178 -14 C 178 -4 172 0 166 0',
    rim: 150,
    top: -300,
    foot: 170,
    spout: [
      [-150, -60],
      [-260, -96],
      [-300, -250],
      [-440, -404],
    ],
    widths: [62, 22],
    handle: 'M 20 -300 C 20 -470 210 -500 236 -330 C 248 -240 224 -130 176 -104',
    second: '',
    bar: 20,
    rose: 62,
    box: { x: -520, y: -472, width: 768, height: 516 },
    gleam: [-270, -30],
  },
  {
    body: 'M 66 -280 C 150 -276 210 -210 208 -130 C 206 -60 160 -8 120 0',
    rim: 66,
    top: -280,
    foot: 124,
    spout: [
      [-176, -90],
      [-300, -90],
      [-290, -330],
      [-404, -420],
    ],
    widths: [46, 13],
    handle: 'M 52 -270 C 120 -420 330 -330 200 -150',
    second: '',
    bar: 17,
    rose: 0,
    box: { x: -412, y: -432, width: 694, height: 466 },
    gleam: [-230, -70],
  },
  {
    body: 'M 128 -360 C 134 -356 136 -350 138 -340 L 168 -12 C 168 -4 164 0 156 0',
    rim: 128,
    top: -360,
    foot: 160,
    spout: [
      [-146, -70],
      [-220, -110],
      [-240, -280],
      [-352, -430],
    ],
    widths: [70, 32],
    handle: 'M -116 -356 C -116 -520 116 -520 116 -356',
    second: 'M 150 -300 C 270 -330 284 -120 166 -76',
    bar: 17,
    rose: 74,
    box: { x: -440, y: -504, width: 700, height: 546 },
    gleam: [-320, -40],
  },
]

/** A watering can: long-spouted with a brass rose, a round one for indoors, or tall with two handles. */
export function drawWateringCan(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const { rim, top, foot, box } = form
  const brass = metal('brass')
  const body = turned(sheet, form.body, glazeRamp(shades))
  const spout = taper(form.spout, form.widths[0], form.widths[1], shades)
  const [tipX, tipY] = form.spout[3]
  const inside = sheet.linear([0, 0], [1, 0.2], evenly([mix(shades.deep, '#0c0a0c', 0.5), shades.deep, shades.dark]))
  const half = `M${-rim} ${top}A${rim} ${rim * 0.25} 0 0 1 ${rim} ${top}A${rim} ${rim * 0.25} 0 0 1 ${rim * 0.1} ${top + rim * 0.25}C${rim * 0.14} ${top + rim * 0.06} ${-rim * 0.2} ${top - rim * 0.14} ${-rim} ${top}Z`
  const brace =
    shape === 1
      ? ''
      : `<path d="M${-rim + 6} ${top + 10}L${(tipX + form.spout[2][0]) / 2 + 28} ${(tipY + form.spout[2][1]) / 2 + 18}" stroke="${shades.deep}" stroke-width="13" stroke-linecap="round"/><path d="M${-rim + 6} ${top + 9}L${(tipX + form.spout[2][0]) / 2 + 28} ${(tipY + form.spout[2][1]) / 2 + 16}" stroke="${shades.light}" stroke-width="7" stroke-linecap="round"/>`
  const art = [
    form.second ? tube(form.second, form.bar + 3, shades) : tube(form.handle, form.bar, shades),
    spout.art,
    brace,
    form.rose
      ? rose(paint, tipX, tipY, form.rose)
      : `<ellipse cx="${tipX}" cy="${tipY}" rx="8" ry="4.4" fill="${shades.deep}" transform="rotate(40 ${tipX} ${tipY})"/>`,
    body.art,
    seams(body, shades, shape),
    body.gleam(-62, -40, form.gleam[0], form.gleam[1], 0.55),
    body.gleam(60, 78, form.gleam[0], form.gleam[1], 0.15),
    `<path d="${ring(rim, top)}" fill="${sheet.linear([0, 0], [1, 0], evenly([shades.light, shades.gleam, shades.lighter, shades.base]))}"/><path d="${ring(rim - 7, top + 1)}" fill="${inside}"/>`,
    shape === 1
      ? ''
      : `<path d="${half}" fill="${sheet.linear([0, 0], [1, 0.4], evenly([shades.gleam, shades.light, shades.base]))}"/><path d="${half}" fill="none" stroke="${shades.deep}" stroke-width="2" stroke-opacity=".3"/>`,
    shape === 2 ? tube(form.handle, form.bar, brass) : shape === 0 ? tube('M 20 -306 L 20 -330', form.bar, shades) : '',
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}${spout.outline}${form.handle}L${rim - 30} ${top}Z${form.rose ? `M${tipX - 70} ${tipY}L${tipX - 20} ${tipY - 60}L${tipX + 20} ${tipY + 10}L${tipX - 40} ${tipY + 30}Z` : ''}`,
    box,
    stance: 'stands',
    feet: [roundFoot(foot)],
    detail: { x: shape === 1 ? -80 : tipX + 130, y: shape === 1 ? -180 : tipY + 90, width: 440 },
    centimetres: shape === 1 ? 22 : 36,
  }
}

/** Rolled bands that stiffen the sheet metal. */
function seams(body: ReturnType<typeof turned>, shades: Paint['shades'], shape: number): string {
  if (shape === 1) return ''
  return [shape === 0 ? -262 : -310, -34]
    .map(
      (y) =>
        `<path d="${body.patch(-90, 90, y, y + 5)}" fill="${shades.deep}" fill-opacity=".35"/><path d="${body.patch(-90, 90, y - 5, y)}" fill="${shades.gleam}" fill-opacity=".4"/>`,
    )
    .join('')
}

/** The brass rose at the end of the spout, turned up a little, with its rings of holes. */
function rose({ sheet }: Paint, x: number, y: number, radius: number): string {
  const brass = metal('brass')
  const cone = turned(
    sheet,
    `M ${radius} -64 L ${radius} -56 C ${radius * 0.8} -30 24 -22 18 6 L 16 22`,
    metalRamp(brass),
  )
  const holes = [0.3, 0.55, 0.8].flatMap((share, row) =>
    Array.from({ length: 8 + row * 6 }, (_, index) => {
      const angle = (index / (8 + row * 6)) * Math.PI * 2
      return `<ellipse cx="${(Math.cos(angle) * radius * share).toFixed(1)}" cy="${(-64 + Math.sin(angle) * radius * share * 0.25).toFixed(1)}" rx="2.6" ry="1.2"/>`
    }),
  )
  const face = sheet.linear([0, 0], [1, 0], evenly([brass.light, brass.gleam, brass.lighter, brass.base]))
  return `<g transform="translate(${x} ${y}) rotate(-44)">${cone.art}<path d="${ring(radius, -64)}" fill="${brass.gleam}"/><path d="${ring(radius - 4, -63.5)}" fill="${face}"/><g fill="#4b3512">${holes.join('')}</g></g>`
}
