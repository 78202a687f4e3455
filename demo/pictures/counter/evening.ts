/* The evening: darkness over all that the day has drawn, let in by the lamp and the candle, and their glow in the air. */

import { fading, round, type Sheet, type Stop } from '../scenes/sheet.ts'
import type { CounterFrame } from './counter-frame.ts'

/** Something that shines, in the units of the picture. */
export interface Shining {
  x: number
  y: number
  /** How far its light reaches. */
  reach: number
  /** From 0 to 1. */
  power: number
}

const NIGHT = '#43342d'

/** Returns the light of the room as a picture of its own, which is multiplied with the scene: night, and a pool around each thing that shines. */
export function darkness(
  sheet: Sheet,
  { width, height, back, edge }: CounterFrame,
  lights: readonly Shining[],
): string {
  const pools = lights.map(({ x, y, reach, power }) => {
    const inTheAir = sheet.radialAt([x, y], reach, warm(power))
    const onTheWood = sheet.radialAt([x, (back + edge) / 2], reach * 1.3, warm(power * 0.8), 0.3)
    return [
      `<rect width="${width}" height="${height}" fill="${inTheAir}" style="mix-blend-mode:screen"/>`,
      `<rect width="${width}" height="${height}" fill="${onTheWood}" style="mix-blend-mode:screen"/>`,
    ].join('')
  })
  const fromTheWindow = sheet.radialAt([0, back * 0.2], width * 0.5, fading('#2c3c58', [0.75, 0.28, 0]))
  return `<g style="mix-blend-mode:multiply;isolation:isolate"><rect width="${width}" height="${height}" fill="${NIGHT}"/><rect width="${width}" height="${height}" fill="${fromTheWindow}" style="mix-blend-mode:screen"/>${pools.join('')}</g>`
}

const warm = (power: number): Stop[] => [
  { at: 0, colour: '#ffe6b4', opacity: power },
  { at: 0.22, colour: '#ffd08a', opacity: power * 0.82 },
  { at: 0.5, colour: '#d98a4a', opacity: power * 0.42 },
  { at: 0.78, colour: '#8a4a28', opacity: power * 0.14 },
  { at: 1, colour: '#5a2d18', opacity: 0 },
]

/** Returns the glow around what shines, over everything. */
export function glow(sheet: Sheet, lights: readonly Shining[]): string {
  return lights
    .map(({ x, y, reach, power }) => {
      const fill = sheet.radialAt([x, y], reach * 0.55, [
        { at: 0, colour: '#ffe3a4', opacity: power * 0.62 },
        { at: 0.25, colour: '#ffc878', opacity: power * 0.3 },
        { at: 1, colour: '#ff9c4a', opacity: 0 },
      ])
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(reach * 0.55)}" fill="${fill}" style="mix-blend-mode:screen"/>`
    })
    .join('')
}
