import { href } from 'react-router'
import * as texts from '#texts/home'
import { pagesOf } from '../../lib/page-of.contract.ts'
import { shownRange } from '../../lib/texts/shown-range.ts'
import { apiFrom } from '../api.ts'
import { listProducts } from '../catalogue/catalogue.contract.ts'
import { CollectionLinks } from '../collections/collection-links.tsx'
import { useMenu } from '../collections/shop-menu.tsx'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { reads } from '../meta/page-parameters.ts'
import { Pages, SkipToPages } from '../ui/pages.tsx'
import type { Route } from './+types/home.page'
import { cardProduct } from './card-product.ts'
import { useNoLongerSold } from './no-longer-sold.ts'
import { ProductGrid } from './product-grid.tsx'

const WELCOME = texts.goodThingsForEveryDay
const INTENT = texts.madeToBeUsedRepaired

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const { count, results } = await orErrorPage(
    texts.failedToLoadProductsPerhaps,
    apiFrom(context)(listProducts, { query: { page } }),
  )
  return { count, products: results.map(cardProduct), page: Number(page) }
}
export const handle = reads('page')
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page ?? 1
  return pageMeta(matches, {
    title: page === 1 ? WELCOME : texts.allProductsPage(page),
    description: `${WELCOME}. ${INTENT}`,
    path: page === 1 ? href('/') : `${href('/')}?page=${page}`,
  })
}

export default function Home({ loaderData: { count, products, page } }: Route.ComponentProps) {
  useNoLongerSold()
  const collections = useMenu()
  const pages = pagesOf(count)
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
      {count === 0 ? (
        <p className="py-20 text-center text-lg text-muted">{texts.whopsLooksLikeTheirIsnt}</p>
      ) : (
        <>
          <SkipToPages pages={pages} what={texts.products} />
          <Count shown={products.length} count={count} page={page} className="mt-8 mb-4" />
          <ProductGrid products={products} />
          <Count shown={products.length} count={count} page={page} className="mt-6" />
          <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
        </>
      )}
    </>
  )
}

function Welcome() {
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl">{WELCOME}</h1>
      <p className="mt-3 text-lg text-muted">{INTENT}</p>
    </div>
  )
}

function Count({ className, ...found }: { shown: number; count: number; page: number; className: string }) {
  return (
    <p className={`text-muted text-sm tabular-nums ${className}`}>{texts.productsNewestFirst(shownRange(found))}</p>
  )
}
