import { href } from 'react-router'
import { PAGE_SIZE } from '../../../lib/page-of.contract.ts'
import { breadcrumbJsonLd } from '../../catalog/collections/breadcrumb.tsx'
import type { Collection } from '../../catalog/collections/collections.contract.ts'
import type { JsonLd } from '../../ui/meta/page-meta.ts'

interface Shown {
  collection: Pick<Collection, 'title' | 'parents'>
  /** Those of this page. */
  products: readonly { slug: string; title: string }[]
  /** Which page of the collection it is, from 1. */
  page: number
  description: string
  /** Of this page. */
  url: string
  /** Undefined where nothing has to say it. */
  inLanguage?: string | undefined
}

/**
 * Returns what the page of a collection shows, as a schema.org `CollectionPage` with the way to it and its products. These are counted on from page to page, as
 * all pages show one list.
 */
export function collectionJsonLd(
  { collection, products, page, description, url, inLanguage }: Shown,
  publicUrl: string,
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
    breadcrumb: breadcrumbJsonLd(publicUrl, { way: parents, here: title }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map(({ slug, title: name }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name,
        url: publicUrl + href('/products/:slug', { slug }),
      })),
    },
  }
}
