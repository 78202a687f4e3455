import type { Product, Variant } from './catalogue.contract.ts'

type OnCard =
  | 'id'
  | 'slug'
  | 'title'
  | 'price'
  | 'new'
  | 'thumbnail'
  | 'thumbnail_alt'
  | 'average_rating'
  | 'reviews_length'

/** What a card shows of a product. */
export type CardProduct = Pick<Product, OnCard> & {
  variants: Pick<Variant, 'id' | 'name' | 'color' | 'stock' | 'images'>[]
}

/** A product without what no card shows: a page carries its data twice, as HTML and for the browser's part of React. */
export function cardProduct(product: Product): CardProduct {
  const { id, slug, title, price, thumbnail, thumbnail_alt, average_rating, reviews_length, variants } = product
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
    variants: variants.map(({ id, name, color, stock, images }, index) => ({
      id,
      name,
      color,
      stock,
      images: index === 0 ? images.slice(0, 2) : [],
    })),
  }
}
