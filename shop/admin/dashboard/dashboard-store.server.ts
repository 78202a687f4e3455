import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { countLowStock, lowStock } from '../../catalog/products/stock/low-stock-store.server.ts'
import { WAITING_FOR_VARIANT } from '../../catalog/products/stock/waiting-customers.server.ts'
import { figuresUpdatedAt } from '../../catalog/products/table/products-table-store.server.ts'
import { waitingMessages } from '../../content/messages/messages-store.server.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import type { CalendarDay } from '../../sales/shipping/dates/calendar-day.ts'

/** The most rows of each list on the dashboard; a link leads to the rest. */
const SHOWN = 6

interface OrderToMake {
  id: number
  name: string
  status: OrderStatus
  pieces: number
  total_cents: number
  created_at: Date
  is_late: boolean
}

/** Finds the oldest orders to prepare. Each status is read in index order. */
export async function oldestOrdersToMake(db: Database, today: CalendarDay): Promise<OrderToMake[]> {
  const oldest = ORDER_STATUSES.filter((status) => ORDER_STATES[status].isToBeSent).map(
    (status) =>
      sql`(select * from orders where status = ${sql.lit(status)} order by created_at, id limit ${sql.lit(SHOWN)})`,
  )
  const { rows } = await sql<OrderToMake>`
    select oldest.id, status, total_cents, oldest.created_at, coalesce(promised_to < ${today}::date, false) as is_late,
      coalesce(customer_name, concat_ws(' ', users.first_name, nullif(users.last_name, '')), '') as name,
      (select coalesce(sum(quantity), 0) from order_lines where order_id = oldest.id) as pieces
    from (${sql.join(oldest, sql` union all `)}) as oldest left join users on users.id = user_id
    order by oldest.created_at, oldest.id limit ${sql.lit(SHOWN)}`.execute(db)
  return rows
}

/** Counts the orders that await payment and sums their totals in cents, without test orders. */
export async function sumAwaitingPayment(db: Database): Promise<{ orders: number; cents: number }> {
  const { rows } = await sql<{ orders: number; cents: number }>`
    select count(*) as orders, coalesce(sum(total_cents), 0)::bigint as cents
    from orders where status = 'awaiting_payment' and not is_test`.execute(db)
  return rows[0] ?? { orders: 0, cents: 0 }
}

/** Finds the messages that have waited longest for an answer. */
export const oldestMessages = (db: Database) =>
  waitingMessages(db).orderBy('last_written_at').orderBy('id').limit(SHOWN).execute()

interface LowStockVariant {
  id: number
  slug: string
  title: string
  name: string
  stock: number
  waiting: number
}

/**
 * Finds purchasable variants with a stock below the limit, or that of their product, the lowest first, with the number
 * of notification requests. Also counts the sold-out and the low ones, and returns whether anything is purchasable.
 */
export async function lowStockVariants(
  db: Database,
  limit: number,
): Promise<{ variants: LowStockVariant[]; sold_out: number; low: number; is_anything_for_sale: boolean }> {
  const { rows: variants } = await sql<LowStockVariant>`
    select variants.id, slug, title, name, stock, ${WAITING_FOR_VARIANT} as waiting
    from ${lowStock(limit, SHOWN)} as variants
      join products on products.id = product_id
    order by stock, variants.id`.execute(db)
  const { rows } = await sql<{ is_anything_for_sale: boolean }>`
    select exists (select from variants where for_sale) as is_anything_for_sale`.execute(db)
  return { variants, ...(await countLowStock(db, limit)), is_anything_for_sale: rows[0]?.is_anything_for_sale ?? false }
}

interface PopularProduct {
  slug: string
  title: string
  thumbnail_key: string
  sold: number
}

/** Finds the best-selling products by the figures of the product table; undefined before the first calculation. */
export async function mostSold(db: Database): Promise<PopularProduct[] | undefined> {
  if (!((await figuresUpdatedAt(db)) instanceof Date)) return undefined
  const { rows } = await sql<PopularProduct>`
    select slug, title, thumbnail_key, sold
    from product_figures join products on products.id = product_id
    where sold > 0 and deleted_at is null
    order by sold desc, product_id desc limit ${sql.lit(SHOWN)}`.execute(db)
  return rows
}
