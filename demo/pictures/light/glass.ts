import { fading, type Sheet } from '../scenes/sheet.ts'
import { TILT } from '../scenes/studio.ts'
import { ring } from '../shapes/parts.ts'
import { type Turned, turned } from '../shapes/turned.ts'
import { mix, type Shades, shadesOf } from './colour.ts'

/** A transparent vessel in two layers, so that what it holds can be drawn between them. */
interface Glass {
  back: string
  front: string
  form: Turned
  shades: Shades
}

/** Blows a profile (as in `turned`, from the rim down to the floor at 0) in glass of a tint; clear glass is a very pale blue or green. */
export function blown(sheet: Sheet, profile: string, tint: string, rim: { radius: number; y: number }): Glass {
  const shades = shadesOf(tint)
  const form = turned(sheet, profile, [{ at: 0, colour: tint }])
  const { outline, patch } = form
  const body = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: shades.dark, opacity: 0.62 },
      { at: 0.1, colour: shades.base, opacity: 0.34 },
      { at: 0.3, colour: shades.lighter, opacity: 0.2 },
      { at: 0.6, colour: shades.light, opacity: 0.2 },
      { at: 0.9, colour: shades.base, opacity: 0.36 },
      { at: 1, colour: shades.dark, opacity: 0.66 },
    ],
  )
  const low = -3
  const edge = (from: number, to: number, opacities: number[]) =>
    `<path d="${patch(from, to, rim.y, low)}" fill="${sheet.linear([0, 0], [1, 0], fading(shades.darker, opacities))}"/>`
  const back = [
    `<path d="${ring(rim.radius, rim.y)}" fill="${shades.lighter}" opacity=".22"/>`,
    `<path d="${outline}" fill="${body}"/>`,
    `<path d="${outline}" fill="${sheet.linear([0, 0], [0, 1], fading(shades.base, [0.02, 0.08, 0.3]))}"/>`,
  ]
  const front = [
    edge(-90, -66, [0.5, 0.16, 0]),
    edge(62, 90, [0, 0.16, 0.55]),
    `<path d="${outline}" fill="none" stroke="${shades.darker}" stroke-width="1.6" opacity=".5"/>`,
    `<path d="${ring(rim.radius - 1, rim.y)}" fill="none" stroke="${shades.dark}" stroke-width="4.5" opacity=".55"/>`,
    `<path d="${ring(rim.radius - 2, rim.y - 0.6)}" fill="none" stroke="#ffffff" stroke-width="2.2" opacity=".85"/>`,
    form.gleam(-66, -46, rim.y + (low - rim.y) * 0.07, low - (low - rim.y) * 0.12, 0.85),
    form.gleam(-40, -35, rim.y + (low - rim.y) * 0.1, low - (low - rim.y) * 0.2, 0.4),
    form.gleam(56, 70, rim.y + (low - rim.y) * 0.1, low - (low - rim.y) * 0.14, 0.36),
  ]
  return { back: back.join(''), front: front.join(''), form, shades }
}

/** A liquid in a glass: its body follows the profile given, its surface is an ellipse at the top of it. */
export function liquid(
  sheet: Sheet,
  profile: string,
  colour: string,
  level: { radius: number; y: number },
  opacity = 0.9,
): string {
  const tones = shadesOf(colour)
  const { outline } = turned(sheet, profile, [{ at: 0, colour }])
  const body = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: tones.darker },
      { at: 0.14, colour: tones.base },
      { at: 0.5, colour: tones.dark },
      { at: 0.78, colour: tones.base },
      { at: 0.92, colour: tones.light },
      { at: 1, colour: tones.dark },
    ],
  )
  const top = sheet.linear(
    [0, 0],
    [1, 0.3],
    [
      { at: 0, colour: mix(colour, '#000000', 0.12) },
      { at: 0.5, colour: tones.base },
      { at: 1, colour: tones.light },
    ],
  )
  return `<g opacity="${opacity}"><path d="${outline}" fill="${body}"/><path d="${ring(level.radius, level.y)}" fill="${top}"/><path d="${ring(level.radius - 1, level.y)}" fill="none" stroke="${tones.gleam}" stroke-width="2" opacity=".6"/></g>`
}

/** The heavy bottom of a glass: light gathers in it. */
export function thickBase(sheet: Sheet, radius: number, y: number, thickness: number, shades: Shades): string {
  const fill = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: shades.darker, opacity: 0.7 },
      { at: 0.25, colour: shades.light, opacity: 0.5 },
      { at: 0.55, colour: '#ffffff', opacity: 0.55 },
      { at: 0.8, colour: shades.lighter, opacity: 0.75 },
      { at: 1, colour: shades.darker, opacity: 0.7 },
    ],
  )
  const depth = radius * TILT
  return `<path d="M${-radius} ${y - thickness}A${radius} ${depth} 0 0 0 ${radius} ${y - thickness}L${radius * 0.96} ${y}A${radius * 0.96} ${depth * 0.96} 0 0 1 ${-radius * 0.96} ${y}Z" fill="${fill}"/><path d="${ring(radius * 0.94, y - thickness)}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".5"/>`
}

/** Light that the glass throws into its own shadow; draw it first. */
export function caustic(sheet: Sheet, radius: number, reach: number): string {
  const fill = sheet.radial([0.35, 0.5], 0.6, fading('#fff7e2', [0.75, 0.3, 0]))
  return `<ellipse cx="${radius + reach * 0.42}" cy="${-radius * TILT * 0.5}" rx="${reach * 0.6}" ry="${radius * TILT * 0.55}" fill="${fill}" transform="rotate(-9)"/>`
}
