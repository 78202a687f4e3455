import type { FastifyRequest } from 'fastify'
import { toPrice } from '../../../../lib/money.ts'
import { readPaging, toListPage } from '../../../../server/http/paging.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { readExtra } from '../../../core/extensions/fields/open-extra.server.ts'
import { lowStockOf } from '../../../core/settings/low-stock.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { findProductsByIds } from '../read/catalogue-store.server.ts'
import { productOfPageResponse } from '../read/product-response.server.ts'
import { CHANGED_MEANWHILE } from '../write/product-rules.server.ts'
import { stockChange } from './bulk-change.server.ts'
import { bulkEditEndpoints } from './bulk-edit.server.ts'
import { changeLocked } from './change-locked.server.ts'
import { refreshFigures, workOnFigures } from './count-figures.server.ts'
import { editStaffProduct, listStaffProducts, readStaffProduct, type StaffProduct } from './products-table.contract.ts'
import { countByFilter, type ProductTableRow, pageOfProducts, tableRows } from './products-table-store.server.ts'

/** Registers the endpoints of the admin's products table: list, inline edits and bulk actions. */
export function productsTableEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl, extensions } = services
  workOnFigures(services)
  bulkEditEndpoints(app, services)
  const by = (request: FastifyRequest) => actorOf(request, clock())

  app.route({
    ...listStaffProducts,
    handler: async ({ query, url }) => {
      const { q = '', only, collection, sort = 'changed', descending } = query
      const paging = readPaging(query)
      // Without a sort, the last change comes first.
      const isDescending = descending === undefined ? query.sort === undefined : descending === 'true'
      const lowStock = await lowStockOf(db)
      const [{ ids, count: found }, counts] = await Promise.all([
        pageOfProducts(db, { words: q, only, collection, sort, isDescending, lowStock, paging }),
        countByFilter(db, lowStock),
        refreshFigures(db, clock()),
      ])
      const count = found ?? counts.draft + counts.hidden + counts.published
      const rows = await tableRows(db, ids)
      return { ...toListPage(rows.map(onWire), count, { paging, ids, address: new URL(url, publicUrl()) }), counts }
    },
  })

  app.route({
    ...readStaffProduct,
    handler: async ({ params, principal }) => {
      const [product] = await findProductsByIds(db, [params.id], principal?.id ?? null, 'staff')
      if (!product) throw notFound()
      const extra = await readExtra(db, extensions, { kind: 'product', id: product.id })
      return { ...productOfPageResponse(product, clock()), ...(extra && { extra }) }
    },
  })

  app.route({
    ...editStaffProduct,
    handler: async (request) => {
      const { id } = request.params
      const { version, price, state, variant, stock, stock_seen: seen } = request.body
      if ((variant === undefined) !== (stock === undefined))
        throw refuseFields({ [stock === undefined ? 'stock' : 'variant']: ['This field is required.'] })
      await changeLocked(services, id, by(request), (held) => {
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
