import type { Stop } from '../scenes/sheet.ts'
import { mix, type Shades, shadesOf } from './colour.ts'

/**
 * How a material answers the studio light around a round form: colours from the left edge (-1) over the side towards the camera (0)
 * to the right edge (1), as the sine of the angle. Feed it to `turned`, or to `acrossStops` for a plain gradient.
 */
export type Ramp = { at: number; colour: string }[]

/** Glazed ceramic, enamel, lacquer: soft light, a lifted edge on the shadow side. */
export function glazeRamp(shades: Shades): Ramp {
  return [
    { at: -1, colour: shades.base },
    { at: -0.82, colour: shades.light },
    { at: -0.5, colour: shades.lighter },
    { at: -0.2, colour: shades.light },
    { at: 0.12, colour: shades.base },
    { at: 0.5, colour: shades.dark },
    { at: 0.8, colour: shades.darker },
    { at: 0.93, colour: mix(shades.darker, shades.dark, 0.4) },
    { at: 1, colour: shades.dark },
  ]
}

/** Matt things: unglazed clay, cloth, cast iron, wax, paper. Less contrast, no lifted edge. */
export function mattRamp(shades: Shades): Ramp {
  return [
    { at: -1, colour: mix(shades.base, shades.dark, 0.25) },
    { at: -0.55, colour: mix(shades.base, shades.light, 0.85) },
    { at: -0.1, colour: mix(shades.base, shades.light, 0.3) },
    { at: 0.35, colour: mix(shades.base, shades.dark, 0.45) },
    { at: 0.8, colour: mix(shades.dark, shades.darker, 0.7) },
    { at: 1, colour: mix(shades.dark, shades.darker, 0.45) },
  ]
}

/** Polished or brushed metal: bright and dark bands. Use with `METALS` or with a metallic variant colour. */
export function metalRamp(shades: Shades): Ramp {
  return [
    { at: -1, colour: shades.dark },
    { at: -0.9, colour: shades.darker },
    { at: -0.72, colour: shades.light },
    { at: -0.52, colour: shades.gleam },
    { at: -0.36, colour: shades.lighter },
    { at: -0.2, colour: shades.base },
    { at: 0.1, colour: shades.dark },
    { at: 0.42, colour: shades.deep },
    { at: 0.6, colour: shades.darker },
    { at: 0.74, colour: shades.base },
    { at: 0.84, colour: shades.light },
    { at: 0.93, colour: shades.dark },
    { at: 1, colour: shades.darker },
  ]
}

export const METALS = { steel: '#b9bcbd', brass: '#c29a4e', copper: '#b97450', blackened: '#34322f' }
export const WOODS = { oak: '#cfa672', beech: '#dcb98c', walnut: '#76503a', ash: '#e0c9a4', olive: '#b08a53' }

export const metal = (name: keyof typeof METALS): Shades => shadesOf(METALS[name])
export const wood = (name: keyof typeof WOODS): Shades => shadesOf(WOODS[name])

/** The ramp as stops of a left-to-right gradient (0 to 1), for straight cylinders and rounded fronts. */
export function acrossStops(ramp: Ramp): Stop[] {
  return ramp.map(({ at, colour }) => ({ at: (at + 1) / 2, colour }))
}

/** The colour of a ramp at a place from -1 to 1. */
export function rampColour(ramp: Ramp, at: number): string {
  const next = ramp.findIndex((stop) => stop.at >= at)
  const above = ramp[next === -1 ? ramp.length - 1 : next]
  const below = ramp[Math.max(0, (next === -1 ? ramp.length : next) - 1)]
  if (!above || !below) return '#000000'
  const span = above.at - below.at
  return span === 0 ? above.colour : mix(below.colour, above.colour, Math.min(1, (at - below.at) / span))
}
