/**
 * The VAT classes of products; the rates per country are in `vat_rates`. The first is the default. `gift_card` marks a
 * multi-purpose voucher: no VAT is due when it is sold.
 */
export const VAT_CLASSES = ['standard', 'intermediate', 'reduced', 'super_reduced', 'zero', 'gift_card'] as const

/** Returns whether a product of this VAT class is a gift card: not shipped, not discounted, not paid by gift cards. */
export const isGiftCard = (vatClass: string): boolean => vatClass === 'gift_card'

/**
 * Whether a product can be returned within the 14-day right of withdrawal, otherwise the legal exception (Code de la
 * consommation, L221-28, 3° to 6°, 9° and 10°). The first is the default.
 */
export const WITHDRAWAL_RULES = [
  'allowed',
  'made_to_order',
  'perishable',
  'sealed_hygiene',
  'mixed_after_delivery',
  'sealed_media',
  'press',
] as const

export type VatClass = (typeof VAT_CLASSES)[number]
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number]
