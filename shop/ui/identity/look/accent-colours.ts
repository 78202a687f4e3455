import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn'
import type { AccentColours, AccentTones } from '../../../../lib/shop-identity.ts'
import { GROUNDS } from './grounds.ts'

register(modeRgb)
register(modeLrgb)
register(modeOklch)
const oklch = converter('oklch')

/** Minimum contrast of text (WCAG 2.2, 1.4.3). The focus ring needs less. */
const READABLE = 4.5
const STEP = 0.005
/** Lightness and share of chroma of the accent in the dark theme. */
const IN_THE_DARK = { lightness: 0.74, chroma: 0.13 }

/**
 * Returns the accent colours of both themes; undefined if text in the accent colour, or on it, would be illegible on
 * a light background.
 */
export function accentColours(hex: string): AccentColours | undefined {
  const accent = oklch(hex)
  return accent && isReadable(accent) ? { light: onLight(accent), dark: onDark(accent) } : undefined
}

/** Returns the nearest legible colour of the same hue. */
export function nearestAccent(hex: string): string {
  const accent = oklch(hex) ?? { mode: 'oklch', l: 0.4, c: 0 }
  let nearest = accent
  while (!isReadable(nearest)) nearest = { ...nearest, l: nearest.l - STEP }
  return toHex(nearest)
}

const isReadable = (accent: Oklch) => wcagContrast(toHex(accent), GROUNDS.light) >= READABLE

const areReadable = (text: Oklch, ground: Oklch) => wcagContrast(toHex(text), toHex(ground)) >= READABLE

function onLight(accent: Oklch): AccentTones {
  const soft: Oklch = { ...accent, l: 0.945, c: Math.min(accent.c, 0.02) }
  while (!areReadable(accent, soft)) soft.l += STEP
  return {
    base: toHex(accent),
    strong: toHex({ ...accent, l: Math.max(accent.l - 0.09, 0.12) }),
    on: '#ffffff',
    soft: toHex(soft),
  }
}

function onDark({ h = 0, c }: Oklch): AccentTones {
  const base: Oklch = { mode: 'oklch', l: IN_THE_DARK.lightness, c: Math.min(c, IN_THE_DARK.chroma), h }
  while (wcagContrast(toHex(base), GROUNDS.dark) < READABLE) base.l += STEP
  return {
    base: toHex(base),
    strong: toHex({ ...base, l: Math.min(base.l + 0.08, 0.95) }),
    on: toHex({ ...base, l: 0.19, c: Math.min(c, 0.06) }),
    soft: toHex({ ...base, l: 0.3, c: Math.min(c, 0.06) }),
  }
}

const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'))
