import type { FastifyRequest } from 'fastify'
import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { withForm } from '../../../../server/http/read-form.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { removeIfUnused } from '../../../ui/images/unused-images.server.ts'
import { findProductsByIds } from '../../products/read/catalogue-store.server.ts'
import { productResponse } from '../../products/read/product-response.server.ts'
import type { Collection } from '../collections.contract.ts'
import { collectionResponse } from '../collections.server.ts'
import { findCollection } from '../collections-store.server.ts'
import { ChangedCollection, NewCollection } from './collection-form.contract.ts'
import { collectionProductEndpoints } from './collection-products.server.ts'
import { pageOfCollectionProducts } from './collection-products-store.server.ts'
import * as write from './collection-write-store.server.ts'
import * as contract from './edit-collections.contract.ts'
import { FORM_LIMITS, receiveCollection } from './receive-collection.server.ts'
import { tagsOfChange, tagsOfMove } from './tags-of-change.server.ts'
import { findChoices, pageOfTree } from './tree-store.server.ts'

/** The reason for refusing a concurrent change. */
export const COLLECTION_CHANGED = 'This collection was changed by someone else. Reload it and try again.'

/** Registers the staff endpoints that write collections. */
export function editCollectionEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, cache, publicUrl } = services
  const by = (request: FastifyRequest): AuditActor => actorOf(request, clock())
  const asStaffSee = async (id: number): Promise<Collection> => {
    const row = await findCollection(db, { id }, 'staff')
    if (!row) throw notFound()
    return collectionResponse(row)
  }

  collectionProductEndpoints(app, services)

  app.route({
    ...contract.listCollectionTree,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const { count, branches } = await pageOfTree(
        db,
        { words: query.q ?? '', mayHold: query.may_hold !== undefined },
        paging,
      )
      return toPageOf(branches, count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...contract.listCollectionChoices,
    handler: async ({ query }) => ({ collections: await findChoices(db, query.product ?? null, query.q ?? '') }),
  })

  app.route({
    ...contract.createCollection,
    handler: async (request) => {
      const added = await withForm(request, FORM_LIMITS, config.dataDir, (form) =>
        receiveCollection(services, { schema: NewCollection, form, ownId: null }, async (tx, { values, picture }) => {
          const { parent, ...columns } = values
          const row = { ...columns, parent_id: parent, picture_key: picture?.key ?? null }
          if (row.leads_home) await write.clearFeatured(tx, null)
          const id = await write.insertCollection(tx, row, clock())
          await recordAudit(tx, { kind: 'collection', id }, [collectionCreated(row.title)], by(request))
          return { ...row, id }
        }),
      )
      cache.changed(...tagsOfChange(undefined, added, []))
      return asStaffSee(added.id)
    },
  })

  app.route({
    ...contract.updateCollection,
    handler: async (request) => {
      const { slug } = request.params
      const before = await write.lockedCollection(db, slug)
      if (!before) throw notFound()
      const { id } = before
      const changed = await withForm(request, FORM_LIMITS, config.dataDir, (form) =>
        receiveCollection(services, { schema: ChangedCollection, form, ownId: id }, async (tx, { values, picture }) => {
          const held = await unchanged(tx, slug, values.version)
          const { parent, version: _, ...columns } = values
          const change = onlyOther(held, {
            ...columns,
            ...(parent !== undefined && { parent_id: parent }),
            ...(picture !== undefined && { picture_key: picture?.key ?? null }),
          })
          if (Object.keys(change).length === 0) return undefined
          if (change.leads_home) await write.clearFeatured(tx, id)
          await write.writeCollection(tx, held, change, clock())
          await recordAudit(tx, { kind: 'collection', id }, changesOfCollection(held, change), by(request))
          return { held, change, inside: await write.idsInside(tx, id) }
        }),
      )
      if (changed) {
        const { held, change, inside } = changed
        cache.changed(...tagsOfChange(held, { ...held, ...change }, inside))
        if (change.picture_key !== undefined && held.picture_key !== null)
          await removeIfUnused(services, held.picture_key, request.log)
      }
      return asStaffSee(id)
    },
  })

  app.route({
    ...contract.moveCollection,
    handler: async (request) => {
      const held = await db.transaction().execute(async (tx) => {
        await write.lockTree(tx)
        const one = await unchanged(tx, request.params.slug, undefined)
        await write.moveOnePlace(tx, one, request.body.to)
        return one
      })
      cache.changed(...tagsOfMove(held))
    },
  })

  app.route({
    ...contract.deleteCollection,
    handler: async (request) => {
      const held = await db.transaction().execute(async (tx) => {
        await write.lockTree(tx)
        const one = await unchanged(tx, request.params.slug, request.query.version)
        const inside = await write.idsInside(tx, one.id)
        await write.removeCollection(tx, one)
        const gone = { field: 'collection', old: one.title, new: null }
        await recordAudit(tx, { kind: 'collection', id: one.id }, [gone], by(request))
        return { ...one, inside }
      })
      cache.changed(...tagsOfChange(held, undefined, held.inside))
      if (held.picture_key !== null) await removeIfUnused(services, held.picture_key, request.log)
    },
  })

  app.route({
    ...contract.listCollectionProducts,
    handler: async ({ params, query, url }) => {
      const row = await findCollection(db, params, 'staff')
      if (!row) throw notFound()
      const paging = readPaging(query)
      const { ids, count } = await pageOfCollectionProducts(db, row.id, paging)
      const products = await findProductsByIds(db, ids, null, 'staff')
      const onPage = products.map((product) => productResponse(product, clock()))
      return toPageOf(onPage, count, paging, new URL(url, publicUrl()))
    },
  })
}

/** Finds a collection and checks its version. @throws Refusal 404 or 409 */
async function unchanged(tx: Parameters<typeof write.lockedCollection>[0], slug: string, version: number | undefined) {
  const held = await write.lockedCollection(tx, slug)
  if (!held) throw notFound()
  if (version !== undefined && version !== held.version) throw refuse(COLLECTION_CHANGED, 409)
  return held
}

type Change = Partial<write.CollectionColumns>

/** Returns the values that differ from the current ones. */
function onlyOther(
  held: write.LockedCollection,
  change: { [name in keyof Change]?: Change[name] | undefined },
): Change {
  const other = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== held[name as keyof write.CollectionColumns],
  )
  return Object.fromEntries(other)
}

/** Returns the audit log entry of a new collection. */
export const collectionCreated = (title: string): ValueChange => ({ field: 'collection', old: null, new: title })

/** Returns the changed values of a collection for the audit log. */
export function changesOfCollection(held: write.LockedCollection, change: Change): ValueChange[] {
  const written = (value: unknown) => (value === null ? null : String(value))
  return Object.entries(change).map(([name, value]) => ({
    field: FIELDS[name] ?? name,
    old: written(held[name as keyof write.CollectionColumns]),
    new: written(value),
  }))
}

/** The names used in the form. */
const FIELDS: Record<string, string> = { parent_id: 'parent', picture_key: 'picture' }
