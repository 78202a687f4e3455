/**
 * The default accent tones, for places that cannot read the style sheet. A test compares them with
 * `shop/ui/styles/theme.css`.
 */
export const DEFAULT_TONES = {
  light: { base: '#8f3b25', on: '#ffffff' },
  dark: { base: '#ec8e76', on: '#290701' },
} as const
