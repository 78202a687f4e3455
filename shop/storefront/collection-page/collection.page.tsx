import { data, href, redirect } from 'react-router'
import { texts } from '#texts/storefront/collection-page'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { Breadcrumb } from '../../catalog/collections/breadcrumb.tsx'
import { CollectionLinks } from '../../catalog/collections/collection-links.tsx'
import { findCollectionAddress, getCollection } from '../../catalog/collections/collections.contract.ts'
import { hasActiveFilters, LIST_PARAMETERS, readFilters, toApiQuery } from '../../catalog/listing/filters.ts'
import ListBar from '../../catalog/listing/list-bar.tsx'
import { shouldReloadList } from '../../catalog/listing/should-reload-list.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../catalog/products/card/product-card.contract.ts'
import { slugInAddress } from '../../catalog/products/read/slug-in-address.ts'
import { type Api, apiFrom } from '../../core/api.ts'
import { nullOn404 } from '../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { useTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { markdownText } from '../../ui/markdown/markdown-text.ts'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { ownerLanguageFrom, pageMeta, shopNameFrom, urlsFrom } from '../../ui/meta/page-meta.ts'
import { Pages, SkipToPages } from '../../ui/pages.tsx'
import { ProductGrid } from '../home-page/product-grid.tsx'
import type { Route } from './+types/collection.page'
import { collectionJsonLd } from './collection-json-ld.ts'

async function load({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const api = apiFrom(context)
  const url = new URL(request.url)
  const filters = readFilters(url.searchParams)
  const page = url.searchParams.get('page') ?? '1'
  const query = { ...toApiQuery(filters), page, collection: params.slug, fields: 'card' as const }
  const collection = await orErrorPage(texts.failedToLoadCollection, api(getCollection, { params }).catch(nullOn404))
  if (collection?.slug !== params.slug) {
    const moved = collection ?? (await orErrorPage(texts.failedToLoadCollection, movedCollection(api, params.slug)))
    if (!moved) throw data(texts.thereIsNoPageAt, { status: 404 })
    throw redirect(href('/collections/:slug', { slug: moved.slug }) + url.search, 301)
  }
  const { count, results, labels } = await orErrorPage(texts.failedToLoadCollection, api(listProductCards, { query }))
  const { page_slugs } = collection
  const products = results.map(cardProduct)
  return { collection, page_slugs, filters: { ...filters, labels }, page: Number(page), count, products }
}

/** Finds the collection of a misspelled or former slug; null without one. */
async function movedCollection(api: Api, written: string): Promise<{ slug: string } | null> {
  const slug = slugInAddress(written)
  if (slug === '') return null
  const collection = slug === written ? null : await api(getCollection, { params: { slug } }).catch(nullOn404)
  return collection ?? (await api(findCollectionAddress, { params: { slug } }).catch(nullOn404))
}

export const handle = LIST_PARAMETERS
export const loader = load
export const clientLoader = load
export const shouldRevalidate = shouldReloadList

/** Search engines may index each page of a collection, but not sorted or filtered variants. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return noIndexMeta(matches, texts.collections)
  const { collection, filters, page, products } = loaderData
  const { slug, title, text_blocks, meta_title, meta_description, picture, picture_alt } = collection
  const named = texts.titleOnPage(meta_title || title, page)
  if (filters.sort || hasActiveFilters(filters)) return noIndexMeta(matches, named)
  const isTranslated = collection.translated?.includes('title') ?? false
  const inLanguage = isTranslated ? undefined : ownerLanguageFrom(matches)
  const urlOf = urlsFrom(matches)
  const pathTo = (slug: string) => href('/collections/:slug', { slug }) + (page === 1 ? '' : `?page=${page}`)
  const path = pathTo(slug)
  const description = meta_description || markdownText(text_blocks) || texts.productsOf(title, shopNameFrom(matches))
  return pageMeta(matches, {
    title: named,
    description,
    path,
    pages: { ...collection, pathTo },
    isOwn: !isTranslated,
    ...(picture !== null && { image: { url: picture, alt: picture_alt } }),
    jsonLd: collectionJsonLd({ collection, products, page, description, url: urlOf(path), inLanguage }, urlOf),
  })
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, filters, page, count, products } = loaderData
  const { slug, title, text_blocks, picture, picture_alt, parents, inside } = collection
  const pages = pagesOf(count)
  const path = href('/collections/:slug', { slug })
  return (
    <>
      <Breadcrumb way={parents} here={title} page={collection} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-3 md:grid-rows-[auto_1fr] md:gap-x-10">
        <h1 lang={useTextLanguage(collection, 'title')} className="wrap-anywhere text-2xl">
          {texts.titleOnPage(title, page)}
        </h1>
        {page === 1 && picture && (
          <Picture
            image={picture}
            alt={picture_alt}
            sizes="(min-width: 768px) 320px, 128px"
            load="at once"
            className="w-32 rounded-card md:row-span-2 md:w-80"
          />
        )}
        <div className="col-span-full min-w-0 max-w-2xl md:col-span-1 md:col-start-1">
          {page === 1 && text_blocks.length > 0 && (
            <Markdown
              blocks={text_blocks}
              isTranslated={collection.translated?.includes('text')}
              className="text-muted"
            />
          )}
          <CollectionLinks collections={inside} label={texts.inCollection(title)} />
        </div>
      </div>
      <SkipToPages pages={pages} what={texts.products} />
      {count > 0 || hasActiveFilters(filters) ? (
        <div className="mt-6">
          <ListBar
            path={path}
            about={{ collection: slug }}
            filters={filters}
            emptyMessage={count === 0 ? texts.noProductsInThisCollectionMatch : null}
          >
            <p role="status" className="text-muted text-sm tabular-nums">
              {texts.productsFound(shownRange({ page, shown: products.length, count }))}
            </p>
          </ListBar>
          {count > 0 && <ProductGrid products={products} />}
        </div>
      ) : (
        <p className="mt-6 rounded-card border border-line border-dashed px-6 py-16 text-center text-lg">
          {texts.noProductsYet}
        </p>
      )}
      <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
    </>
  )
}
