import * as translations from '../../../shop/core/translations/translations.contract.ts'
import { addProduct } from '../../fixtures/products.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

const of = async ({ shop }: World) => {
  const { id } = await addProduct(shop.db)
  return { language: 'fr', kind: 'product', id: String(id) } as const
}
const variants = { language: 'fr', group: 'variants' } as const

export const translationRequests = [
  valid(translations.getTranslationState, () => ({})),
  valid(translations.listTranslatedRecords, () => ({
    params: { language: 'fr' as const, kind: 'product' as const },
    query: { missing: 'true' as const },
  })),
  valid(translations.getTranslation, async (world) => ({ params: await of(world) })),
  valid(translations.updateTranslation, async (world) => ({
    params: await of(world),
    body: { texts: [{ field: 'title', seen: '', value: 'Tasse' }] },
  })),
  valid(translations.listPhrases, () => ({ params: variants, query: { q: 'Blue' } })),
  valid(translations.updatePhrases, () => ({
    params: variants,
    body: { phrases: [{ source: crypto.randomUUID(), seen: '', value: 'Bleu' }] },
  })),
]
