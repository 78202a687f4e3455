/** The VAT classes of products; the rates per country are in `vat_rates`. The first is the default. */
export const VAT_CLASSES = ['standard', 'intermediate', 'reduced', 'super_reduced', 'zero'] as const

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
