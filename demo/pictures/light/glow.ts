import { fading, type Sheet } from '../scenes/sheet.ts'
import { TILT } from '../scenes/studio.ts'

/** The colour of a warm lamp. */
export const LAMPLIGHT = '#ffdf9e'

/** Warm light lying on the floor around (x, y). */
export function poolOfLight(sheet: Sheet, x: number, y: number, radius: number, strength = 0.7): string {
  const fill = sheet.radial([0.5, 0.5], 0.5, fading('#fff0c4', [strength, strength * 0.75, strength * 0.3, 0]))
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * TILT}" fill="${fill}"/>`
}

/** The halo in the air around something that shines. */
export function halo(sheet: Sheet, x: number, y: number, radius: number, strength = 0.5): string {
  const fill = sheet.radial([0.5, 0.5], 0.5, fading(LAMPLIGHT, [strength, strength * 0.42, strength * 0.12, 0]))
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** Light from inside a translucent shade: laid over its path, brightest at (x, y). */
export function litFromInside(
  sheet: Sheet,
  path: string,
  x: number,
  y: number,
  radius: number,
  strength = 0.9,
): string {
  const fill = sheet.radialAt([x, y], radius, [
    { at: 0, colour: '#fffbe8', opacity: strength },
    { at: 0.4, colour: '#fff0c0', opacity: strength * 0.75 },
    { at: 0.8, colour: LAMPLIGHT, opacity: strength * 0.28 },
    { at: 1, colour: LAMPLIGHT, opacity: 0 },
  ])
  return `<path d="${path}" fill="${fill}"/>`
}

/** A cotton-covered cable along a path, with its small shadow. */
export function cable(path: string, colour: string, width = 8): string {
  return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="#1a120c" stroke-width="${width + 5}" stroke-opacity=".16" transform="translate(5 3)"/><path d="${path}" stroke="${colour}" stroke-width="${width}"/><path d="${path}" stroke="#ffffff" stroke-width="${width * 0.25}" stroke-opacity=".3" transform="translate(-1.4 -1.4)"/></g>`
}
