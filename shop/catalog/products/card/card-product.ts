import type { CardResponse } from './product-card.contract.ts'

/** The product fields that a card shows. */
export interface CardProduct extends CardResponse {
  /** The id of the variant that matched the search; if undefined, the card shows the thumbnail. */
  shown?: number
}

/** A product as returned by the product list or the search. */
type FoundProduct = CardResponse & { matching_variant?: number | null }

/** Removes the fields that no card shows. Page data is sent twice, as HTML and for hydration, so its size matters. */
export function cardProduct(product: FoundProduct): CardProduct {
  const { id, slug, title, price, thumbnail, thumbnail_alt, average_rating, reviews_length, variants, translated } =
    product
  const shown = product.matching_variant ?? undefined
  return {
    id,
    slug,
    title,
    price,
    new: product.new,
    thumbnail,
    thumbnail_alt,
    average_rating,
    reviews_length,
    variants: variants.map(({ id, name, color, stock, price, reduced, unit_price, images }, index) => ({
      id,
      name,
      color,
      stock,
      price,
      reduced,
      unit_price,
      images: index === 0 || id === shown ? images.slice(0, 2) : [],
    })),
    ...(translated && { translated }),
    ...(shown !== undefined && { shown }),
  }
}
