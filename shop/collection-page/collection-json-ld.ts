import { href } from 'react-router'
import { breadcrumbJsonLd } from '../collections/breadcrumb.tsx'
import type { Collection } from '../collections/collections.contract.ts'
import type { JsonLd } from '../meta/page-meta.ts'

interface Shown {
  collection: Pick<Collection, 'title' | 'parents'>
  products: readonly { slug: string; title: string }[]
  description: string
  /** Of this page. */
  url: string
}

/** Returns what the page of a collection shows, as a schema.org `CollectionPage` with the way to it and its products. */
export function collectionJsonLd({ collection, products, description, url }: Shown, publicUrl: string): JsonLd {
  const { title, parents } = collection
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    description,
    breadcrumb: breadcrumbJsonLd(publicUrl, { way: parents, here: title }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map(({ slug, title: name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + href('/products/:slug', { slug }),
      })),
    },
  }
}
