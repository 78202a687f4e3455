import { dependsOn } from '../../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { linkTranslator, pagesOfRecord } from '../../core/translations/translate.server.ts'
import { type MaybeTranslated, translatedFields } from '../../core/translations/translated-fields.ts'
import { findMovedSlug } from '../../core/translations/translated-slugs.server.ts'
import { readMarkdown } from '../../ui/markdown/read-markdown.ts'
import {
  COLLECTIONS,
  collectionTags,
  MENU,
  productCollectionsTag,
  TOP,
} from '../products/read/collection-list/collection-tags.ts'
import { COLLECTION_TRANSLATIONS, translateCollection, translateCollections } from './collection-translations.server.ts'
import {
  type Collection,
  findCollectionAddress,
  findCollectionsOf,
  getCollection,
  getMenu,
  listCollections,
} from './collections.contract.ts'
import * as store from './collections-store.server.ts'

/** Registers the endpoints that read collections. A response depends only on the collections in it. */
export function collectionEndpoints(app: ShopApp, services: Services): void {
  const { db, publicUrl } = services
  app.route({
    ...listCollections,
    handler: async ({ query, url }) => {
      const parent = query.parent === undefined ? null : await store.findCollectionId(db, query.parent)
      if (parent === undefined) throw notFound()
      const paging = readPaging(query)
      const { count, rows } = await store.pageOfCollections(db, parent, paging)
      dependsOn(...collectionTags([parent ?? TOP]))
      const cards = (await translateCollections(services, rows)).map(store.cardResponse)
      return toPageOf(cards, count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...getCollection,
    handler: async ({ params, query, principal }) => {
      const row = await store.findCollection(db, params, principal?.isStaff ? 'staff' : 'everybody')
      if (!row) throw notFound()
      dependsOn(...collectionTags([row.id, ...row.parents.map(({ id }) => id)]))
      const shown = query?.texts === 'source' ? row : await translateCollection(services, row)
      return { ...collectionResponse(shown), ...(await pagesOfRecord(services, COLLECTION_TRANSLATIONS, row)) }
    },
  })

  app.route({
    ...findCollectionAddress,
    handler: async ({ params }) => {
      dependsOn(COLLECTIONS)
      const slug = await findMovedSlug(services, 'collection', params.slug, (former) =>
        store.findCollectionSlug(db, former),
      )
      if (slug === undefined) throw notFound()
      return { slug }
    },
  })

  app.route({
    ...getMenu,
    handler: async () => {
      dependsOn(MENU)
      const entries = await store.findMenu(db)
      const links = entries.flatMap((entry) => [entry, ...entry.inside])
      const translate = await linkTranslator(services, COLLECTION_TRANSLATIONS, links)
      return { collections: entries.map((entry) => ({ ...translate(entry), inside: entry.inside.map(translate) })) }
    },
  })

  app.route({
    ...findCollectionsOf,
    handler: async ({ params, principal }) => {
      const found = await store.findCollectionsOfProduct(db, params.slug, principal?.isStaff ? 'staff' : 'everybody')
      if (!found) throw notFound()
      const named = found.collections.flatMap(({ id, parents }) => [id, ...parents.map((parent) => parent.id)])
      const links = found.collections.flatMap((collection) => [collection, ...collection.parents])
      const translate = await linkTranslator(services, COLLECTION_TRANSLATIONS, links)
      dependsOn(productCollectionsTag(found.product), ...collectionTags(named))
      const collections = found.collections.map((collection) => {
        const { slug, title, parents } = translate(collection)
        return { slug, title, parents: parents.map(translate) }
      })
      return { collections }
    },
  })
}

/** Returns a collection in its API form. */
export function collectionResponse(row: store.CollectionRow & MaybeTranslated): Collection {
  const { text, meta_title, meta_description, parent_id, parents, inside, rule, in_menu, leads_home, state, version } =
    row
  return {
    ...store.cardResponse(row),
    text,
    text_blocks: readMarkdown(text),
    meta_title,
    meta_description,
    parent: parent_id,
    parents: parents.map(({ slug, title }) => ({ slug, title })),
    inside: inside.map(store.cardResponse),
    rule,
    in_menu,
    leads_home,
    ...translatedFields(row),
    state,
    version,
  }
}
