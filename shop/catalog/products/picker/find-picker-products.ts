import { texts } from '#texts/catalog/products'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import type { Api } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { searchCards } from '../../search/search.contract.ts'
import { type CardProduct, cardProduct } from '../card/card-product.ts'
import { listProductCards } from '../card/product-card.contract.ts'
import { MAX_QUERY } from '../read/lists/max-query.contract.ts'
import { listStaffProducts } from '../table/products-table.contract.ts'

/** The query parameter of the picker's search words. The page number is `page`. */
export const WORDS = 'q'

export interface FoundProducts {
  words: string
  count: number
  page: number
  pages: number
  products: readonly CardProduct[]
}

/**
 * Finds one page of products for staff, newest first, including drafts and hidden products, with the owner's texts.
 * Search words match title, address or SKU first, otherwise the shop's search is used.
 */
export async function findPickerProducts(
  api: Api,
  { query: asked }: { query: URLSearchParams },
): Promise<FoundProducts> {
  const page = asked.get('page') ?? '1'
  const words = (asked.get(WORDS) ?? '').trim().slice(0, MAX_QUERY)
  const listed = await api(listStaffProducts, {
    query: { page, ...(words !== '' && { q: words }), sort: 'newest', descending: 'true' },
  }).catch(nullOn404)
  const { count, results } =
    listed && (listed.count > 0 || words === '')
      ? listed
      : await orErrorPage(
          texts.failedToLoadSearchProducts,
          api(searchCards, { params: { search_query: words }, query: { page, fields: 'card' } }),
        )
  const products = await loadCards(api, results)
  return { words, count, page: Number(page), pages: pagesOf(count), products }
}

/** A product of the staff's list, or of the search. */
interface Found {
  id: number
  matching_variant?: number | null
}

async function loadCards(api: Api, found: readonly Found[]): Promise<readonly CardProduct[]> {
  if (found.length === 0) return []
  const id = found.map((product) => product.id).join(',')
  const { results } = await api(listProductCards, { query: { id, fields: 'card', texts: 'source' } })
  const matching = new Map(found.map((product) => [product.id, product.matching_variant ?? null]))
  return results.map((card) => cardProduct({ ...card, matching_variant: matching.get(card.id) ?? null }))
}
