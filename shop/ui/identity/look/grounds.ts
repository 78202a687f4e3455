import { OWN_TONES } from '../../../../lib/identity/own-tones.ts'

/** The grounds on which the accent colour stands, the hardest to read on of each theme. They are those of `shop/ui/styles/theme.css`, which a test compares. */
export const GROUNDS = { light: '#f0eee8', dark: '#201d1a' } as const

/** What a page has under everything, and a logo under itself. They are those of `shop/ui/styles/theme.css`, too. */
export const PAPER = { light: '#faf9f6', dark: '#171513' } as const

/** The accent colour that the shop comes with: the oxide red of its mugs. */
export const OWN_ACCENT = OWN_TONES.light.base
