import { mix, shadesOf } from '../../light/colour.ts'
import { mattRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, speckled, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    body: 'M 64 -470 C 66 -440 108 -430 110 -370 L 110 -34 C 110 -10 104 0 96 0',
    neck: [62, -470],
    cap: 108,
    foot: 100,
  },
  { body: 'M 104 -420 L 108 -34 C 108 -12 102 0 94 0', neck: [100, -420], cap: 76, foot: 98 },
  {
    body: 'M 54 -440 C 56 -390 120 -330 122 -250 C 124 -150 116 -60 104 -18 C 100 -6 96 0 92 0',
    neck: [52, -440],
    cap: 96,
    foot: 96,
  },
] as const

/** An insulated bottle with a powder-coated body: shouldered with a steel cap and a loop, a travel cup, or a drop with a wooden cap. */
export function drawBottle(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const [radius, neckY] = form.neck
  const steel = metal('steel')
  const body = turned(sheet, form.body, mattRamp(shades))
  const capShades = shape === 0 ? steel : shape === 1 ? shadesOf(mix(paint.colour, '#2a2826', 0.82)) : wood('beech')
  const capTop = neckY - form.cap
  const cap = turned(
    sheet,
    `M ${radius - 10} ${capTop} C ${radius + 2} ${capTop} ${radius + 4} ${capTop + 8} ${radius + 4} ${capTop + 18} L ${radius + 4} ${neckY - 12}`,
    shape === 0 ? metalRamp(capShades) : mattRamp(capShades),
  )
  const collar = turned(sheet, `M ${radius + 1} ${neckY - 12} L ${radius + 1} ${neckY + 3}`, metalRamp(steel))
  const base = turned(
    sheet,
    `M ${form.foot + 9} -22 C ${form.foot + 9} -8 ${form.foot + 3} 0 ${form.foot - 4} 0`,
    metalRamp(steel),
  )
  const loop =
    shape === 0
      ? tube(`M -44 ${capTop + 12} C -50 ${capTop - 76} 50 ${capTop - 76} 44 ${capTop + 12}`, 16, shadesOf('#4a3a2e'))
      : ''
  const powder = speckled(sheet, random, body.outline, body.box, {
    count: 220,
    colour: shades.gleam,
    size: 1.1,
    opacity: 0.35,
  })
  const art = [
    shape === 1 ? base.art : '',
    body.art,
    powder,
    shape === 1 ? `<g clip-path="${sheet.clip(`<path d="${body.below(-22)}"/>`)}">${base.art}</g>` : '',
    body.gleam(-64, -40, neckY + 70, -34, 0.36),
    body.gleam(60, 78, neckY + 80, -34, 0.12),
    emblem(paint, body.patch),
    `<path d="${ring(radius + 3, neckY + 4)}" fill="${shades.deep}" opacity=".5"/>`,
    collar.art,
    loop,
    cap.art,
    cap.gleam(-60, -34, capTop + 20, neckY - 18, 0.4),
    `<path d="${ring(radius - 10, capTop)}" fill="${sheet.linear(
      [0, 0],
      [1, 0.6],
      [
        { at: 0, colour: capShades.gleam },
        { at: 0.5, colour: capShades.light },
        { at: 1, colour: capShades.dark },
      ],
    )}"/>`,
    shape === 1 ? sipHole(capShades.deep, radius, capTop) : '',
  ]
  const top = shape === 0 ? capTop - 66 : capTop - radius * TILT
  return {
    art: art.join(''),
    outline: body.outline + cap.outline,
    box: { x: -124, y: top, width: 248, height: -top + form.foot * TILT },
    stance: 'stands',
    feet: [roundFoot(form.foot)],
    detail: { x: 10, y: neckY + 20, width: 380 },
    centimetres: 26,
  }
}

/** A small laser mark: a rising sun over two waves. */
function emblem({ shades }: Paint, patch: (from: number, to: number, top: number, bottom: number) => string): string {
  const bars = [
    [-4, 4, -150, -147],
    [-8, 8, -140, -137],
    [-11, 11, -130, -127],
    [-8, 8, -120, -117],
    [-4, 4, -110, -107],
  ] as const
  return `<g fill="${shades.gleam}" opacity=".75">${bars.map(([from, to, top, bottom]) => `<path d="${patch(from, to, top, bottom)}"/>`).join('')}</g>`
}

function sipHole(colour: string, radius: number, y: number): string {
  return `<path d="${ring(radius - 26, y + 2)}" fill="none" stroke="${colour}" stroke-width="3" opacity=".6"/><ellipse cx="20" cy="${y + 11}" rx="16" ry="5" fill="${colour}"/>`
}
