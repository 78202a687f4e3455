/** The VAT classes of products; which rate one has in a country stands in `vat_rates`. The first holds where nobody has said anything. */
export const VAT_CLASSES = ['standard', 'intermediate', 'reduced', 'super_reduced', 'zero'] as const

/**
 * Whether a customer may withdraw from buying a product within fourteen days, and if not, for which reason of the law (Code de la consommation, L221-28,
 * 3° to 6°, 9° and 10°). The first holds where nobody has said anything.
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
