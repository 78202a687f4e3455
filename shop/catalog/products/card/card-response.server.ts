import { type MaybeTranslated, translatedFields } from '../../../core/translations/translated-fields.ts'
import { pictureResponse, pricesResponse, summaryResponse } from '../read/product-response.server.ts'
import type { CardRow } from './cards-store.server.ts'
import type { CardResponse } from './product-card.contract.ts'

/** Returns a product card in its API form. */
export function productCardResponse(row: CardRow & MaybeTranslated, now: Date): CardResponse {
  const pictures = row.pictures.map(pictureResponse)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    ...summaryResponse(row, now),
    ...translatedFields(row),
    variants: row.variants.map((variant, index) => ({
      id: variant.id,
      name: variant.name,
      color: variant.color,
      stock: variant.stock,
      ...pricesResponse(variant, row.price_cents),
      images: index === 0 ? pictures : [],
    })),
  }
}
