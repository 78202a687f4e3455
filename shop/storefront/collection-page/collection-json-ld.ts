import { href } from 'react-router'
import { PAGE_SIZE } from '../../../lib/page-of.contract.ts'
import { breadcrumbJsonLd } from '../../catalog/collections/breadcrumb.tsx'
import type { Collection } from '../../catalog/collections/collections.contract.ts'
import type { JsonLd, UrlOf } from '../../ui/meta/page-meta.ts'

interface Shown {
  collection: Pick<Collection, 'title' | 'parents'>
  /** The products of this page. */
  products: readonly { slug: string; title: string }[]
  /** The page number, from 1. */
  page: number
  description: string
  /** The URL of this page. */
  url: string
  /** Undefined to omit the language. */
  inLanguage?: string | undefined
}

/**
 * Returns the schema.org `CollectionPage` of one page of a collection, with its breadcrumb and products. Positions
 * continue from page to page, because all pages show one list.
 */
export function collectionJsonLd(
  { collection, products, page, description, url, inLanguage }: Shown,
  urlOf: UrlOf,
): JsonLd {
  const before = (page - 1) * PAGE_SIZE
  const { title, parents } = collection
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage,
    breadcrumb: breadcrumbJsonLd(urlOf, { way: parents, here: title }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map(({ slug, title: name }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name,
        url: urlOf(href('/products/:slug', { slug })),
      })),
    },
  }
}
