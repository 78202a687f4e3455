import type { FastifyRequest } from 'fastify'
import { toPrice } from '../../../../lib/money.ts'
import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { notFound, Refusal, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { lowStockOf } from '../../../core/settings/low-stock.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { LIST, productTag, SEARCH } from '../read/catalogue-tags.server.ts'
import { refreshRelatedRecommendations } from '../read/recommendations/recommendations.server.ts'
import { CHANGED_MEANWHILE } from '../write/product-rules.server.ts'
import type { ProductChange } from '../write/product-write.server.ts'
import { deleteLocked, lockProduct, writeChanges } from '../write/write-product.server.ts'
import { bulkChangeOf, stockChange } from './bulk-change.server.ts'
import { refreshFigures, workOnFigures } from './count-figures.server.ts'
import { bulkEditProducts, editStaffProduct, listStaffProducts, type StaffProduct } from './products-table.contract.ts'
import { countByFilter, type ProductTableRow, pageOfProducts, tableRows } from './products-table-store.server.ts'

/** Registers the endpoints of the admin's products table: list, inline edits and bulk actions. */
export function productsTableEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, publicUrl } = services
  workOnFigures(services)
  const by = (request: FastifyRequest) => ({ actorId: requireUser(request).id, now: clock() })

  app.route({
    ...listStaffProducts,
    handler: async ({ query, url }) => {
      const { q = '', only, collection, sort = 'changed', descending } = query
      const paging = readPaging(query)
      // Without a sort, the last change comes first.
      const isDescending = descending === undefined ? query.sort === undefined : descending === 'true'
      const lowStock = await lowStockOf(db)
      const [{ ids, count }, counts] = await Promise.all([
        pageOfProducts(db, { words: q, only, collection, sort, isDescending, lowStock, paging }),
        countByFilter(db, lowStock),
        refreshFigures(db, clock()),
      ])
      const rows = await tableRows(db, ids)
      return { ...toPageOf(rows.map(onWire), count, paging, new URL(url, publicUrl())), counts }
    },
  })

  app.route({
    ...editStaffProduct,
    handler: async (request) => {
      const { id } = request.params
      const { version, price, state, variant, stock, stock_seen: seen } = request.body
      if ((variant === undefined) !== (stock === undefined))
        throw refuseFields({ [stock === undefined ? 'stock' : 'variant']: ['This field is required.'] })
      await change(request, id, (held) => {
        if (version !== undefined && version !== held.version) throw refuse(CHANGED_MEANWHILE, 409)
        if (variant !== undefined && !held.variants.some((one) => one.id === variant)) throw notFound()
        return {
          ...(price !== undefined && { price_cents: price }),
          ...(state && { state }),
          ...(stock !== undefined &&
            variant !== undefined &&
            stockChange(held, stock, { variant, seen: new Map(seen === undefined ? [] : [[variant, seen]]) })),
        }
      })
      const [row] = await tableRows(db, [id])
      if (!row) throw notFound()
      return onWire(row)
    },
  })

  app.route({
    ...bulkEditProducts,
    handler: async (request) => {
      const { ids, ...wanted } = request.body
      const { stock_seen: _, ...things } = wanted
      const asked = Object.values(things).filter((value) => value !== undefined)
      if (asked.length !== 1) throw refuse('Send exactly one change.')
      const refused: { id: number; reason: string }[] = []
      // One transaction per product: each lock is short, and a refused product does not block the others.
      for (const id of new Set(ids)) {
        try {
          if (wanted.delete) await remove(request, id)
          else await change(request, id, (held) => bulkChangeOf(held, wanted))
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.push({ id, reason: error.message })
        }
      }
      if (wanted.delete || wanted.state) {
        await refreshRelatedRecommendations(db, ids)
        cache.drop()
      }
      return { done: new Set(ids).size - refused.length, refused }
    },
  })

  async function change(
    request: FastifyRequest,
    id: number,
    of: (held: ProductRow) => ProductChange<string>,
  ): Promise<void> {
    const { changesVisibility } = await db.transaction().execute(async (tx) => {
      const held = await lockProduct(tx, id)
      if (!held) throw notFound()
      const change = of(held)
      return writeChanges(tx, Object.keys(change).length === 0 ? [] : [{ held, change }], by(request))
    })
    if (changesVisibility) cache.drop()
    else cache.changed(LIST, SEARCH, productTag(id))
  }

  async function remove(request: FastifyRequest, id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const held = await lockProduct(tx, id)
      if (!held) throw notFound()
      await deleteLocked(tx, held, by(request))
    })
  }
}

function onWire({
  thumbnail_key,
  price_cents,
  lowest_price_cents,
  published_from,
  updated_at,
  ...row
}: ProductTableRow): StaffProduct {
  return {
    ...row,
    thumbnail: imageUrl(thumbnail_key, 320),
    price: toPrice(price_cents),
    lowest_price: toPrice(lowest_price_cents),
    published_from: published_from?.toISOString() ?? null,
    stock: row.variants.reduce((sum, { stock }) => sum + stock, 0),
    time_changed: updated_at.toISOString(),
  }
}
