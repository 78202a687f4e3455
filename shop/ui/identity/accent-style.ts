import type { CSSProperties } from 'react'
import type { AccentColours, AccentTones } from '../../../lib/shop-identity.ts'

/** The colours of `shop/ui/styles/theme.css` that an accent sets, by its tones. */
const COLOURS = {
  base: '--color-accent',
  strong: '--color-accent-strong',
  on: '--color-on-accent',
  soft: '--color-accent-soft',
} as const satisfies Record<keyof AccentTones, string>

/** Returns the style that gives a part of a page, or all of it, an accent; undefined for the colours of the stylesheet. */
export function accentStyle(accent: AccentColours | null): CSSProperties | undefined {
  if (!accent) return undefined
  const tones = Object.keys(COLOURS) as (keyof AccentTones)[]
  return Object.fromEntries(
    tones.map((tone) => [COLOURS[tone], `light-dark(${accent.light[tone]}, ${accent.dark[tone]})`]),
  ) as CSSProperties
}
