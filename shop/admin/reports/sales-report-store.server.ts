import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import type { CalendarDay } from '../../sales/shipping/dates/calendar-day.ts'
import { IS_SOLD } from '../dashboard/sales/sales-store.server.ts'
import type { ReportGroup } from './reports.contract.ts'

/** A period and the start of the period before, as days in the shop's time zone. */
export interface ReportPeriod {
  beforeFrom: CalendarDay
  from: CalendarDay
  /** The last day, inclusive. */
  to: CalendarDay
}

/** Sales of one group: in the period, and in the period before. */
export interface CountedGroup {
  key: string
  name: string
  orders: number
  pieces: number
  cents: number
  before_orders: number
  before_pieces: number
  before_cents: number
}

const zone = sql.lit(TIME_ZONE)
const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${zone})`

/** Sold orders of both periods. `cents` is the total with delivery, minus refunds of paid payments. */
const soldIn = ({ beforeFrom, from, to }: ReportPeriod) => sql`
  select orders.id, user_id, customer_name, email,
    (orders.created_at at time zone ${zone})::date as day,
    orders.created_at >= ${startOf(sql`${from}::date`)} as is_now,
    total_cents - coalesce(refunded.cents, 0) as cents
  from orders left join (
    select payments.order_id, sum(refunds.cents) as cents
    from refunds join payments on payments.id = refunds.payment_id
    where refunds.made_at >= ${startOf(sql`${beforeFrom}::date`)} and refunds.state <> 'failed'
      and payments.state = 'paid'
    group by 1) as refunded on refunded.order_id = orders.id
  where orders.created_at >= ${startOf(sql`${beforeFrom}::date`)}
    and orders.created_at < ${startOf(sql`(${to}::date + 1)`)} and ${IS_SOLD}`

/** Items of sold orders. `cents` is the price after discounts of the items that were not refunded. */
const ITEMS = sql`
  select sold.id as order_id, sold.is_now, product_id, order_lines.title,
    quantity - refunded as pieces, charged - charged * refunded / quantity as cents
  from sold join order_lines on order_lines.order_id = sold.id,
    lateral (select unit_price_cents * quantity - discount_cents as charged) as line`

const PIECES = sql`(select coalesce(sum(quantity - refunded), 0) from order_lines where order_id = sold.id)`

/** For each group, the key, name, order, items and amount of each order or item. */
const SOURCES: Readonly<Record<ReportGroup, RawBuilder<unknown>>> = {
  day: sql`select day::text as key, '' as name, id as order_id, ${PIECES} as pieces, cents, is_now from sold`,
  product: sql`
    select coalesce(products.slug, '') as key, coalesce(products.title, items.title) as name, order_id, pieces, cents,
      is_now
    from (${ITEMS}) as items left join products on products.id = product_id`,
  collection: sql`
    select coalesce(collections.slug, '') as key, coalesce(collections.title, '') as name, order_id, pieces, cents,
      is_now
    from (${ITEMS}) as items left join collection_products using (product_id)
      left join collections on collections.id = collection_id`,
  country: sql`
    select coalesce((select country from order_addresses where order_id = sold.id order by purpose desc limit 1), '')
      as key, '' as name, id as order_id, ${PIECES} as pieces, cents, is_now
    from sold`,
  payment: sql`
    select coalesce((select method from payments where order_id = sold.id and not is_part
        order by state = 'paid' desc, payments.id desc limit 1), '') as key,
      '' as name, id as order_id, ${PIECES} as pieces, cents, is_now
    from sold`,
  customer: sql`
    select coalesce(user_id::text, '') as key,
      coalesce(nullif(concat_ws(' ', users.first_name, nullif(users.last_name, '')), ''), sold.customer_name, '') as name,
      sold.id as order_id, ${PIECES} as pieces, cents, is_now
    from sold left join users on users.id = user_id`,
}

const counted = (condition: RawBuilder<unknown>, prefix = '') => sql`
  count(distinct order_id) filter (where ${condition})::integer as ${sql.id(`${prefix}orders`)},
  coalesce(sum(pieces) filter (where ${condition}), 0)::integer as ${sql.id(`${prefix}pieces`)},
  coalesce(sum(cents) filter (where ${condition}), 0)::bigint as ${sql.id(`${prefix}cents`)}`

/**
 * Sums the sales of a period and of the period before by a group, in cents. Days come in order, also those without
 * sales; other groups come by their sales. Groups that sold in the period before only are included.
 * @param limit the most rows
 */
export async function sumSales(
  db: Database,
  by: ReportGroup,
  period: ReportPeriod,
  limit: number,
): Promise<CountedGroup[]> {
  const days = sql`
    select day::date::text as key, '' as name, null::bigint as order_id, 0 as pieces, 0 as cents, true as is_now
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as day`
  const isListed = by === 'day' ? sql`where is_now` : sql``
  const { rows } = await sql<CountedGroup>`
    with sold as materialized (${soldIn(period)}),
    counted as (${SOURCES[by]} ${by === 'day' ? sql`union all ${days}` : sql``})
    select key, name, ${counted(sql`is_now`)}, ${counted(sql`not is_now`, 'before_')}
    from counted ${isListed} group by key, name
    order by ${by === 'day' ? sql`key` : sql`cents desc, before_cents desc, name, key`} limit ${limit}`.execute(db)
  return rows
}

/** Sums the sales of a period and of the period before, in cents. */
export async function sumAllSales(db: Database, period: ReportPeriod): Promise<CountedGroup | undefined> {
  const { rows } = await sql<CountedGroup>`
    with sold as materialized (${soldIn(period)}),
    counted as (select id as order_id, ${PIECES} as pieces, cents, is_now from sold)
    select '' as key, '' as name, ${counted(sql`is_now`)}, ${counted(sql`not is_now`, 'before_')} from counted`.execute(
    db,
  )
  return rows[0]
}

/** Sums the sales of each day of the period before, in order, in cents. */
export async function sumDaysBefore(db: Database, { beforeFrom, from }: ReportPeriod): Promise<number[]> {
  const rows = await sumSales(db, 'day', { beforeFrom, from: beforeFrom, to: from }, Number.MAX_SAFE_INTEGER)
  return rows.slice(0, -1).map(({ cents }) => cents)
}
