import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../audit-log/audit-log-store.server.ts'
import { findProductsByIds } from '../../catalogue/catalogue-store.server.ts'
import { collectionTags, placedTag } from '../../catalogue/collection-list/collection-tags.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { placeProduct, removePlaced } from './edit-collections.contract.ts'
import { insertPlaced, lockPlaced, movePlaced, removeFromCollections } from './placed-store.server.ts'

/** Registers the endpoints for what is in a collection by hand. Each changes one product, so that two staff never undo each other. */
export function placedEndpoints(app: ShopApp, { db, clock, cache }: Services): void {
  app.route({
    ...placeProduct,
    handler: async (request, reply) => {
      const { slug, product } = request.params
      const { before } = request.body
      const by = { actorId: requireUser(request).id, now: clock() }
      const { id } = await db.transaction().execute(async (tx) => {
        const held = await lockPlaced(tx, slug)
        if (!held) throw notFound()
        if (held.rule !== null) throw refuse('The products of this collection are chosen by its rule.', 400)
        const [found] = await findProductsByIds(tx, [product], null, 'staff')
        if (!found) throw refuseFields({ product: [`Invalid pk "${product}" - object does not exist.`] })
        const added = await insertPlaced(tx, [{ collection: held.id, product }])
        if (before !== undefined) await movePlaced(tx, { collection: held.id, product, before })
        if (added.length > 0)
          await recordAudit(
            tx,
            { kind: 'collection', id: held.id },
            [{ field: 'products', old: null, new: found.slug }],
            by,
          )
        return held
      })
      cache.changed(placedTag(product), ...collectionTags([id]))
      return reply.code(204).send()
    },
  })

  app.route({
    ...removePlaced,
    handler: async (request, reply) => {
      const { slug, product } = request.params
      const by = { actorId: requireUser(request).id, now: clock() }
      const { id } = await db.transaction().execute(async (tx) => {
        const held = await lockPlaced(tx, slug)
        if (!held) throw notFound()
        const [found] = await findProductsByIds(tx, [product], null, 'staff')
        const gone = await removeFromCollections(tx, [{ collection: held.id, product }])
        const old = found?.slug ?? String(product)
        // Somebody else was faster: it is out, as wished.
        if (gone.length > 0)
          await recordAudit(tx, { kind: 'collection', id: held.id }, [{ field: 'products', old, new: null }], by)
        return held
      })
      cache.changed(placedTag(product), ...collectionTags([id]))
      return reply.code(204).send()
    },
  })
}
