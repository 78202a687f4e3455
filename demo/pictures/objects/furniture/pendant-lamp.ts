import { cable, halo, LAMPLIGHT } from '../../light/glow.ts'
import { glazeRamp, metal, metalRamp } from '../../light/materials.ts'
import { fading } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, TILT } from '../../scenes/studio.ts'
import { upsideDown } from '../../shapes/curves.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** Profiles stand on their heads: the rim first. A hanging lamp is above the eye, so it is turned upside down to show its inside. */
const FORMS = [
  {
    shade: 'M 300 -20 L 300 0 C 292 60 210 120 96 156 C 78 164 70 176 68 200',
    cap: 'M 68 198 L 66 246 C 60 262 40 268 22 270 L 14 292',
    rim: 300,
    start: -20,
    neck: 292,
  },
  {
    shade: 'M 230 -10 C 240 30 240 80 220 140 C 196 214 132 270 60 292',
    cap: 'M 44 288 C 42 304 30 312 14 316 L 12 330',
    rim: 230,
    start: -10,
    neck: 330,
  },
  {
    shade: 'M 176 -10 L 172 10 C 150 120 96 250 60 330',
    cap: 'M 60 328 L 58 350 C 50 362 30 366 12 368 L 10 384',
    rim: 176,
    start: -10,
    neck: 384,
  },
] as const

const LINE = 640

/** An enamelled pendant, lit: the workshop shade, a dome, or a narrow cone. White inside, on a cotton cable. */
export function drawPendantLamp(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const form = FORMS[shape]
  const { rim, start, neck } = form
  const shade = turned(sheet, form.shade, glazeRamp(shades), 0, 0)
  const cap = turned(sheet, form.cap, shape === 0 ? glazeRamp(shades) : metalRamp(metal('brass')), 0, 0)
  const outline = upsideDown(shade.outline)
  const light = sheet.linearAt(
    [0, -neck],
    [0, -start + rim * TILT],
    [
      { at: 0, colour: '#ffffff', opacity: 0.3 },
      { at: 0.3, colour: '#ffffff', opacity: 0.08 },
      { at: 0.6, colour: shades.deep, opacity: 0 },
      { at: 1, colour: shades.deep, opacity: 0.46 },
    ],
  )
  const inner = sheet.radialAt(
    [0, start + rim * 0.03],
    rim * 1.05,
    [
      { at: 0, colour: '#fffdf0' },
      { at: 0.35, colour: '#fff4cf' },
      { at: 0.7, colour: '#f7e2ae' },
      { at: 1, colour: '#d9bd86' },
    ],
    0.3,
  )
  const flipped = [
    cap.art,
    shade.art,
    shade.gleam(-62, -38, start + 18, start + (neck - start) * 0.62, 0.42),
    shade.gleam(60, 76, start + 20, start + (neck - start) * 0.55, 0.16),
    cap.gleam(-60, -20, neck - 70, neck - 34, 0.4),
    `<path d="${ring(rim, start)}" fill="${shades.darker}"/><path d="${ring(rim - 5, start)}" fill="${shades.light}"/>`,
    `<path d="${ring(rim - 9, start)}" fill="${inner}"/>`,
  ]
  const bulb = sheet.radial([0.5, 0.5], 0.5, [
    { at: 0, colour: '#ffffff' },
    { at: 0.6, colour: '#fffae4' },
    { at: 1, colour: '#ffe9a8' },
  ])
  const y = -start
  const beam = sheet.linearAt([0, y], [0, y + 330], fading(LAMPLIGHT, [0.36, 0.12, 0]))
  const art = [
    cable(`M0 ${-neck + 4}L0 -${LINE + 200}`, '#26231f', 8),
    `<g transform="scale(1 -1)">${flipped.join('')}</g>`,
    `<path d="${outline}" fill="${light}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${upsideDown(ringPoints(rim - 9, start))}"/>`)}"><circle cx="0" cy="${y - 18}" r="${rim * 0.2}" fill="${bulb}"/></g>`,
    `<path d="M${-rim + 6} ${y + 6}L${-rim * 1.36} ${y + 330}L${rim * 1.36} ${y + 330}L${rim - 6} ${y + 6}A${rim - 6} ${rim * TILT} 0 0 1 ${-rim + 6} ${y + 6}Z" fill="${beam}" fill-opacity=".7"/>`,
    halo(sheet, 0, y, rim * 0.95, 0.75),
  ]
  return {
    art: art.join(''),
    // Without the cable: what is that thin and that far from the wall casts no shadow to speak of.
    outline: `${outline}${upsideDown(cap.outline)}`,
    box: { x: -rim, y: -LINE, width: rim * 2, height: LINE + y + rim * TILT + 40 },
    stance: 'hangs',
    feet: [],
    detail: { x: -rim * 0.2, y: -neck * 0.34, width: rim * 1.9 },
    centimetres: 84,
    distance: 80,
  }
}

/** A flat circle as straight lines, so that it can be turned upside down with the rest. */
function ringPoints(radius: number, y: number): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius * TILT).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
