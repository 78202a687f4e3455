import { priceForField } from '../../../../../lib/forms/typed-numbers.ts'

/** The attributes of a field for a number that may be empty. The server validates it. */
export const NUMBER = { required: false, inputMode: 'numeric', autoComplete: 'off' } as const

/** Returns a decimal as fields show it, without unnecessary zeros: `10.00` as `10`. */
export const withoutZeroCents = (decimal: string): string => priceForField(decimal.replace(/\.00$/, ''))
