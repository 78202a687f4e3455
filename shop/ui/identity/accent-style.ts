import type { CSSProperties } from 'react'
import type { AccentColours, AccentTones } from '../../../lib/shop-identity.ts'

/** CSS variables of `shop/ui/styles/theme.css` that an accent sets, by tone. */
const COLOURS = {
  base: '--color-accent',
  strong: '--color-accent-strong',
  on: '--color-on-accent',
  soft: '--color-accent-soft',
} as const satisfies Record<keyof AccentTones, string>

/** Returns the inline style that applies an accent; undefined for the default colours. */
export function accentStyle(accent: AccentColours | null): CSSProperties | undefined {
  if (!accent) return undefined
  const tones = Object.keys(COLOURS) as (keyof AccentTones)[]
  return Object.fromEntries(
    tones.map((tone) => [COLOURS[tone], `light-dark(${accent.light[tone]}, ${accent.dark[tone]})`]),
  ) as CSSProperties
}
