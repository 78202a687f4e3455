import { href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { texts } from '#texts/storefront/product-page'
import { Breadcrumb, breadcrumbJsonLd } from '../../catalog/collections/breadcrumb.tsx'
import { findCollectionsOf } from '../../catalog/collections/collections.contract.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../catalog/products/card/product-card.contract.ts'
import { getProductBySlug } from '../../catalog/products/read/catalogue.contract.ts'
import { findMovedProduct } from '../../catalog/products/read/find-moved-product.ts'
import { EditLink } from '../../core/admin-kit/edit-link/edit-link.tsx'
import { apiFrom } from '../../core/api.ts'
import { loadsForCustomers } from '../../core/auth/guards/loads-for-customers.ts'
import { getOfferTerms } from '../../sales/terms/offer-terms/offer-terms.contract.ts'
import { offerTermsJsonLd } from '../../sales/terms/offer-terms/offer-terms-json-ld.ts'
import { termsInStock } from '../../sales/terms/offer-terms/terms-in-stock.ts'
import { nullOn404 } from '../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { markdownText } from '../../ui/markdown/markdown-text.ts'
import { pageMeta, urlsFrom } from '../../ui/meta/page-meta.ts'
import { reads } from '../../ui/meta/page-parameters.ts'
import { homeFromUnknownProduct } from '../home-page/unknown-product.ts'
import type { Route } from './+types/product.page'
import { chosenVariant } from './buy-box/chosen-variant.ts'
import { productJsonLd } from './product-json-ld.ts'
import { ProductParts } from './product-parts.tsx'

async function load({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const api = apiFrom(context)
  const [product, placed, terms] = await Promise.all([
    orErrorPage(texts.failedToLoadProductsPerhaps, api(getProductBySlug, { params }).catch(nullOn404)),
    // The page works without the collections or the delivery terms.
    api(findCollectionsOf, { params }).catch(() => undefined),
    api(getOfferTerms, { params }).catch(() => undefined),
  ])
  if (product?.slug !== params.slug) {
    const moved = product ?? (await orErrorPage(texts.failedToLoadProductsPerhaps, findMovedProduct(api, params.slug)))
    if (!moved) throw redirect(homeFromUnknownProduct(params.slug))
    throw redirect(href('/products/:slug', { slug: moved.slug }) + new URL(request.url).search, 301)
  }

  const ids = [...new Set([...product.frequentlyBoughtTogether, ...product.recommended_products])]
  const others =
    ids.length === 0
      ? []
      : (
          await orErrorPage(
            texts.failedToLoadProductsPerhaps,
            api(listProductCards, { query: { id: ids.join(','), fields: 'card' } }),
          )
        ).results
  const cards = others.map(cardProduct)
  const cardsOf = (wanted: number[]) => wanted.flatMap((id) => cards.find((other) => other.id === id) ?? [])
  const [first] = placed?.collections ?? []
  const way = first ? [...first.parents, { slug: first.slug, title: first.title, translated: first.translated }] : []
  return {
    product,
    page_slugs: product.page_slugs,
    way,
    terms: terms && termsInStock(terms, product.variants),
    bundled: cardsOf(product.frequentlyBoughtTogether),
    similar: cardsOf(product.recommended_products),
  }
}
export const handle = reads('variant', 'quantity')
export const loader = load
export const clientLoader = loadsForCustomers(load)

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return []
  const { product, way } = loaderData
  const named = new URLSearchParams(location.search).get('variant')
  // A shared link to a variant has the picture of that variant.
  const shared = named === null ? undefined : chosenVariant(product, named)?.images[0]
  const urlOf = urlsFrom(matches)
  const path = href('/products/:slug', { slug: product.slug })
  const terms = offerTermsJsonLd(loaderData.terms, urlOf(path))
  return pageMeta(matches, {
    title: product.meta_title || product.title,
    description: product.meta_description || markdownText(product.description_blocks),
    // All variants share the canonical URL of the product.
    path,
    pages: { ...product, pathTo: (slug) => href('/products/:slug', { slug }) },
    image: { url: shared?.image ?? product.thumbnail, alt: shared?.alt ?? product.thumbnail_alt },
    type: 'product',
    isOwn: !product.translated?.includes('title'),
    jsonLd: [
      productJsonLd(product, urlOf, terms.ofVariant),
      ...terms.nodes,
      ...(way.length > 0
        ? [
            {
              '@context': 'https://schema.org',
              ...breadcrumbJsonLd(urlOf, { way, here: product.title }),
            },
          ]
        : []),
    ],
  })
}

/**
 * No reload for another variant of the same product. Submits reload, because they may change the product, and so does
 * a cart refusal, because the stock has changed.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if ((actionResult as { error?: string } | null | undefined)?.error !== undefined) return true
  return defaultShouldRevalidate && (formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname)
}

export default function ProductPage({ loaderData: { product, way, terms, bundled, similar } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const variant = chosenVariant(product, params.get('variant'))
  return (
    <>
      {way.length > 0 && <Breadcrumb way={way} here={product.title} page={product} />}
      <EditLink product={product} className="mb-4" />
      <ProductParts product={product} variant={variant} terms={terms} bundled={bundled} similar={similar} />
    </>
  )
}
