import { data, href, redirect } from 'react-router'
import * as texts from '#texts/collection-page'
import { pagesOf } from '../../lib/page-of.contract.ts'
import { shownRange } from '../../lib/texts/shown-range.ts'
import { apiFrom } from '../api.ts'
import { listProducts } from '../catalogue/catalogue.contract.ts'
import { Breadcrumb } from '../collections/breadcrumb.tsx'
import { CollectionLinks } from '../collections/collection-links.tsx'
import { findCollectionAddress, getCollection } from '../collections/collections.contract.ts'
import { nullOn404 } from '../feedback/null-on-404.ts'
import { orErrorPage } from '../feedback/or-error-page.ts'
import { cardProduct } from '../home/card-product.ts'
import { ProductGrid } from '../home/product-grid.tsx'
import { Picture } from '../images/picture.tsx'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { pageMeta, publicUrlFrom, shopNameFrom } from '../meta/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Pages, SkipToPages } from '../ui/pages.tsx'
import type { Route } from './+types/collection.page'
import { collectionJsonLd } from './collection-json-ld.ts'
import { ListBar } from './list-bar.tsx'
import { LIST_QUERY, listAddress, readChoice } from './list-choice.ts'

const DOWN = texts.failedToLoadCollection

async function load({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const api = apiFrom(context)
  const url = new URL(request.url)
  const choice = readChoice(url.searchParams)
  const page = url.searchParams.get('page') ?? '1'
  const query = { ...choice, page, collection: params.slug }
  const collection = await orErrorPage(DOWN, api(getCollection, { params }).catch(nullOn404))
  if (!collection) {
    const moved = await orErrorPage(DOWN, api(findCollectionAddress, { params }).catch(nullOn404))
    if (!moved) throw data(texts.thereIsNoPageAt, { status: 404 })
    throw redirect(href('/collections/:slug', moved) + url.search, 301)
  }
  const { count, results } = await orErrorPage(DOWN, api(listProducts, { query }))
  return { collection, choice, page: Number(page), count, products: results.map(cardProduct) }
}
export const handle = LIST_QUERY
export const loader = load
export const clientLoader = load

/** Search engines may list a collection as it stands, page by page, without sort and filters. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return noIndexMeta(matches, texts.collections)
  const { collection, choice, page, products } = loaderData
  const { slug, title, text, meta_title, meta_description, picture, picture_alt } = collection
  const named = texts.titleOnPage(meta_title || title, page)
  if (Object.keys(choice).length > 0) return noIndexMeta(matches, named)
  const [path, publicUrl] = [listAddress(slug, {}, page), publicUrlFrom(matches)]
  const description = meta_description || text || texts.productsOf(title, shopNameFrom(matches))
  return pageMeta(matches, {
    title: named,
    description,
    path,
    ...(picture !== null && { image: { url: picture, alt: picture_alt } }),
    jsonLd: collectionJsonLd({ collection, products, description, url: publicUrl + path }, publicUrl),
  })
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, choice, page, count, products } = loaderData
  const { slug, title, text, picture, picture_alt, parents, inside } = collection
  const pages = pagesOf(count)
  const isNarrowed = Object.keys(choice).some((name) => name !== 'sort')
  return (
    <>
      <Breadcrumb way={parents} here={title} />
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 max-w-2xl flex-1 basis-80">
          <h1 className="wrap-break-word text-2xl">{texts.titleOnPage(title, page)}</h1>
          {page === 1 && text !== '' && <p className="mt-3 whitespace-pre-line text-muted">{text}</p>}
          <CollectionLinks collections={inside} label={texts.insideOf(title)} />
        </div>
        {page === 1 && picture && (
          <Picture
            image={picture}
            alt={picture_alt}
            sizes="(min-width: 768px) 320px, 92vw"
            load="at once"
            className="w-full rounded-card md:w-80"
          />
        )}
      </div>
      <SkipToPages pages={pages} what={texts.products} />
      {(count > 0 || isNarrowed) && <ListBar slug={slug} choice={choice} />}
      {count > 0 ? (
        <>
          <p role="status" className="mt-4 mb-4 text-muted text-sm tabular-nums">
            {texts.productsFound(shownRange({ page, shown: products.length, count }))}
          </p>
          <ProductGrid products={products} />
        </>
      ) : (
        <div className="mt-6 rounded-card border border-line border-dashed px-6 py-16 text-center">
          <p className="text-lg">{isNarrowed ? texts.nothingPassesThese : texts.nothingInItYet}</p>
          {isNarrowed && (
            <ButtonLink to={listAddress(slug, {})} weight="secondary" className="mt-6">
              {texts.allOfIt}
            </ButtonLink>
          )}
        </div>
      )}
      <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
    </>
  )
}
