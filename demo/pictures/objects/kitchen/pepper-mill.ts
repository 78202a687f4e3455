import { shadesOf } from '../../light/colour.ts'
import { glazeRamp, mattRamp, metal, metalRamp, WOODS } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const FORMS = [
  {
    body: 'M 66 -336 C 70 -300 46 -260 48 -200 C 50 -140 86 -110 88 -40 L 88 -20 C 88 -6 84 0 78 0',
    head: 'M 0 -500 C 60 -500 78 -454 72 -420 C 68 -396 56 -384 60 -366 L 68 -348',
    neck: [66, -344],
    knobY: -506,
    foot: 82,
  },
  {
    body: 'M 84 -196 C 88 -150 92 -80 92 -24 C 92 -8 88 0 82 0',
    head: 'M 0 -320 C 58 -322 88 -290 88 -250 C 88 -230 86 -220 84 -206',
    neck: [84, -202],
    knobY: -326,
    foot: 84,
  },
  {
    body: 'M 52 -420 C 44 -380 40 -340 50 -290 C 62 -230 60 -200 54 -160 C 50 -110 76 -70 78 -24 C 78 -6 74 0 68 0',
    head: 'M 0 -540 C 40 -540 60 -512 58 -486 C 56 -466 44 -460 46 -446 L 54 -432',
    neck: [52, -426],
    knobY: -546,
    foot: 72,
  },
] as const

/** A turned pepper mill with a small salt companion; lacquered in the variant's colour, the companion in bare beech. */
export function drawPepperMill(paint: Paint): Drawing {
  const { sheet, shape, random } = paint
  const form = FORMS[shape]
  const main = mill(paint, shape, paint.colour, true)
  const companion = mill(paint, shape === 1 ? 1 : shape, WOODS.beech, false)
  const apart = form.foot * 1.16
  const corns = Array.from({ length: 9 }, () => {
    const x = -apart - 60 + random() * 250
    const y = 26 + random() * 30
    return `<ellipse cx="${x + 2}" cy="${y + 4}" rx="9" ry="4" fill="#1a1008" opacity=".35"/><circle cx="${x}" cy="${y}" r="${5 + random() * 2.5}" fill="${sheet.radial(
      [0.35, 0.3],
      0.8,
      [
        { at: 0, colour: '#7d6553' },
        { at: 0.6, colour: '#3a2b22' },
        { at: 1, colour: '#1d1512' },
      ],
    )}"/>`
  })
  const shrink = shape === 1 ? 0.86 : 0.7
  const place = (art: string, x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`
  const moved = `M${apart - form.foot * shrink} ${-24}L${apart - form.foot * shrink * 0.6} ${form.knobY * shrink}L${apart + form.foot * shrink * 0.6} ${form.knobY * shrink}L${apart + form.foot * shrink} -24Z`
  return {
    art: place(companion, apart, -26, shrink) + place(main, -apart * 0.62, 0, 1) + corns.join(''),
    outline: `M${-apart * 0.62 - form.foot} 0L${-apart * 0.62 - form.foot * 0.7} ${form.knobY}L${-apart * 0.62 + form.foot * 0.7} ${form.knobY}L${-apart * 0.62 + form.foot} 0Z${moved}`,
    box: {
      x: -apart * 0.62 - form.foot - 12,
      y: form.knobY - 26,
      width: apart * 1.62 + form.foot * 1.85 + 20,
      height: -form.knobY + 26 + form.foot * TILT + 20,
    },
    stance: 'stands',
    feet: [roundFoot(form.foot * shrink, apart, -26), roundFoot(form.foot, -apart * 0.62)],
    detail: { x: -apart * 0.4, y: form.neck[1] - 20, width: 330 },
    centimetres: shape === 1 ? 12 : 22,
  }
}

function mill({ sheet }: Paint, shape: 0 | 1 | 2, colour: string, lacquered: boolean): string {
  const form = FORMS[shape]
  const shades = shadesOf(colour)
  const ramp = lacquered ? glazeRamp(shades) : mattRamp(shades)
  const body = turned(sheet, form.body, ramp)
  const head = turned(sheet, form.head, ramp)
  const steel = metalRamp(metal(shape === 2 ? 'brass' : 'steel'))
  const [radius, y] = form.neck
  const collar = turned(sheet, `M ${radius + 1} ${y - 6} L ${radius + 1} ${y + 6}`, steel)
  const knob = turned(
    sheet,
    `M 0 ${form.knobY - 20} C 18 ${form.knobY - 20} 20 ${form.knobY - 4} 12 ${form.knobY + 2} L 10 ${form.knobY + 10}`,
    steel,
  )
  const grain = lacquered
    ? ''
    : [-60, -44, -31, -12, 2, 19, 33, 52, 66]
        .map(
          (angle) =>
            `<path d="${body.patch(angle, angle + 1.6, y + 12, -10)}${head.patch(angle + 3, angle + 4.2, form.knobY + 50, y - 12)}" fill="${shades.deep}" opacity=".15"/>`,
        )
        .join('')
  const shine = lacquered ? 0.6 : 0.2
  return [
    body.art,
    `<path d="${ring(radius, y + 6)}" fill="#000000" opacity=".25"/>`,
    collar.art,
    head.art,
    grain,
    body.gleam(-60, -38, y + 30, -24, shine),
    body.gleam(60, 78, y + 40, -24, shine * 0.22),
    head.gleam(-58, -34, form.knobY + 26, y - 30, shine),
    knob.art,
  ].join('')
}
