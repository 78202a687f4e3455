import type { Services } from '../../../../server/services.ts'
import { cachedCards } from '../read/as-json/cached-products.server.ts'
import { pictureResponse } from '../read/product-response.server.ts'
import { findCardPictures } from './cards-store.server.ts'
import type { CardResponse } from './product-card.contract.ts'

/**
 * Returns cards as JSON by product id, each with the images of the matching variant. Products deleted in the meantime
 * are left out.
 * @param shownVariants product ids in order, with the variant to show; null for the first variant
 */
export async function foundCards(
  services: Services,
  shownVariants: ReadonlyMap<number, number | null>,
): Promise<Map<number, string>> {
  const cards = await cachedCards(services, [...shownVariants.keys()])
  const shown = [...cards].flatMap(([id, json]) => {
    const variant = shownVariants.get(id)
    return typeof variant === 'number' ? [{ id, variant, card: JSON.parse(json) as CardResponse }] : []
  })
  if (shown.length === 0) return cards
  const found = await findCardPictures(services.db, { variants: shown.map(({ variant }) => variant) })
  const pictures = Map.groupBy(found, ({ variant_id }) => variant_id)
  for (const { id, variant, card } of shown) {
    const images = pictures.get(variant)?.map(pictureResponse) ?? []
    const variants = card.variants.map((one) => (one.id === variant ? { ...one, images } : one))
    cards.set(id, JSON.stringify({ ...card, variants }))
  }
  return cards
}
