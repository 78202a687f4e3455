import { z } from 'zod'
import type { SluggedKind } from '../../../lib/endpoint.ts'
import { fieldText } from '../../../lib/forms/field-texts.ts'
import { toPrice } from '../../../lib/money.ts'
import { CACHED_HEADERS } from '../../../server/cache/cache-responses.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { keyInLanguage } from '../../../server/language/in-language.ts'
import { contentHeaders } from '../../../server/language/page-language.ts'
import { limitConcurrency } from '../../../server/limits/limit-concurrency.ts'
import type { Services } from '../../../server/services.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { slugTranslator } from '../../core/translations/translate.server.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { parseContents, unitPrice } from '../pricing/contents.contract.ts'
import { foundCards } from '../products/card/found-cards.server.ts'
import { cachedProducts } from '../products/read/as-json/cached-products.server.ts'
import { productsForCustomer } from '../products/read/as-json/products-for-customer.server.ts'
import { findProductsByIds } from '../products/read/catalogue-store.server.ts'
import {
  CONTENT_PAGE_DATES,
  exactProductTags,
  POPULAR,
  productTag,
  SEARCH,
} from '../products/read/catalogue-tags.server.ts'
import { filterCriteriaIn } from '../products/read/lists/filter-criteria.server.ts'
import { filterLabels } from '../products/read/lists/filter-labels.server.ts'
import { sortIn } from '../products/read/lists/sorts-and-scales.contract.ts'
import { productResponse } from '../products/read/product-response.server.ts'
import { dependOnProductTexts, translateProducts } from '../products/read/translations/product-translations.server.ts'
import { searchIndexEndpoint } from './languages/index-search.server.ts'
import { noResultCounter } from './no-results/no-results.server.ts'
import { openIndexedLanguage } from './query/indexed-language.server.ts'
import { searchLanguages, searchTags } from './query/search-languages.server.ts'
import { searchProducts } from './query/search-products.server.ts'
import type { SearchedTexts } from './query/search-rules.server.ts'
import {
  listPopularProducts,
  MAX_POPULAR,
  MAX_SUGGESTIONS,
  search,
  searchCards,
  suggestProducts,
} from './search.contract.ts'
import { findPopularIds } from './suggestions/popular-store.server.ts'
import { type SuggestedProduct, suggest } from './suggestions/suggestions-store.server.ts'

/** The maximum number of completions; more would leave too few places for products. */
const MAX_COMPLETIONS = 3

/** Searches are CPU-bound, so their concurrency is limited; otherwise they would take all database connections. */
const MOST_AT_ONCE = 4

/** All parameters of a search, from path and query. */
const SearchRequest = search.schema.params.extend(search.schema.querystring.shape)

