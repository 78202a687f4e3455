export const DISCOUNT_KINDS = ['percentage', 'amount', 'free_shipping'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const DISCOUNT_SCOPES = ['everything', 'collections', 'products'] as const
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number]

/** Returns a code as it is stored: upper case, without spaces. */
export const normalizeCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()
