import { href } from 'react-router'
import { PAGE_SIZE, pagesOf } from '../../lib/page-of.contract.ts'
import { apiFrom } from '../api.ts'
import { listProducts } from '../catalogue/catalogue.contract.ts'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { reads } from '../meta/page-parameters.ts'
import { Pages, SkipToPages } from '../ui/pages.tsx'
import type { Route } from './+types/home.page'
import { cardProduct } from './card-product.ts'
import { useNoLongerSold } from './no-longer-sold.ts'
import { ProductGrid } from './product-grid.tsx'

const WELCOME = 'Good things for every day'
const INTENT = 'Made to be used, repaired and kept: for the kitchen, the table, the desk and the way there.'

async function load({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const { count, results } = await orErrorPage(
    'Failed to load products, perhaps our server is down',
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
    title: page === 1 ? WELCOME : `All products, page ${page}`,
    description: `${WELCOME}. ${INTENT}`,
    path: page === 1 ? href('/') : `${href('/')}?page=${page}`,
  })
}

export default function Home({ loaderData: { count, products, page } }: Route.ComponentProps) {
  useNoLongerSold()
  const pages = pagesOf(count)
  return (
    <>
      {page === 1 ? <Welcome /> : <h1 className="text-2xl">All products, page {page}</h1>}
      {count === 0 ? (
        <p className="py-20 text-center text-lg text-muted">Whops, looks like their isnt any products here</p>
      ) : (
        <>
          <SkipToPages pages={pages} what="products" />
          <Count shown={products.length} count={count} page={page} className="mt-8 mb-4" />
          <ProductGrid products={products} />
          <Count shown={products.length} count={count} page={page} className="mt-6" />
          <Pages page={page} pages={pages} label="Pages of products" />
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

function Count({ shown, count, page, className }: { shown: number; count: number; page: number; className: string }) {
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <p className={`text-muted text-sm tabular-nums ${className}`}>
      {count === shown
        ? `${count} ${count === 1 ? 'product' : 'products'}`
        : `${first}–${first + shown - 1} of ${count} products`}
      , newest first
    </p>
  )
}
