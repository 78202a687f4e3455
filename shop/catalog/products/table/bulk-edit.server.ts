import { translatedSentence } from '../../../../lib/texts/error-sentences.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, Refusal, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { addProductsAtEnd, removeProducts } from '../../collections/editing/place-products.server.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { SEARCH } from '../read/catalogue-tags.server.ts'
import { collectionTags, productCollectionsTag } from '../read/collection-list/collection-tags.ts'
import { refreshRelatedRecommendations } from '../read/recommendations/recommendations.server.ts'
import { deleteLocked, lockProduct } from '../write/write-product.server.ts'
import { bulkChangeOf } from './bulk-change.server.ts'
import { isNothing, replacedBy, restoring } from './bulk-undo.server.ts'
import { deleteOldUndos, findUndos, storeUndos, takeUndos } from './bulk-undo-store.server.ts'
import { changeLocked } from './change-locked.server.ts'
import { bulkEditProducts, undoBulkEdit } from './products-table.contract.ts'

const CHANGED_SINCE = 'It was changed after the bulk action.'
const TOO_LATE = 'This bulk action can no longer be undone.'

/** A product that a bulk action did not change. */
interface Refused {
  id: number
  reason: string
}

/** Registers the bulk actions on products and their undo. */
export function bulkEditEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache } = services

  app.route({
    ...bulkEditProducts,
    handler: async (request) => {
      const { ids: sent, ...wanted } = request.body
      const { stock_seen: _, ...actions } = wanted
      if (Object.values(actions).filter((value) => value !== undefined).length !== 1)
        throw refuse('Send exactly one change.')
      const by = actorOf(request, clock())
      const [ids, undo] = [inOrder(sent), crypto.randomUUID()]
      await deleteOldUndos(db, by.now)
      const action = { undo, by }
      const { changed, refused } =
        wanted.collection !== undefined
          ? await collect(ids, wanted.collection, action)
          : await eachOf(ids, (id) => (wanted.delete ? remove(id, by) : change(id, wanted, action)))
      if (wanted.delete || wanted.state) await forgetLists(ids)
      const done = ids.length - refused.length
      return {
        done,
        unchanged: done - changed,
        refused,
        undo: changed > 0 && !wanted.delete && by.actorId !== null ? undo : null,
      }
    },
  })

  app.route({
    ...undoBulkEdit,
    handler: async (request) => {
      const { undo } = request.body
      const by = actorOf(request, clock())
      const found = await findUndos(db, undo, by)
      const [first] = found
      if (!first) throw notFound()
      if (first.isTooLate) throw refuse(TOO_LATE, 409)
      const ids = found.map(({ product }) => product)
      const { collection } = first
      if (collection !== undefined)
        return { done: await removeFromCollection(ids, collection, { undo, by }), refused: [] }
      let changesState = false
      const { refused } = await eachOf(ids, async (id) => {
        let isPartial = false
        const restore = async (held: ProductRow, tx: Database) => {
          const replaced = (await takeUndos(tx, undo, [id])).get(id)
          if (!replaced) return undefined
          changesState ||= replaced.fields.some(({ field }) => field === 'state')
          const restored = restoring(held, replaced)
          isPartial = restored.isPartial
          return restored.change
        }
        await changeLocked(services, id, by, restore, { reason: 'undone' })
        if (isPartial) throw refuse(CHANGED_SINCE, 409)
        return true
      })
      if (changesState) await forgetLists(ids)
      return { done: ids.length - refused.length, refused }
    },
  })

  interface Action {
    undo: string
    by: AuditActor
  }

  /** @returns whether the product changed */
  async function change(id: number, wanted: Parameters<typeof bulkChangeOf>[1], { undo, by }: Action) {
    let isChanged = false
    await changeLocked(services, id, by, async (held, tx) => {
      const change = bulkChangeOf(held, wanted)
      const replaced = replacedBy(held, change)
      isChanged = !isNothing(replaced)
      if (!isChanged) return undefined
      await storeUndos(tx, undo, [{ product: id, replaced }], by)
      return change
    })
    return isChanged
  }

  async function remove(id: number, by: AuditActor): Promise<boolean> {
    await db.transaction().execute(async (tx) => {
      const held = await lockProduct(tx, id)
      if (!held) throw notFound()
      await deleteLocked(tx, held, by, { unlessOrdered: true })
    })
    return true
  }

  /** Adds products to a collection, in one transaction because they share its order. */
  async function collect(products: readonly number[], slug: string, { undo, by }: Action) {
    const { id, added } = await db.transaction().execute(async (tx) => {
      const placed = await addProductsAtEnd(tx, { slug, products }, by)
      const replaced = { fields: [], variants: [], collection: placed.id }
      await storeUndos(
        tx,
        undo,
        placed.added.map((product) => ({ product, replaced })),
        by,
      )
      return placed
    })
    cache.changed(SEARCH, ...products.map(productCollectionsTag), ...collectionTags([id]))
    return { changed: added.length, refused: [] as Refused[] }
  }

  /** Undoes `collect`. @returns the number of products that were removed */
  async function removeFromCollection(
    products: readonly number[],
    collection: number,
    { undo, by }: Action,
  ): Promise<number> {
    const removed = await db.transaction().execute(async (tx) => {
      const taken = await takeUndos(tx, undo, products)
      return removeProducts(tx, { collection, products: inOrder([...taken.keys()]) }, by)
    })
    cache.changed(SEARCH, ...products.map(productCollectionsTag), ...collectionTags([collection]))
    return removed.length
  }

  /** Invalidates all pages after products have appeared or disappeared. */
  async function forgetLists(ids: readonly number[]): Promise<void> {
    await refreshRelatedRecommendations(db, ids)
    cache.drop()
  }
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other)

/**
 * Applies an action to products, one transaction each: each lock is short, and a refused product does not block the
 * others.
 * @param apply returns whether the product changed
 */
async function eachOf(ids: readonly number[], apply: (id: number) => Promise<boolean>) {
  const refused: Refused[] = []
  let changed = 0
  for (const id of ids) {
    try {
      if (await apply(id)) changed += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id, reason: translatedSentence(error.message) })
    }
  }
  return { changed, refused }
}
