import type { OfferTerms } from './offer-terms.contract.ts'

/** Removes delivery and collection of variants that are out of stock. */
export function termsInStock(terms: OfferTerms, variants: readonly { id: number; stock: number }[]): OfferTerms {
  const inStock = new Set(variants.filter(({ stock }) => stock > 0).map(({ id }) => id))
  const only = <Offer extends { variants: number[] }>(offers: readonly Offer[]): Offer[] =>
    offers.flatMap((offer) => {
      const left = offer.variants.filter((id) => inStock.has(id))
      return left.length > 0 ? [{ ...offer, variants: left }] : []
    })
  return { ...terms, deliveries: only(terms.deliveries), collections: only(terms.collections) }
}
