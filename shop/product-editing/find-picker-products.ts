import * as texts from '#texts/product-editing'
import { pagesOf } from '../../lib/page-of.contract.ts'
import type { apiFrom } from '../api.ts'
import { listProducts } from '../catalogue/catalogue.contract.ts'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { type CardProduct, cardProduct } from '../home/card-product.ts'
import { MAX_QUERY } from '../search/max-query.contract.ts'
import { search } from '../search/search.contract.ts'

/** The part of a picker's address that holds the words; the page of the list is `page`. */
export const WORDS = 'q'

export interface FoundProducts {
  words: string
  count: number
  page: number
  pages: number
  products: readonly CardProduct[]
}

/** Finds one page of all products, newest first, or of those that the words in the address find. */
export async function findPickerProducts(api: ReturnType<typeof apiFrom>, request: Request): Promise<FoundProducts> {
  const asked = new URL(request.url).searchParams
  const page = asked.get('page') ?? '1'
  const words = (asked.get(WORDS) ?? '').trim().slice(0, MAX_QUERY)
  const { count, results } =
    words === ''
      ? await orErrorPage(texts.failedToLoadProductsPerhaps, api(listProducts, { query: { page } }))
      : await orErrorPage(
          texts.failedToLoadSearchProducts,
          api(search, { params: { search_query: words }, query: { page } }),
        )
  return { words, count, page: Number(page), pages: pagesOf(count), products: results.map(cardProduct) }
}
