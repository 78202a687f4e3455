import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, mattRamp, metal, metalRamp } from '../../light/materials.ts'
import { fading } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { mouth, ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const WAX = '#f3e7d0'

/** A scented candle that burns: in a ceramic beaker with a paper label, a pillar on a brass dish, or in a low bowl with three wicks. */
export function drawCandle(paint: Paint): Drawing {
  if (paint.shape === 1) return pillar(paint)
  return paint.shape === 0 ? beaker(paint) : bowl(paint)
}

function beaker(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const body = turned(sheet, 'M 128 -290 C 129 -200 129 -100 126 -28 C 125 -10 118 0 106 0', glazeRamp(shades))
  const label = body.patch(-36, 30, -206, -92)
  const lines = [-168, -152, -128].map((y, index) => {
    const reach = [13, 9, 17][index] ?? 10
    return `<path d="${body.patch(-3 - reach, -3 + reach, y, y + (index === 0 ? 5 : 2.4))}" fill="#4d4038" opacity=".75"/>`
  })
  const art = [
    body.art,
    body.gleam(-64, -42, -262, -34, 0.6),
    body.gleam(62, 80, -250, -40, 0.14),
    `<path d="${label}" fill="${sheet.linear(
      [0, 0],
      [1, 0],
      [
        { at: 0, colour: '#fbf7ee' },
        { at: 0.5, colour: '#f1ead9' },
        { at: 1, colour: '#d6cbb6' },
      ],
    )}"/>`,
    ...lines,
    mouth(sheet, { radius: 128, y: -290, lip: 8 }, shades, shadesOf(mix(paint.colour, WAX, 0.6)), {
      fill: WAX,
      depth: 20,
    }),
    waxPool(paint, 60, -272),
    wick(-274, 26),
    flame(paint, 0, -300, 1),
  ]
  return {
    art: art.join(''),
    outline: body.outline,
    box: { x: -130, y: -405, width: 260, height: 432 },
    stance: 'stands',
    feet: [roundFoot(108)],
    detail: { x: 4, y: -255, width: 380 },
    centimetres: 12,
  }
}

function pillar(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const brass = metal('brass')
  const dish = turned(sheet, 'M 188 -34 C 176 -14 150 -2 120 0', metalRamp(brass))
  const wax = turned(sheet, 'M 94 -330 C 100 -326 101 -316 101 -300 L 101 -24', mattRamp(shades), 0, 0.5)
  const glow = sheet.linearAt([0, -340], [0, -190], fading('#ffe2a8', [0.75, 0.25, 0]))
  const art = [
    dish.art,
    mouth(sheet, { radius: 188, y: -34, lip: 6 }, brass),
    `<path d="${ring(128, -12, 16)}" fill="#2d1d08" opacity=".35"/>`,
    wax.art,
    `<path d="${wax.outline}" fill="${glow}"/>`,
    wax.gleam(-64, -34, -300, -60, 0.3),
    `<path d="${ring(96, -329)}" fill="${sheet.radial([0.5, 0.5], 0.55, [
      { at: 0, colour: '#fff3cf' },
      { at: 0.6, colour: mix(shades.light, '#ffe3ae', 0.5) },
      { at: 1, colour: shades.lighter },
    ])}"/>`,
    waxPool(paint, 58, -325),
    wick(-326, 26),
    flame(paint, 0, -352, 1),
  ]
  return {
    art: art.join(''),
    outline: `${dish.outline}${wax.outline}`,
    box: { x: -190, y: -458, width: 380, height: 488 },
    stance: 'stands',
    feet: [roundFoot(126)],
    detail: { x: 10, y: -290, width: 380 },
    centimetres: 17,
  }
}

function bowl(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const body = turned(sheet, 'M 236 -170 C 240 -110 206 -24 128 -6 L 124 0', glazeRamp(shades))
  const art = [
    body.art,
    body.gleam(-60, -38, -148, -50, 0.55),
    body.gleam(60, 76, -140, -60, 0.13),
    mouth(sheet, { radius: 236, y: -170, lip: 10 }, shades, shadesOf(mix(paint.colour, WAX, 0.6)), {
      fill: WAX,
      depth: 16,
    }),
  ]
  for (const [x, y] of [
    [-96, -158],
    [98, -166],
    [4, -140],
  ] as const) {
    art.push(
      `<g transform="translate(${x} ${y})">${waxPool(paint, 56, 0)}${wick(-2, 22)}${flame(paint, 0, -24, 0.78)}</g>`,
    )
  }
  return {
    art: art.join(''),
    outline: body.outline,
    box: { x: -238, y: -272, width: 476, height: 304 },
    stance: 'stands',
    feet: [roundFoot(126)],
    detail: { x: -20, y: -170, width: 420 },
    centimetres: 11,
  }
}

/** Molten wax around a wick. */
function waxPool({ sheet }: Paint, radius: number, y: number): string {
  const pool = sheet.radial([0.5, 0.5], 0.5, [
    { at: 0, colour: '#fff6d8' },
    { at: 0.7, colour: '#ffe9b8', opacity: 0.8 },
    { at: 1, colour: '#ffdf9a', opacity: 0 },
  ])
  return `<ellipse cx="0" cy="${y}" rx="${radius}" ry="${radius * TILT}" fill="${pool}"/>`
}

function wick(y: number, height: number): string {
  return `<path d="M0 ${y}C1 ${y - height * 0.4} -2 ${y - height * 0.6} 2 ${y - height}" stroke="#2b2019" stroke-width="4.5" fill="none" stroke-linecap="round"/>`
}

/** A calm flame: halo, body and the bluish root. `y` is its foot. */
function flame({ sheet }: Paint, x: number, y: number, size: number): string {
  const halo = sheet.radial([0.5, 0.5], 0.5, fading('#ffd489', [0.55, 0.22, 0.06, 0]))
  const fire = sheet.linear(
    [0.5, 0],
    [0.5, 1],
    [
      { at: 0, colour: '#ffb648', opacity: 0.75 },
      { at: 0.35, colour: '#ffd873' },
      { at: 0.7, colour: '#fff6d6' },
      { at: 0.92, colour: '#ffe3a0' },
      { at: 1, colour: '#8fa0d8', opacity: 0.6 },
    ],
  )
  const body = 'M0 0C-16 -6 -22 -28 -14 -50C-9 -66 -2 -78 3 -98C8 -74 18 -60 20 -40C22 -18 14 -4 0 0Z'
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="2" cy="-44" rx="150" ry="150" fill="${halo}"/><path d="${body}" fill="${fire}"/></g>`
}
