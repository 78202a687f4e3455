import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/home'
import { pagesOf } from '../../lib/page-of.contract.ts'
import { shownRange } from '../../lib/texts/shown-range.ts'
import { apiFrom } from '../api.ts'
import { listProducts } from '../catalogue/catalogue.contract.ts'
import { CollectionLinks } from '../collections/collection-links.tsx'
import { useMenu } from '../collections/shop-menu.tsx'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { isAnotherList } from '../lists/is-another-list.ts'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { pageMeta, publicUrlFrom } from '../meta/page-meta.ts'
import { Pages, SkipToPages } from '../ui/pages.tsx'
import type { Route } from './+types/home.page'
import { cardProduct } from './card-product.ts'
import { useNoLongerSold } from './no-longer-sold.ts'
import { ProductGrid } from './product-grid.tsx'
import { Welcome } from './welcome.tsx'

// Browsers load it after the page. The server has it at once: what it waited for would come behind a script.
const ListBar = import.meta.env.SSR
  ? (await import('../lists/list-bar.tsx')).default
  : lazy(() => import('../lists/list-bar.tsx'))

const WELCOME = texts.goodThingsForEveryDay
const INTENT = texts.madeToBeUsedRepaired

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const address = new URL(request.url).searchParams
  const { hasActiveFilters, readFilters, toApiQuery } = await import('../lists/filters.ts')
  const filters = readFilters(address)
  const page = address.get('page') ?? '1'
  const { count, results } = await orErrorPage(
    texts.failedToLoadProductsPerhaps,
    apiFrom(context)(listProducts, { query: { ...toApiQuery(filters), page } }),
  )
  return {
    filters,
    isNarrowed: hasActiveFilters(filters),
    count,
    products: results.map(cardProduct),
    page: Number(page),
  }
}
// Asked by the server alone: browsers are spared what reads an address until it says something.
export const handle = import.meta.env.SSR ? (await import('../lists/filters.ts')).LIST_PARAMETERS : undefined
export const loader = load
export const clientLoader = load
export const shouldRevalidate = isAnotherList

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { page = 1, filters, isNarrowed = false } = loaderData ?? {}
  if (filters?.sort || isNarrowed)
    return [
      ...noIndexMeta(matches, texts.allProducts),
      { tagName: 'link', rel: 'canonical', href: publicUrlFrom(matches) + href('/') },
    ]
  const { headline, words } = matches[0].loaderData?.identity.welcome ?? {}
  return pageMeta(matches, {
    title: page === 1 ? headline || WELCOME : texts.allProductsPage(page),
    description: headline || words ? `${headline || WELCOME}. ${words}` : `${WELCOME}. ${INTENT}`,
    path: page === 1 ? href('/') : `${href('/')}?page=${page}`,
  })
}

export default function Home({ loaderData: { filters, isNarrowed, count, products, page } }: Route.ComponentProps) {
  useNoLongerSold()
  const collections = useMenu()
  const pages = pagesOf(count)
  const found = { shown: products.length, count, page }
  return (
    <>
      {page === 1 ? (
        <>
          <Welcome />
          <CollectionLinks collections={collections} label={texts.collections} />
        </>
      ) : (
        <h1 className="text-2xl">{texts.allProductsPage(page)}</h1>
      )}
      {count === 0 && !isNarrowed ? (
        <p className="py-20 text-center text-lg text-muted">{texts.whopsLooksLikeTheirIsnt}</p>
      ) : (
        <>
          {page === 1 && <h2 className="mt-8 text-xl">{texts.allProducts}</h2>}
          <SkipToPages pages={pages} what={texts.products} />
          <div className="mt-3">
            {/* Rendered with the page, and wakes up after it. */}
            <Suspense fallback={<Count {...found} className="mb-4" />}>
              <ListBar path={href('/')} filters={filters} nothing={count === 0 ? texts.noProductPasses : null}>
                <Count {...found} />
              </ListBar>
            </Suspense>
          </div>
          {count > 0 && (
            <>
              <ProductGrid products={products} heading={page === 1 ? 'h3' : 'h2'} />
              <Count {...found} className="mt-6" />
            </>
          )}
          <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
        </>
      )}
    </>
  )
}

interface CountProps {
  shown: number
  count: number
  page: number
  className?: string
}

function Count({ className = '', ...found }: CountProps) {
  const range = shownRange(found)
  return <p className={`text-muted text-sm tabular-nums ${className}`}>{texts.productsFound(range)}</p>
}
