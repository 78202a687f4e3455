import { DEFAULT_TONES } from '../../../../lib/identity/default-tones.ts'

/** The least legible background of each theme. A test compares them with `shop/ui/styles/theme.css`. */
export const GROUNDS = { light: '#f0eee8', dark: '#201d1a' } as const

/** Background of pages and logos. A test compares them with `shop/ui/styles/theme.css`. */
export const PAPER = { light: '#faf9f6', dark: '#171513' } as const

/** The default accent colour: oxide red. */
export const DEFAULT_ACCENT = DEFAULT_TONES.light.base
