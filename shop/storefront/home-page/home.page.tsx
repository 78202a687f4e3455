import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { pathInCurrentLanguage } from '../../../lib/texts/page-paths.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { CollectionLinks } from '../../catalog/collections/collection-links.tsx'
import { useMenu } from '../../catalog/collections/shop-menu.tsx'
import { shouldReloadList } from '../../catalog/listing/should-reload-list.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../catalog/products/card/product-card.contract.ts'
import { type Api, apiFrom } from '../../core/api.ts'
import { getHome } from '../../storefront/home-page/store/home.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { organizationJsonLd } from '../../ui/identity/organization-json-ld.ts'
import { identityContext } from '../../ui/identity/shop-identity.ts'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { type JsonLd, pageMeta, urlsFrom } from '../../ui/meta/page-meta.ts'
import { Pages, SkipToPages } from '../../ui/pages.tsx'
import type { Route } from './+types/home.page'
import { ProductGrid } from './product-grid.tsx'
import { beginWithTitle } from './sections/begin-with-title.ts'
import { useUnknownProductNotice } from './unknown-product.ts'
import { Welcome } from './welcome.tsx'

// Browsers load it after the page. The server imports it at once: lazy content would be streamed in a script.
const ListBar = import.meta.env.SSR
  ? (await import('../../catalog/listing/list-bar.tsx')).default
  : lazy(() => import('../../catalog/listing/list-bar.tsx'))

// The same applies to the sections above the products.
const HomeSections = import.meta.env.SSR
  ? (await import('./sections/home-sections.tsx')).default
  : lazy(() => import('./sections/home-sections.tsx'))

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const address = new URL(request.url).searchParams
  const { hasActiveFilters, readFilters, toApiQuery } = await import('../../catalog/listing/filters.ts')
  const filters = readFilters(address)
  const page = address.get('page') ?? '1'
  const isNarrowed = hasActiveFilters(filters)
  const api = apiFrom(context)
  const [{ count, results, labels }, sections] = await Promise.all([
    orErrorPage(
      texts.failedToLoadProductsPerhaps,
      api(listProductCards, { query: { ...toApiQuery(filters), page, fields: 'card' } }),
    ),
    page === '1' && !isNarrowed && !filters.sort ? loadSections(api) : [],
  ])
  return {
    filters: { ...filters, labels },
    isNarrowed,
    sections,
    count,
    products: results.map(cardProduct),
    page: Number(page),
  }
}
/** Loads the sections above the products. The page renders without them when they fail. */
async function loadSections(api: Api) {
  const { shownSections } = await import('./sections/home-section-shown.ts')
  const { sections } = await api(getHome, {}).catch(() => ({ sections: [] }))
  const shown = shownSections(sections)
  // The first page is rendered by the server; a page that opens in the browser would move when its sections arrive.
  if (!import.meta.env.SSR) await import('./sections/home-sections.tsx').then(({ loadKinds }) => loadKinds(shown))
  return shown
}
// Only the server needs it; browsers are spared the parser of filter parameters.
export const handle = import.meta.env.SSR
  ? (await import('../../catalog/listing/filters.ts')).LIST_PARAMETERS
  : undefined
/** Adds the shop's structured data to the document of the home page. */
export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url)
  const loaded = await load(args)
  const identity = args.context.get(identityContext)
  const urlOf = (path: string) => origin + pathInCurrentLanguage(path, identity.languages)
  const organization = loaded.page === 1 && organizationJsonLd(identity, urlOf)
  return { ...loaded, ...(organization && { organization }) }
}
export const clientLoader = load
export const shouldRevalidate = shouldReloadList

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { page = 1, filters, isNarrowed = false } = loaderData ?? {}
  if (filters?.sort || isNarrowed)
    return [
      ...noIndexMeta(matches, texts.allProducts),
      { tagName: 'link', rel: 'canonical', href: urlsFrom(matches)(href('/')) },
    ]
  const { welcome: { headline = '', words = '' } = {}, translated } = matches[0].loaderData?.identity ?? {}
  return pageMeta(matches, {
    title: page === 1 ? headline || texts.defaultHeadline : texts.allProductsPage(page),
    description: [headline || texts.defaultHeadline, words || (headline ? '' : texts.defaultIntro)]
      .filter(Boolean)
      .join('. '),
    path: page === 1 ? href('/') : `${href('/')}?page=${page}`,
    isOwn: page === 1 && headline !== '' && !translated?.includes('headline'),
    jsonLd: (loaderData as { organization?: JsonLd } | undefined)?.organization,
  })
}

export default function Home({
  loaderData: { filters, isNarrowed, sections, count, products, page },
}: Route.ComponentProps) {
  useUnknownProductNotice()
  const collections = useMenu()
  const pages = pagesOf(count)
  const found = { shown: products.length, count, page }
  return (
    <>
      {page === 1 && !beginWithTitle(sections) && <Welcome />}
      {page > 1 && <h1 className="text-2xl">{texts.allProductsPage(page)}</h1>}
      {sections.length > 0 && (
        <Suspense>
          <HomeSections sections={sections} />
        </Suspense>
      )}
      {page === 1 && !sections.some(({ kind }) => kind === 'collections') && (
        <CollectionLinks collections={collections} label={texts.collections} />
      )}
      {count === 0 && !isNarrowed ? (
        <p className="py-20 text-center text-lg text-muted">{texts.whopsLooksLikeTheirIsnt}</p>
      ) : (
        <section aria-label={texts.allProducts}>
          {page === 1 && (
            <h2 className={sections.length > 0 ? 'mt-20 text-2xl' : 'mt-8 text-xl'}>{texts.allProducts}</h2>
          )}
          <SkipToPages pages={pages} what={texts.products} />
          <div className="mt-3">
            {/* Rendered with the page, hydrated after it. */}
            <Suspense fallback={<Count {...found} className="mb-4" />}>
              <ListBar path={href('/')} filters={filters} emptyMessage={count === 0 ? texts.noMatches : null}>
                <Count {...found} />
              </ListBar>
            </Suspense>
          </div>
          {count > 0 && (
            <>
              <ProductGrid products={products} heading={page === 1 ? 'h3' : 'h2'} isBelowFold={sections.length > 0} />
              <Count {...found} className="mt-6" />
            </>
          )}
          <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
        </section>
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
