import { toPrice } from '../../../lib/money.ts'
import { imageUrl } from '../../images/image-url.ts'
import { isNew, pictureOnWire, pricesOnWire } from '../product-on-wire.server.ts'
import type { CardRow } from './cards-store.server.ts'
import type { CardOnWire } from './product-card.contract.ts'

/** Returns a product as its card has it on the wire. */
export function productCardOnWire(row: CardRow, now: Date): CardOnWire {
  const pictures = row.pictures.map(pictureOnWire)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price: toPrice(row.price_cents),
    new: isNew(row, now),
    thumbnail: imageUrl(row.thumbnail_key, 1280),
    thumbnail_alt: row.thumbnail_alt,
    average_rating: row.average_rating === null ? null : Number(row.average_rating),
    reviews_length: row.reviews_count,
    variants: row.variants.map((variant, index) => ({
      id: variant.id,
      name: variant.name,
      color: variant.color,
      stock: variant.stock,
      ...pricesOnWire(variant, row.price_cents),
      images: index === 0 ? pictures : [],
    })),
  }
}
