/** What a parcel up to a weight costs. */
export interface PriceBracket {
  /** Grams; null for whatever it weighs. */
  up_to: number | null
  cents: number
}
