import type { CardOnWire } from './product-card.contract.ts'

/** What a card shows of a product. */
export interface CardProduct extends CardOnWire {
  /** The variant that was looked for; without one the card shows the thumbnail. */
  shown?: number
}

/** A product as the list or a search has it. */
type FoundProduct = CardOnWire & { matching_variant?: number | null }

/** Strips a product of what no card shows: a page carries its data twice, as HTML and for the browser's part of React. */
export function cardProduct(product: FoundProduct): CardProduct {
  const { id, slug, title, price, thumbnail, thumbnail_alt, average_rating, reviews_length, variants } = product
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
    ...(shown !== undefined && { shown }),
  }
}
