import { Readable } from 'node:stream'
import type { z } from 'zod'
import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import type { Database } from '../../../../server/db/open.ts'
import { nextAfter, readCursor } from '../../../../server/http/paging.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { csvRows } from '../../import-export/file/safe-cells.server.ts'
import { MAX_STOCK } from '../fields/product-fields.contract.ts'
import { stockChange } from '../table/bulk-change.server.ts'
import { changeLocked } from '../table/change-locked.server.ts'
import { countedStock } from '../write/variants-store.server.ts'
import {
  type Adjustment,
  adjustStock,
  exportMovements,
  listMovements,
  MAX_FOUND,
  MOVEMENT_COLUMNS,
  MOVEMENTS_SHOWN,
  type MovementFilter,
  type StockMovement,
} from './movements.contract.ts'
import {
  findMovementOfRequest,
  findMovementPeople,
  findMovements,
  findProductOfVariant,
  findProductTitle,
  findVariants,
  type MovementRow,
} from './movements-store.server.ts'

/** Rows per query of the CSV file. */
const CHUNK = 1_000

const SAVED_BEFORE =
  'An earlier attempt with other values was saved. Check the last movements, then save again if needed.'

/** Registers the endpoints of stock movements: list, CSV and adjustments. */
export function stockMovementEndpoints(app: ShopApp, services: Services): void {
  const { db, reading, clock, publicUrl } = services

  app.route({
    ...listMovements,
    handler: async ({ query, url }) => {
      const { before, after, ...filter } = query
      if (before !== undefined && after !== undefined)
        throw refuseFields({ after: ['Cannot be combined with before.'] })
      const cursor = after === '' ? undefined : (readCursor({ after }) ?? before)
      const search = { ...filter, before: cursor === undefined ? undefined : Number(cursor) }
      const [{ rows, areMoreProducts }, people, product] = await Promise.all([
        findVariants(db, search, MAX_FOUND).then(async ({ ids, areMoreProducts }) => ({
          areMoreProducts,
          rows: await findMovements(db, search, ids, MOVEMENTS_SHOWN + 1),
        })),
        findMovementPeople(db),
        filter.product === undefined ? undefined : findProductTitle(db, filter.product),
      ])
      const shown = rows.slice(0, MOVEMENTS_SHOWN)
      const last = rows.length > MOVEMENTS_SHOWN ? shown.at(-1)?.id : undefined
      const address = new URL(url, publicUrl())
      return {
        results: shown.map(onWire),
        next: after === undefined ? (last === undefined ? null : String(last)) : nextAfter(address, last),
        are_more_products: areMoreProducts,
        product: product ?? null,
        people,
      }
    },
  })

  app.route({
    ...exportMovements,
    handler: async ({ query }, reply) => {
      const [day] = toShopTime(clock().toISOString()).split('T')
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="stock-movements-${day}.csv"`)
        .send(Readable.from(lines(await reading.database(), query), { objectMode: false }))
    },
  })

  app.route({
    ...adjustStock,
    handler: async (request) => {
      const { body } = request
      const { key, variant, reason, note } = body
      refuseWrongDirection(body)
      const repeated = async () => {
        const made = key === undefined ? undefined : await findMovementOfRequest(db, key)
        if (!made) return undefined
        const before = made.stock_after - made.change
        const change = body.change ?? stockAfter(body, before) - before
        const isSame = made.variant_id === variant && made.reason === reason && made.note === note
        if (!isSame || made.change !== change) throw refuse(SAVED_BEFORE, 409)
        return { stock: made.stock_after, change }
      }
      const made = await repeated()
      if (made) return made
      const product = await findProductOfVariant(db, variant)
      if (product === undefined) throw notFound()
      const done = { stock: 0, change: 0 }
      const by = actorOf(request, clock())
      try {
        await changeLocked(
          services,
          product,
          by,
          (held) => {
            const stock = held.variants.find(({ id }) => id === variant)?.stock
            if (stock === undefined) throw notFound()
            done.stock = stockAfter(body, stock)
            done.change = done.stock - stock
            return done.change === 0 ? undefined : stockChange(held, done.stock, { variant, seen: new Map() })
          },
          { reason, note, key },
        )
      } catch (error) {
        // A concurrent request with the same key was faster.
        const other = await repeated()
        if (other) return other
        throw error
      }
      return done
    },
  })
}

/** @throws Refusal 400 unless one number is sent that fits its reason */
function refuseWrongDirection({ change, stock, reason }: z.infer<typeof Adjustment>): void {
  if (change === undefined && stock === undefined) throw refuseFields({ change: ['This field is required.'] })
  if (change !== undefined && stock !== undefined)
    throw refuseFields({ stock: ['Send a change or a stock, not both.'] })
  if (change === 0) throw refuseFields({ change: ['Enter a number other than 0.'] })
  if (change === undefined) return
  if (reason === 'received' && change < 0) throw refuseFields({ change: ['Enter the received pieces, 1 or more.'] })
  if (reason === 'damaged' && change > 0)
    throw refuseFields({ change: ['Enter a negative number: damaged pieces leave the stock.'] })
}

/** @throws Refusal 400 if the stock would be negative or too high */
function stockAfter({ change = 0, stock, stock_seen: seen }: z.infer<typeof Adjustment>, now: number): number {
  if (stock !== undefined) return countedStock({ stock, seen }, now)
  if (now + change < 0) throw refuseFields({ change: [`Only ${now} in stock.`] })
  if (now + change > MAX_STOCK) throw refuseFields({ change: [`The stock would exceed ${MAX_STOCK}.`] })
  return now + change
}

async function* lines(db: Database, filter: MovementFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRows([MOVEMENT_COLUMNS])
  const { ids } = await findVariants(db, filter)
  let before: number | undefined
  for (;;) {
    const rows = await findMovements(db, { ...filter, before }, ids, CHUNK)
    if (rows.length > 0) yield csvRows(rows.map(cellsOf), MOVEMENT_COLUMNS)
    if (rows.length < CHUNK) return
    before = rows.at(-1)?.id
  }
}

const cellsOf = (row: MovementRow): { [column in (typeof MOVEMENT_COLUMNS)[number]]: string | number } => ({
  time: toShopTime(row.made_at.toISOString()).replace('T', ' '),
  product: row.title,
  slug: row.slug,
  variant: row.variant_name,
  // A number: the minus sign of a text would be escaped as a formula.
  change: row.change,
  stock_after: row.stock_after,
  reason: row.reason,
  order: row.order_id ?? '',
  by: row.staff_name,
  note: row.note,
})

const onWire = (row: MovementRow): StockMovement => ({
  id: row.id,
  product: { id: row.product_id, slug: row.slug, title: row.title, is_deleted: row.is_deleted },
  variant: { id: row.variant_id, name: row.variant_name },
  change: row.change,
  stock_after: row.stock_after,
  reason: row.reason,
  order: row.order_id,
  by: row.staff_name,
  by_id: row.staff_id,
  note: row.note,
  time_created: row.made_at.toISOString(),
})
