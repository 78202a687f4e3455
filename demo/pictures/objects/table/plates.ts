import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, speckled } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

interface Plate {
  radius: number
  y: number
  colour: string
}

/** A stack of plates in tones of one glaze: dinner plates, dinner and dessert plates, or deep plates with a small bowl on top. */
export function drawPlates(paint: Paint): Drawing {
  const { colour, shape, sheet } = paint
  const tones = [colour, mix(colour, '#f3eadb', 0.45), mix(colour, '#f3eadb', 0.75)]
  const radii = shape === 0 ? [300, 300, 298, 300] : shape === 1 ? [310, 306, 240, 238, 180] : [300, 298, 250]
  const step = shape === 2 ? 40 : 30
  const stack: Plate[] = radii.map((radius, index) => ({
    radius,
    y: -index * step,
    colour: tones[shape === 0 ? index % 2 : Math.min(2, Math.floor(index / 2))] ?? colour,
  }))
  const drawn = stack.map((plate, index) => one(paint, plate, shape === 2 ? 52 : 40, index === stack.length - 1))
  const last = stack.at(-1) ?? { radius: 300, y: 0, colour }
  const topY = last.y - (shape === 2 ? 52 : 40)
  const bowl = shape === 2 ? topBowl(paint, topY + 24) : undefined
  const top = bowl ? topY - 136 : topY - last.radius * TILT
  return {
    art: drawn.map(({ art }) => art).join('') + (bowl?.art ?? ''),
    outline: drawn.map(({ outline }) => outline).join('') + (bowl?.outline ?? ''),
    box: { x: -310, y: top, width: 620, height: -top + 48 },
    stance: 'stands',
    feet: [roundFoot(190)],
    detail: { x: -70, y: topY + 40, width: 420 },
    centimetres: bowl ? 15 : 11,
  }

  function one({ random }: Paint, plate: Plate, height: number, uppermost: boolean): { art: string; outline: string } {
    const shades = shadesOf(plate.colour)
    const { radius, y } = plate
    const rimY = y - height
    const form = turned(
      sheet,
      `M ${radius} ${rimY} C ${radius - 4} ${rimY + 10} ${radius * 0.8} ${y - 10} ${radius * 0.62} ${y - 4} L ${radius * 0.6} ${y}`,
      glazeRamp(shades),
    )
    const lip = sheet.linear(
      [0, 0],
      [1, 0.1],
      [
        { at: 0, colour: shades.light },
        { at: 0.28, colour: shades.gleam },
        { at: 0.7, colour: shades.lighter },
        { at: 1, colour: shades.base },
      ],
    )
    const face = sheet.radial([0.62, 0.6], 0.72, [
      { at: 0, colour: shades.lighter },
      { at: 0.5, colour: shades.light },
      { at: 0.8, colour: shades.base },
      { at: 1, colour: shades.dark },
    ])
    const well = uppermost
      ? `<path d="${ring(radius * 0.66, rimY + 9)}" fill="${shades.dark}" opacity=".5"/><path d="${ring(radius * 0.655, rimY + 12)}" fill="${sheet.linear(
          [0, 0],
          [1, 1],
          [
            { at: 0, colour: shades.base },
            { at: 0.5, colour: shades.light },
            { at: 1, colour: shades.lighter },
          ],
        )}"/><path d="${ring(radius * 0.66, rimY + 10)}" fill="none" stroke="${shades.gleam}" stroke-width="2" opacity=".35"/>`
      : ''
    const flecks = speckled(
      sheet,
      random,
      ring(radius, rimY),
      { x: -radius, y: rimY - radius * TILT, width: radius * 2, height: radius * TILT * 2 },
      { count: uppermost ? 70 : 24, colour: mix(shades.deep, '#3a2418', 0.5), size: 2, opacity: 0.3 },
    )
    const shade = `<path d="${ring(radius * 0.95, y - 2, 14)}" fill="#1a1012" opacity=".26"/>`
    const art = `${y === 0 ? '' : shade}${form.art}${form.gleam(-62, -44, rimY + 6, y - 12, 0.4)}<path d="${ring(radius, rimY)}" fill="${lip}"/><path d="${ring(radius - 6, rimY + 1)}" fill="${face}"/>${well}${flecks}`
    return { art, outline: form.outline }
  }
}

function topBowl(paint: Paint, y: number): { art: string; outline: string } {
  const { sheet } = paint
  const shades = shadesOf(mix(paint.colour, '#f3eadb', 0.12))
  const rim = y - 116
  const form = turned(sheet, `M 172 ${rim} C 172 ${rim + 60} 130 ${y - 14} 84 ${y - 10} L 82 ${y}`, glazeRamp(shades))
  const hollow = sheet.radial([0.66, 0.55], 0.75, [
    { at: 0, colour: shades.lighter },
    { at: 0.45, colour: shades.base },
    { at: 0.85, colour: shades.darker },
    { at: 1, colour: shades.deep },
  ])
  const art = `<path d="${ring(118, y + 2, 16)}" fill="#1a1012" opacity=".3"/>${form.art}${form.gleam(-60, -40, rim + 14, y - 34, 0.5)}<path d="${ring(172, rim)}" fill="${shades.lighter}"/><path d="${ring(165, rim + 1)}" fill="${hollow}"/>`
  return { art, outline: form.outline }
}
