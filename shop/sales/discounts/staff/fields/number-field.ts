/** The attributes of a field for a number that may be empty. The server validates it. */
export const NUMBER = { required: false, inputMode: 'numeric', autoComplete: 'off' } as const

/** Returns a decimal without unnecessary zeros: `10.00` as `10`. */
export const withoutZeroCents = (decimal: string): string => decimal.replace(/\.00$/, '')
