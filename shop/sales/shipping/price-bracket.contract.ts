/** The price of a parcel up to a weight. */
export interface PriceBracket {
  /** In grams; null for any weight. */
  up_to: number | null
  cents: number
}
