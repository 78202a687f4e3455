import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { ReportPeriod } from './report-period.server.ts'
import type { ReportGroup } from './reports.contract.ts'
import {
  COUNTRY,
  collectionsOf,
  hasCollections,
  isSummed,
  LINE_CENTS,
  METHOD,
  PIECES,
  soldBetween,
  startOf,
} from './summaries/sales-summaries-store.server.ts'

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

/**
 * `days`: the days of both periods. `sold`: the orders of the days without current sums. One statement reads sums and
 * orders, so that each order counts once.
 */
const daysAndOrders = (by: ReportGroup, { beforeFrom, from, to }: ReportPeriod) => sql`
  days as materialized (
    select at::date as day, at::date >= ${from}::date as is_now,
      ${isSummed(sql`at::date`, by === 'collection' || by === 'customer')} as is_summed,
      ${hasCollections(sql`at::date`)} as has_collections
    from generate_series(${beforeFrom}::date, ${to}::date, interval '1 day') as at),
  sold as materialized (
    select one.*, days.day, is_now
    from days, lateral (${soldBetween(startOf(sql`days.day`), startOf(sql`(days.day + 1)`))}) as one where not is_summed)`

const ITEM = sql`product_id, quantity - refunded as pieces, ${LINE_CENTS} as cents`
/** The offset makes PostgreSQL look up the items of each order, because few orders have no sums. */
const ITEMS = sql`
  select sold.id as order_id, is_now, item.*
  from sold, lateral (select ${ITEM} from order_lines where order_lines.order_id = sold.id offset 0) as item`

/** For each group, the key, name, order, items and amount of each order or item. */
const LIVE: Readonly<Record<ReportGroup, RawBuilder<unknown>>> = {
  day: sql`select day::text as key, '' as name, id as order_id, ${PIECES} as pieces, cents, is_now from sold`,
  product: sql`select product_id as key, '' as name, order_id, pieces, cents, is_now from (${ITEMS}) as items`,
  collection: sql`
    select coalesce(collections.slug, '') as key, coalesce(collections.title, '') as name, order_id, pieces, cents,
      is_now
    from (${ITEMS}) as items left join collection_products using (product_id)
      left join collections on collections.id = collection_id`,
  country: sql`select ${COUNTRY} as key, '' as name, id as order_id, ${PIECES} as pieces, cents, is_now from sold`,
  payment: sql`select ${METHOD} as key, '' as name, id as order_id, ${PIECES} as pieces, cents, is_now from sold`,
  customer: sql`
    select user_id as key, case when user_id is null then coalesce(customer_name, '') else '' end as name, id as order_id,
      ${PIECES} as pieces, cents, is_now
    from sold`,
}

/** Reads the table without a join, so that several processes of PostgreSQL can share the work. */
const summedBy =
  (key: RawBuilder<unknown>, table: RawBuilder<unknown>) =>
  ({ beforeFrom, from, to }: ReportPeriod) =>
    sql`
    select ${key} as key, '' as name, bigint_sum(orders) as orders, bigint_sum(pieces) as pieces,
      bigint_sum(cents) as cents, day >= ${from}::date as is_now
    from ${table}
    where day between ${beforeFrom}::date and ${to}::date and day not in (select day from sales_changes)
    group by 1, is_now`

/** The offset makes PostgreSQL look up each day instead of reading the whole table. */
const ORDERS_OF_DAYS = sql`
  select sold.*, is_now
  from days, lateral (select order_id, user_id, pieces, cents from sales_orders where day = days.day offset 0) as sold
  where is_summed`

/** For each group, the key, name, orders, items and amount of the days with current sums. */
const SUMMED: Readonly<Record<ReportGroup, (period: ReportPeriod) => RawBuilder<unknown>>> = {
  day: summedBy(sql`day::text`, sql`sales_days`),
  product: summedBy(sql`product_id`, sql`sales_products`),
  country: summedBy(sql`country`, sql`sales_days`),
  payment: summedBy(sql`method`, sql`sales_days`),
  // After a change of collections, their sums are calculated from those of orders and products.
  collection: () => sql`
    select coalesce(slug, ''), coalesce(title, ''), orders, pieces, cents, is_now
    from (
      select collection_id, orders, pieces, cents, is_now
      from days join sales_collections using (day) where is_summed and has_collections
      union all
      select collection_id, orders, pieces, cents, is_now
      from days
        join (${collectionsOf(sql`select day from days where is_summed and not has_collections`)}) as one using (day)) as part
    left join collections on collections.id = collection_id`,
  customer: () => sql`
    select user_id, '', count(*), bigint_sum(pieces), bigint_sum(cents), is_now from (${ORDERS_OF_DAYS}) as sold
    where user_id is not null group by 1, is_now
    union all
    select null, coalesce(customer_name, ''), count(*), bigint_sum(pieces), bigint_sum(cents), is_now
    from (${ORDERS_OF_DAYS}) as sold,
      lateral (select customer_name from orders where id = order_id offset 0) as placed
    where user_id is null group by 2, is_now`,
}