export function searchEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, publicUrl } = services
  const inTurn = limitConcurrency(MOST_AT_ONCE)
  const countNoResult = noResultCounter(app, services)
  const inIndexed = openIndexedLanguage()
  searchIndexEndpoint(app, services)

  app.route({
    ...search,
    schema: {
      ...search.schema,
      response: { 200: z.union([search.schema.response[200], searchCards.schema.response[200]]) },
    },
    // Validated below, so that words that are too long are a field error and not a 404.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      const { principal, url } = request
      const searched = SearchRequest.parse({ ...request.query, ...request.params }, { error: fieldText })
      const paging = readPaging(searched)
      const find = async () => {
        const criteria = { sort: sortIn(searched), ...filterCriteriaIn(searched, clock()), paging }
        const { ids, variants, count, corrected, leftOut, match, pages } = await inIndexed(
          searchLanguages(services),
          (texts) => searchProducts(db, searched.search_query, { ...criteria, ...texts }),
        )
        // Searches by staff and further pages are not counted.
        if ((match === 'none' || leftOut.length > 0) && pages.length === 0 && paging.page === 1 && !principal?.isStaff)
          countNoResult(searched.search_query)
        const meant = new Map(ids.map((id, place) => [id, variants[place] ?? null]))
        return {
          ids,
          meant,
          corrected,
          left_out: leftOut,
          pages: await withSlugs('content_page', pages),
          ...(searched.fields === 'card' && (await filterLabels(services, searched))),
          ...toPageOf([], count, paging, new URL(url, publicUrl())),
        }
      }
      const asCards = searched.fields === 'card'
      if (principal && !asCards)
        return inTurn(async () => {
          const { ids, meant, results: _, ...page } = await find()
          const products = await productsForCustomer(services, ids, principal.id)
          return reply
            .type('application/json; charset=utf-8')
            .send(withResults(page, products, meant) as never) as never
        })
      const make = () =>
        inTurn(async () => {
          const { ids, meant, results: _, ...page } = await find()
          dependsOn(
            ...searchTags(services),
            CONTENT_PAGE_DATES,
            ...(asCards ? ids.map(productTag) : exactProductTags(ids)),
          )
          const products = asCards ? await foundCards(services, meant) : await cachedProducts(services, ids)
          const body = withResults(page, products, meant)
          // Not cached: the number of possible searches is unlimited and would displace other entries.
          return { status: 200, headers: { ...CACHED_HEADERS, ...contentHeaders(services) }, body, keep: false }
        })
      return reply.sendCached(await cache.get(keyInLanguage(services, url), make), request.id, principal !== null)
    },
  })

  /** Returns links with the slugs of the language of the request. Search returns translated titles. */
  async function withSlugs<Link extends { slug: string }>(kind: SluggedKind, links: readonly Link[]): Promise<Link[]> {
    const slugOf = await slugTranslator(services, SLUGGED[kind], links)
    return links.map((link) => ({ ...link, slug: slugOf(link.slug) }))
  }

  const suggestionsFor = async (q: string, texts: SearchedTexts) => {
    const suggested = await suggest(db, q, { products: MAX_SUGGESTIONS, endings: MAX_COMPLETIONS, ...texts })
    const { pages, indexed } = suggested
    if (suggested.products.length > 0) {
      const completions = completionsOf(q, suggested.endings)
      const places = MAX_SUGGESTIONS - completions.length - pages.length
      return { indexed, suggestions: { completions, pages, products: onWire(suggested.products, places) } }
    }
    const { words, corrected, ids } = await searchProducts(db, q, { paging: { page: 1, size: 1 }, ...texts })
    const correctedWords = words === q ? corrected : words
    if (correctedWords === null && ids.length === 0)
      return { indexed, suggestions: { completions: [], pages, products: [] } }
    const isPartOfSku = correctedWords === null
    const { products } = await suggest(db, correctedWords ?? q, {
      products: MAX_SUGGESTIONS - 1,
      endings: 0,
      isPartOfSku,
      ...texts,
    })
    const completions = corrected === null ? [] : [corrected]
    return {
      indexed,
      suggestions: { completions, pages, products: onWire(products, MAX_SUGGESTIONS - 1 - pages.length) },
    }
  }

  app.route({
    ...suggestProducts,
    handler: ({ query: { q } }) =>
      inTurn(async () => {
        dependsOn(...searchTags(services), CONTENT_PAGE_DATES)
        const { suggestions } = await inIndexed(searchLanguages(services), (texts) => suggestionsFor(q, texts))
        const { pages, products } = suggestions
        return {
          ...suggestions,
          pages: await withSlugs('content_page', pages),
          products: await withSlugs('product', products),
        }
      }),
  })

  app.route({
    ...listPopularProducts,
    handler: async () => {
      const ids = await findPopularIds(db, MAX_POPULAR)
      dependsOn(POPULAR, SEARCH, ...exactProductTags(ids))
      dependOnProductTexts(services, ids)
      const products = ids.length === 0 ? [] : await translateProducts(services, await findProductsByIds(db, ids, null))
      return { results: products.map((row) => productResponse(row, clock())) }
    },
  })
}

/** Returns a page of cached product JSON with the matching variant of each product. */
function withResults(
  page: object,
  products: ReadonlyMap<number, string>,
  meant: ReadonlyMap<number, number | null>,
): Buffer {
  const results = [...products].map(
    ([id, product]) => `${product.slice(0, -1)},"matching_variant":${meant.get(id) ?? null}}`,
  )
  return Buffer.from(`${JSON.stringify(page).slice(0, -1)},"results":[${results.join(',')}]}`)
}

/** The typed text with its last word completed. */
function completionsOf(typed: string, endings: readonly string[]): string[] {
  const start = typed.replace(/[\p{L}\p{N}\p{M}]+$/u, '')
  // After a space the last word is complete.
  return start === typed ? [] : endings.map((ending) => start + ending)
}

/** The suggested variant also depends on the product's stock. */
const onWire = (products: readonly SuggestedProduct[], most: number) => {
  const suggested = products.slice(0, most)
  dependsOn(...suggested.map(({ id }) => productTag(id)))
  return suggested.map(({ price_cents, has_several_prices, contents, thumbnail_key, ...product }) => ({
    ...product,
    price: toPrice(price_cents),
    is_lowest_price: has_several_prices,
    unit_price: unitPrice(toPrice(price_cents), contents === null ? null : parseContents(contents)),
    thumbnail: imageUrl(thumbnail_key, 320),
  }))
}
