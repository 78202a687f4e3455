import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { lowStockOf } from '../../../core/settings/low-stock.server.ts'
import { lockProduct } from '../write/write-product.server.ts'
import {
  getProductStock,
  type LowVariant,
  listLowStock,
  SOLD_DAYS,
  setLowStockThreshold,
} from './low-stock.contract.ts'
import {
  findProductStock,
  findThreshold,
  type LowVariantRow,
  pageOfLowStock,
  writeThreshold,
} from './low-stock-store.server.ts'

/** Registers the endpoints of low stock: list, stock of a product, and its threshold. */
export function lowStockEndpoints(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...listLowStock,
    handler: async ({ query, url }) => {
      const [paging, threshold] = [readPaging(query), await lowStockOf(db)]
      const { rows, count } = await pageOfLowStock(db, { limit: threshold, now: clock(), paging })
      return { ...toPageOf(rows.map(onWire), count, paging, new URL(url, publicUrl())), threshold }
    },
  })

  app.route({
    ...getProductStock,
    handler: async ({ params }) => {
      const found = await findProductStock(db, params.product, clock())
      if (!found) throw notFound()
      return { ...found, shop_threshold: await lowStockOf(db) }
    },
  })

  app.route({
    ...setLowStockThreshold,
    handler: async (request) => {
      const { product } = request.params
      const { threshold, seen } = request.body
      const by = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        if (!(await lockProduct(tx, product))) throw notFound()
        const before = await findThreshold(tx, product)
        if (seen !== undefined && seen !== before)
          throw refuse('This threshold was changed by someone else. Reload it and try again.', 409)
        if (before === threshold) return
        await writeThreshold(tx, product, threshold)
        const change = { field: 'low_stock', old: textOf(before), new: textOf(threshold) }
        await recordAudit(tx, { kind: 'product', id: product }, [change], by)
      })
      return { threshold }
    },
  })
}

const textOf = (pieces: number | null) => (pieces === null ? null : String(pieces))

const onWire = ({ product_id, slug, title, ...row }: LowVariantRow): LowVariant => ({
  ...row,
  product: { id: product_id, slug, title },
  days_left: row.sold > 0 ? Math.floor((row.stock * SOLD_DAYS) / row.sold) : null,
})