const NUMBERS = sql`orders, pieces, cents, before_orders, before_pieces, before_cents`

/** Names the rows of a report after it is limited, because there can be many products and customers. */
const NAMED: Partial<Record<ReportGroup, RawBuilder<unknown>>> = {
  product: sql`
    select coalesce(slug, '') as key, title as name, ${NUMBERS} from totals join products on products.id = totals.key`,
  customer: sql`
    select coalesce(key::text, '') as key, ${NUMBERS}, coalesce(
        nullif(concat_ws(' ', users.first_name, nullif(users.last_name, '')), ''),
        (select customer_name from orders where orders.user_id = users.id order by id desc limit 1), name) as name
    from totals left join users on users.id = totals.key`,
}

/** Groups in which each order is one row. */
const GROUPS_OF_WHOLE_ORDERS: readonly ReportGroup[] = ['day', 'country', 'payment', 'customer']

const sumOf = (column: RawBuilder<unknown>, isNow: boolean) =>
  sql`coalesce(bigint_sum(${column}) filter (where ${isNow ? sql`is_now` : sql`not is_now`}), 0)`

/** The numbers of a group in the period and in the period before. */
const SUMMED_COLUMNS = sql.join(
  [true, false].map((isNow) => {
    const prefix = isNow ? '' : 'before_'
    return sql`
      ${sumOf(sql`orders`, isNow)}::integer as ${sql.id(`${prefix}orders`)},
      ${sumOf(sql`pieces`, isNow)}::integer as ${sql.id(`${prefix}pieces`)},
      ${sumOf(sql`cents`, isNow)}::bigint as ${sql.id(`${prefix}cents`)}`
  }),
)

/** The rows `key`, `name`, `orders`, `pieces`, `cents` and `is_now` of a group, for `counted`. */
const rowsBy = (by: ReportGroup, period: ReportPeriod) => sql`
  select key, name, ${GROUPS_OF_WHOLE_ORDERS.includes(by) ? sql`count(*)` : sql`count(distinct order_id)`} as orders,
    bigint_sum(pieces) as pieces, bigint_sum(cents) as cents, is_now
  from (${LIVE[by]}) as live group by key, name, is_now
  union all ${SUMMED[by](period)}`

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
  const bySales = sql`cents desc, before_cents desc`
  const allDays = sql`union all select day::text, '', 0, 0, 0, true from days where is_now`
  const query = sql<CountedGroup>`
    with ${daysAndOrders(by, period)},
    counted as (${rowsBy(by, period)} ${by === 'day' ? allDays : sql``}),
    totals as (
      select key, name, ${SUMMED_COLUMNS} from counted ${by === 'day' ? sql`where is_now` : sql``} group by key, name
      order by ${by === 'day' ? sql`key` : bySales} fetch first (${limit}) rows with ties)
    ${NAMED[by] ?? sql`select * from totals`} order by ${by === 'day' ? sql`key` : sql`${bySales}, name, key`} limit ${limit}`
  return db.transaction().execute(async (tx) => {
    // Groups of a large shop fit into memory.
    await sql`set local work_mem = '32MB'`.execute(tx)
    return (await query.execute(tx)).rows
  })
}

/** Sums the sales of a period and of the period before, in cents. */
export async function sumAllSales(db: Database, period: ReportPeriod): Promise<CountedGroup | undefined> {
  const { rows } = await sql<CountedGroup>`
    with ${daysAndOrders('day', period)}, counted as (${rowsBy('day', period)})
    select '' as key, '' as name, ${SUMMED_COLUMNS} from counted`.execute(db)
  return rows[0]
}

/** Sums the sales of each day of the period before, in order, in cents. */
export async function sumDaysBefore(db: Database, { beforeFrom, from }: ReportPeriod): Promise<number[]> {
  const rows = await sumSales(db, 'day', { beforeFrom, from: beforeFrom, to: from }, Number.MAX_SAFE_INTEGER)
  return rows.slice(0, -1).map(({ cents }) => cents)
}
