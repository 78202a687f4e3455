import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { findProductsByIds } from '../../products/read/catalogue-store.server.ts'
import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import { collectionTags, productCollectionsTag } from '../../products/read/collection-list/collection-tags.ts'
import {
  addToCollections,
  lockCollectionProducts,
  moveInCollection,
  removeFromCollections,
} from './collection-products-store.server.ts'
import {
  addProductsToCollection,
  addProductToCollection,
  removeProductFromCollection,
} from './edit-collections.contract.ts'
import { addProductsAtEnd, COLLECTION_HAS_RULE } from './place-products.server.ts'

/**
 * Registers the endpoints of a collection's products. Each changes one product, so concurrent edits do not revert each
 * other.
 */
export function collectionProductEndpoints(app: ShopApp, { db, clock, cache }: Services): void {
  app.route({
    ...addProductToCollection,
    handler: async (request) => {
      const { slug, product } = request.params
      const { before } = request.body
      const by = actorOf(request, clock())
      const { id } = await db.transaction().execute(async (tx) => {
        const held = await lockCollectionProducts(tx, slug)
        if (!held) throw notFound()
        if (held.rule !== null) throw refuse(COLLECTION_HAS_RULE, 400)
        const [found] = await findProductsByIds(tx, [product], null, 'staff')
        if (!found) throw refuseFields({ product: [`Invalid pk "${product}" - object does not exist.`] })
        const added = await addToCollections(tx, [{ collection: held.id, product }])
        if (before !== undefined) await moveInCollection(tx, { collection: held.id, product, before })
        if (added.length > 0)
          await recordAudit(
            tx,
            { kind: 'collection', id: held.id },
            [{ field: 'products', old: null, new: found.slug }],
            by,
          )
        return held
      })
      cache.changed(SEARCH, productCollectionsTag(product), ...collectionTags([id]))
    },
  })

  app.route({
    ...addProductsToCollection,
    handler: async (request) => {
      const by = actorOf(request, clock())
      const products = [...new Set(request.body.products)]
      const { id, added } = await db
        .transaction()
        .execute((tx) => addProductsAtEnd(tx, { slug: request.params.slug, products }, by))
      cache.changed(SEARCH, ...products.map(productCollectionsTag), ...collectionTags([id]))
      return { added: added.length }
    },
  })

  app.route({
    ...removeProductFromCollection,
    handler: async (request) => {
      const { slug, product } = request.params
      const by = actorOf(request, clock())
      const { id } = await db.transaction().execute(async (tx) => {
        const held = await lockCollectionProducts(tx, slug)
        if (!held) throw notFound()
        const [found] = await findProductsByIds(tx, [product], null, 'staff')
        const gone = await removeFromCollections(tx, [{ collection: held.id, product }])
        const old = found?.slug ?? String(product)
        // Someone else removed the product first, which has the same result.
        if (gone.length > 0)
          await recordAudit(tx, { kind: 'collection', id: held.id }, [{ field: 'products', old, new: null }], by)
        return held
      })
      cache.changed(SEARCH, productCollectionsTag(product), ...collectionTags([id]))
    },
  })
}
