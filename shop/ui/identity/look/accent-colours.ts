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

/** What text needs against its ground (WCAG 2.2, 1.4.3); the ring around what has the focus needs less. */
const READABLE = 4.5
const STEP = 0.005
/** How light the colour is in the dark theme, where it is on dark ground; and how much of its colour it keeps. */
const IN_THE_DARK = { lightness: 0.74, chroma: 0.13 }

/** Returns the colours that an accent gives both themes; undefined when text in it, or on it, could not be read on light ground. */
export function accentColours(hex: string): AccentColours | undefined {
  const accent = oklch(hex)
  return accent && isReadable(accent) ? { light: onLight(accent), dark: onDark(accent) } : undefined
}

/** Returns the colour of the same hue that is nearest to one that cannot be read. */
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
