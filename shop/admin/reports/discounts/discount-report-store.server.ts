import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { IS_SOLD } from '../../dashboard/sales/sales-store.server.ts'
import type { ReportPeriod } from '../report-period.server.ts'

interface Counted {
  uses: number
  orders: number
  given_cents: number
  cents: number
  new_customers: number
}

/** Figures of one group: of the period, and of the period before. */
export interface CountedDiscount extends Counted {
  key: string
  name: string
  before: Counted
}

const zone = sql.lit(TIME_ZONE)
const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${zone})`

/**
 * Uses of both periods, one row per discount and order; other reductions have an empty key. `cents` is the total of the
 * order with delivery, minus refunds of paid payments.
 */
const usesIn = ({ beforeFrom, from, to }: ReportPeriod, discount: number | undefined) => sql`
  select coalesce(discount_id::text, '') as key, min(discount_id) as discount_id, orders.id, ${IS_SOLD} as is_sold,
    (orders.created_at at time zone ${zone})::date::text as day,
    orders.created_at >= ${startOf(sql`${from}::date`)} as is_now,
    sum(goods_cents + order_discounts.delivery_cents) as given_cents,
    total_cents - coalesce(refunded.cents, 0) as cents,
    user_id is not null and not exists (
      select from orders as earlier
      where earlier.user_id = orders.user_id and (earlier.created_at, earlier.id) < (orders.created_at, orders.id)
        and earlier.status <> 'cancelled' and not earlier.is_test) as is_first
  from orders join order_discounts on order_id = orders.id left join (
    select payments.order_id, sum(refunds.cents) as cents
    from refunds join payments on payments.id = refunds.payment_id
    where refunds.made_at >= ${startOf(sql`${beforeFrom}::date`)} and refunds.state <> 'failed'
      and payments.state = 'paid'
    group by 1) as refunded on refunded.order_id = orders.id
  where orders.created_at >= ${startOf(sql`${beforeFrom}::date`)}
    and orders.created_at < ${startOf(sql`(${to}::date + 1)`)} and orders.status <> 'cancelled'
    ${discount === undefined ? sql`` : sql`and discount_id = ${discount}`}
  group by 1, orders.id, refunded.cents`

const counted = (condition: RawBuilder<unknown>) => sql`jsonb_build_object(
  'uses', count(*) filter (where ${condition}),
  'orders', count(*) filter (where ${condition} and is_sold),
  'given_cents', coalesce(sum(given_cents) filter (where ${condition} and is_sold), 0),
  'cents', coalesce(sum(cents) filter (where ${condition} and is_sold), 0),
  'new_customers', count(*) filter (where ${condition} and is_sold and is_first))`

const figures = sql`${counted(sql`is_now`)} as now, ${counted(sql`not is_now`)} as before`

/**
 * Counts uses of discounts in a period and the period before, in cents: by discount, by day and of all orders. An order
 * with several discounts counts once by day and in all. Days without uses are missing.
 */
export async function countUses(db: Database, period: ReportPeriod, discount?: number) {
  const { rows } = await sql<{
    of: 'all' | 'day' | 'discount'
    key: string
    name: string
    now: Counted
    before: Counted
  }>`
    with used as materialized (${usesIn(period, discount)}),
    ordered as (
      select id, day, is_now, is_sold, cents, is_first, sum(given_cents) as given_cents
      from used group by 1, 2, 3, 4, 5, 6)
    select 'discount' as of, key, (select name from discounts where id = min(used.discount_id)) as name, ${figures}
    from used group by key
    union all select 'day', day, '', ${figures} from ordered group by day
    union all select 'all', '', '', ${figures} from ordered`.execute(db)
  const groups = rows.map(({ now, name, ...row }): CountedDiscount & { of: string } => ({
    ...row,
    name: name ?? '',
    ...now,
  }))
  const of = (wanted: string) => groups.filter((group) => group.of === wanted)
  return { all: of('all')[0], days: of('day'), discounts: of('discount') }
}

/** Finds the name of a discount, also of a deleted one; undefined if it never existed. */
export async function findDiscountName(db: Database, id: number): Promise<string | undefined> {
  const found = await db.selectFrom('discounts').select('name').where('id', '=', id).executeTakeFirst()
  return found?.name
}

/** Finds the latest orders with a discount, newest first. */
export async function latestOrders(db: Database, discount: number, limit: number) {
  const { rows } = await sql<{
    id: number
    created_at: Date
    status: OrderStatus
    code: string
    given_cents: number
    total_cents: number
  }>`
    select orders.id, created_at, orders.status, code, goods_cents + order_discounts.delivery_cents as given_cents, total_cents
    from order_discounts join orders on orders.id = order_id
    where discount_id = ${discount} order by order_id desc limit ${limit}`.execute(db)
  return rows
}

/** Counts the uses of the codes of a discount in a period, the most used first. */
export async function countCodes(db: Database, discount: number, { from, to }: ReportPeriod, limit: number) {
  const { rows } = await sql<{ code: string; uses: number; given_cents: number }>`
    select code, count(*)::integer as uses, sum(goods_cents + order_discounts.delivery_cents)::float8 as given_cents
    from orders join order_discounts on order_id = orders.id
    where discount_id = ${discount} and code <> '' and orders.status <> 'cancelled'
      and orders.created_at >= ${startOf(sql`${from}::date`)} and orders.created_at < ${startOf(sql`(${to}::date + 1)`)}
    group by code order by uses desc, code limit ${limit}`.execute(db)
  return rows
}
