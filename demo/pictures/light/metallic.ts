import { hueOf } from './colour.ts'

/** Whether a variant's colour is that of brass, and so wants metal's bands of light instead of paint. Oak is paler, mustard stronger. */
export function looksBrass(colour: string): boolean {
  const { chroma, degrees } = hueOf(colour)
  return degrees > 78 && degrees < 90 && chroma > 0.092 && chroma < 0.116
}
