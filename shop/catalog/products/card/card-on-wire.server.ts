import { pictureOnWire, pricesOnWire, summaryOnWire } from '../read/product-on-wire.server.ts'
import type { CardRow } from './cards-store.server.ts'
import type { CardOnWire } from './product-card.contract.ts'

/** Returns a product card in its API form. */
export function productCardOnWire(row: CardRow, now: Date): CardOnWire {
  const pictures = row.pictures.map(pictureOnWire)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...summaryOnWire(row, now),
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
