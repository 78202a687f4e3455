import { data, Link, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/search'
import { CallFailed } from '../../../lib/api-client.ts'
import { fieldErrorsOf, sentenceOf } from '../../../lib/forms/form-errors.ts'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { FilterPanel } from '../../catalog/listing/filter-panel.tsx'
import {
  type Filters,
  hasActiveFilters,
  LIST_PARAMETERS,
  listAddress,
  readFilters,
  toApiQuery,
} from '../../catalog/listing/filters.ts'
import ListBar from '../../catalog/listing/list-bar.tsx'
import { shouldReloadList } from '../../catalog/listing/should-reload-list.ts'
import { usePendingFilters } from '../../catalog/listing/use-pending-filters.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { FoundPages } from '../../catalog/search/found-pages.tsx'
import { listPopularProducts, searchCards } from '../../catalog/search/search.contract.ts'
import { searchAddress } from '../../catalog/search/search-address.ts'
import { apiFrom } from '../../core/api.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import { Pages, SkipToPages } from '../../ui/pages.tsx'
import { Sentence } from '../../ui/sentence.ts'
import type { Route } from './+types/search.page'
import { PopularProducts } from './popular-products.tsx'
import { SearchResults } from './search-results.tsx'

async function load({ context, request, params }: Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>) {
  const api = apiFrom(context)
  const address = new URL(request.url).searchParams
  const filters = readFilters(address)
  const page = address.get('page') ?? '1'
  const found = api(searchCards, { params, query: { ...toApiQuery(filters), page, fields: 'card' } })
  const { count, results, corrected, left_out, pages, labels } = await orErrorPage(
    texts.failedToLoadSearchProducts,
    found.catch(throwInvalidQuery),
  )
  const hasNoResults = count === 0 && !hasActiveFilters(filters)
  const others = hasNoResults
    ? (await orErrorPage(texts.failedToLoadSearchProducts, api(listPopularProducts, {}))).results
    : []
  return {
    words: params.search_query.trim(),
    filters: { ...filters, labels },
    page: Number(page),
    count,
    products: results.map(cardProduct),
    corrected,
    leftOut: left_out,
    pages,
    others: others.map(cardProduct),
  }
}
export const handle = LIST_PARAMETERS
export const loader = load
export const clientLoader = load
export const shouldRevalidate = shouldReloadList

/** Search engines may index search results without sorting and filters. */
export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return noIndexMeta(matches, texts.search)
  const { words, count, corrected, products } = loaderData
  const title = texts.quoted(words)
  if (count === 0 || corrected || location.search !== '') return noIndexMeta(matches, title)
  const named = products.slice(0, 3).map((product) => product.title)
  return pageMeta(matches, { title, description: texts.foundProducts(count, named), path: searchAddress(words) })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, filters, page, count, products, corrected, leftOut, pages, others } = loaderData
  const isFewer = leftOut.length > 0
  const chosen = usePendingFilters(filters)
  const navigate = useNavigate()
  const path = searchAddress(words)
  const narrow = (next: Filters) => navigate(listAddress(path, next), { preventScrollReset: true })
  if (count === 0 && !hasActiveFilters(filters)) {
    return (
      <>
        <h1 className="wrap-anywhere text-2xl">
          {pages.length > 0 ? texts.resultsFor(words) : texts.nothingFoundFor(words)}
        </h1>
        <FoundPages pages={pages} />
        <p className="mt-3 text-muted">
          {pages.length > 0 ? texts.noProductFoundFor(words) : texts.tryFewerOrOtherWords}
        </p>
        {others.length > 0 && <PopularProducts products={others} />}
      </>
    )
  }
  return (
    <>
      <h1 className="wrap-anywhere text-2xl">
        {corrected && !isFewer ? texts.showing(corrected) : texts.resultsFor(words)}
      </h1>
      {corrected && (isFewer ? <FewerWords words={corrected} leftOut={leftOut} /> : <Corrected typed={words} />)}
      <FoundPages pages={pages} />
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-12">
        <FilterPanel path={path} words={words} filters={chosen} change={narrow} />
        <div className="min-w-0">
          <SkipToPages pages={pagesOf(count)} what={texts.products} />
          <ListBar
            path={path}
            filters={filters}
            about={{ words }}
            hasPanel
            emptyMessage={count === 0 ? texts.noResultsForMatchThese(words) : null}
          >
            <Count shown={products.length} count={count} page={page} />
          </ListBar>
          {count > 0 && <SearchResults products={products} />}
          <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfResults} />
        </div>
      </div>
    </>
  )
}

/** Shows the original query. The search box above still contains it. */
function Corrected({ typed }: { typed: string }) {
  return <p className="wrap-anywhere mt-2 text-muted">{texts.noProductsMatch(typed)}</p>
}

function FewerWords({ words, leftOut }: { words: string; leftOut: readonly string[] }) {
  return (
    <div className="wrap-anywhere mt-3">
      <p className="text-lg">
        <Sentence
          of={texts.noProductsMatchAll(
            <Link to={searchAddress(words)} className="font-medium text-accent underline underline-offset-4">
              {words}
            </Link>,
          )}
        />
      </p>
      <p className="mt-1 text-muted">{texts.ignored(leftOut)}</p>
    </div>
  )
}

function Count(found: { shown: number; count: number; page: number }) {
  return (
    <p role="status" className="text-muted text-sm tabular-nums">
      {texts.productsFound(shownRange(found))}
    </p>
  )
}

/** Answers an invalid query (too long, for example) with status 400 and the validation message. */
function throwInvalidQuery(error: unknown): never {
  const reasons = error instanceof CallFailed ? fieldErrorsOf(error).search_query : undefined
  if (reasons) throw data(sentenceOf(reasons), { status: 400 })
  throw error
}
