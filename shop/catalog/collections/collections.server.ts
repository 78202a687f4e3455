import { dependsOn } from '../../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { linkTranslator, pagesOfRecord, translationTag } from '../../core/translations/translate.server.ts'
import { type MaybeTranslated, translatedFields } from '../../core/translations/translated-fields.ts'
import { translatedLink } from '../../core/translations/translated-rows.server.ts'
import { findMovedSlug } from '../../core/translations/translated-slugs.server.ts'
import { readMarkdown } from '../../ui/markdown/read-markdown.ts'
import {
  COLLECTIONS,
  collectionTags,
  MENU,
  productCollectionsTag,
  TOP,
} from '../products/read/collection-list/collection-tags.ts'
import {
  COLLECTION_TRANSLATIONS,
  pageOfShownCollections,
  translateCollection,
} from './collection-translations.server.ts'
import {
  type Collection,
  type CollectionLink,
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
      const { count, rows } = await pageOfShownCollections(services, parent, paging)
      dependsOn(...collectionTags([parent ?? TOP]))
      return toPageOf(rows.map(store.cardResponse), count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...getCollection,
    handler: async ({ params, query, principal }) => {
      const row = await store.findCollection(db, params, principal?.isStaff ? 'staff' : 'everybody')
      if (!row) throw notFound()
      dependsOn(...collectionTags([row.id, ...row.parents.map(({ id }) => id)]))
      const { row: translated, shown } =
        query?.texts === 'source' ? { row, shown: undefined } : await translateCollection(services, row)
      const pages = await pagesOfRecord(services, COLLECTION_TRANSLATIONS, row, shown)
      return { ...collectionResponse(translated), ...pages }
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
      const language = translatedInto(services)
      if (language) dependsOn(translationTag(language, 'collection'))
      const audience = principal?.isStaff ? 'staff' : 'everybody'
      const found = await store.findCollectionsOfProduct(db, params.slug, audience, language)
      if (!found) throw notFound()
      const named = found.collections.flatMap(({ id, parents }) => [id, ...parents.map((parent) => parent.id)])
      dependsOn(productCollectionsTag(found.product), ...collectionTags(named))
      const collections = found.collections.map((collection) => {
        const { slug, title, translated, parents } = translatedLink(collection)
        return { slug, title, ...translatedFields({ translated }), parents: parents.map(translatedLink) }
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
    parents: parents.map(({ slug, title, ...parent }: CollectionLink) => ({
      slug,
      title,
      ...translatedFields(parent),
    })),
    inside: inside.map(store.cardResponse),
    rule,
    in_menu,
    leads_home,
    ...translatedFields(row),
    state,
    version,
  }
}
