import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import type { Database } from '../../../../server/db/open.ts'
import { IS_SOLD } from '../../dashboard/sales/sales-store.server.ts'

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    /** Sums of sold orders by day, country and payment method, for days in `sales_summed`. */
    sales_days: { day: string; country: string; method: string; orders: number; pieces: number; cents: number }
    /** Sums of sold items by day and product, for days in `sales_summed`. */
    sales_products: { day: string; product_id: number; orders: number; pieces: number; cents: number }
    /** Sold orders with the distinct products of their lines, for days in `sales_summed` with `has_orders`. */
    sales_orders: {
      day: string
      order_id: number
      user_id: number | null
      pieces: number
      cents: number
      products: number[]
    }
    /** Sums of sold items by day and collection, for days with `has_collections`; 0: without a collection. */
    sales_collections: { day: string; collection_id: number; orders: number; pieces: number; cents: number }
    /** The days with sums. */
    sales_summed: { day: string; has_orders: boolean; has_collections: boolean }
    /**
     * A row for each change of a sale of a day; triggers add them. Sums of these days are outdated. For the day
     * `-infinity`, those of all collections are.
     */
    sales_changes: { day: string }
  }
}

const zone = sql.lit(TIME_ZONE)
/** Returns the start of a day in the time zone of the shop. */
export const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${zone})`

/** The items of an order that were not refunded; `sold` is the order. */
export const PIECES = sql`(select coalesce(sum(quantity - refunded), 0) from order_lines where order_id = sold.id)`
export const COUNTRY = sql`
  coalesce((select country from order_addresses where order_id = sold.id order by purpose desc limit 1), '')`
export const METHOD = sql`
  coalesce((select method from payments where order_id = sold.id and not is_part order by state = 'paid' desc, id desc limit 1), '')`

/** The price after discounts of the items of a line that were not refunded. */
export const LINE_CENTS = sql`
  (unit_price_cents * quantity - discount_cents
    - (unit_price_cents * quantity - discount_cents) * refunded / quantity)`

const REFUNDED = sql`
  (select coalesce(sum(refunds.cents), 0)::bigint from payments join refunds on refunds.payment_id = payments.id
    where payments.order_id = orders.id and payments.state = 'paid' and refunds.state <> 'failed')`

/**
 * Selects the sold orders from a start (inclusive) to an end (exclusive). `cents` is the total with delivery, minus
 * refunds of paid payments.
 */
export const soldBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select orders.id, user_id, customer_name, created_at, total_cents - ${REFUNDED} as cents
  from orders where created_at >= ${from} and created_at < ${until} and ${IS_SOLD}`

/** Selects whether the sums of a day can be used. @param alsoOrders whether `sales_orders` is used, too */
export const isSummed = (day: RawBuilder<unknown>, alsoOrders: boolean) => sql<boolean>`
  (exists (select from sales_summed where sales_summed.day = ${day} ${alsoOrders ? sql`and has_orders` : sql``})
    and not exists (select from sales_changes where sales_changes.day = ${day}))`

/** Selects whether the sums of the collections of a day can be used. */
export const hasCollections = (day: RawBuilder<unknown>) => sql<boolean>`
  (exists (select from sales_summed where sales_summed.day = ${day} and has_collections)
    and not exists (select from sales_changes where sales_changes.day = '-infinity'))`

/** Selects the sums of days and collections by `sales_orders` and `sales_products`. An order counts once in each. */
export const collectionsOf = (days: RawBuilder<unknown>) => sql`
  select day, coalesce(collection_id, 0) as collection_id, bigint_sum(orders) as orders, bigint_sum(pieces) as pieces,
    bigint_sum(cents) as cents
  from (
    select day, collection_id, count(*) as orders, 0 as pieces, 0 as cents
    from (
      select distinct day, order_id, collection_id
      from (select day, order_id, unnest(products) as product_id from sales_orders where day in (${days})) as item
      left join collection_products using (product_id)) as placed
    group by 1, 2
    union all
    select day, collection_id, 0, pieces, cents from sales_products left join collection_products using (product_id)
    where day in (${days})) as part
  group by 1, 2`

/** The transaction of a change lasts less than a day, so all later changes of an older day are noted. */
const SUMMED_AFTER_DAYS = 3
/** The days for which one statement sums the collections. */
const DAYS_AT_ONCE = 30

/** Sums the sales of all days that have no sums or changed since, oldest first, each in a transaction. */
export async function sumSalesOfDays(db: Database): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    with bounds as (
      select min(created_at at time zone ${zone})::date as first,
        (now() at time zone ${zone})::date - ${SUMMED_AFTER_DAYS}::integer as last
      from orders),
    days as (select at::date as day from bounds, generate_series(first, last, interval '1 day') as at)
    select day::text from days where not ${isSummed(sql`days.day`, true)} order by 1`.execute(db)
  for (const { day } of rows) await underLock(db, (tx) => sumSalesOfDay(tx, day))
  await sumCollections(db)
}

const underLock = (db: Database, run: (tx: Database) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sales summaries'))`.execute(tx)
    await run(tx)
  })

/** Sums the collections of all days that have no sums of them, or of all days after a change of collections. */
export async function sumCollections(db: Database): Promise<void> {
  await underLock(db, async (tx) => {
    await sql`
      with changes as (delete from sales_changes where day = '-infinity' returning day)
      update sales_summed set has_collections = false where has_collections and exists (select from changes)`.execute(
      tx,
    )
  })
  const { rows } = await sql<{ day: string }>`
    select day::text from sales_summed where has_orders and not has_collections order by 1`.execute(db)
  for (let from = 0; from < rows.length; from += DAYS_AT_ONCE) {
    const days = rows.slice(from, from + DAYS_AT_ONCE).map(({ day }) => day)
    await underLock(db, async (tx) => {
      const of = sql`any(${days}::date[])`
      await sql`delete from sales_collections where day = ${of}`.execute(tx)
      await sql`
        insert into sales_collections ${collectionsOf(sql`select unnest(${days}::date[])`)}`.execute(tx)
      await sql`update sales_summed set has_collections = true where day = ${of} and has_orders`.execute(tx)
    })
  }
}

/**
 * Replaces the sums of a day, without those of collections. One statement reads the orders and removes the changes
 * that it has read.
 */
async function sumSalesOfDay(tx: Database, day: string): Promise<void> {
  for (const table of ['sales_days', 'sales_products', 'sales_orders'] as const)
    await tx.deleteFrom(table).where('day', '=', day).execute()
  const of = sql`${day}::date`
  await sql`
    with changes as (delete from sales_changes where day = ${of}),
    sold as materialized (${soldBetween(startOf(of), startOf(sql`(${of} + 1)`))}),
    counted as materialized (
      select id, user_id, cents, ${COUNTRY} as country, ${METHOD} as method, ${PIECES} as pieces from sold),
    days as (
      insert into sales_days
      select ${of}, country, method, count(*), sum(pieces), sum(cents) from counted group by 2, 3),
    orders as (
      insert into sales_orders
      select ${of}, id, user_id, pieces, cents,
        array(select distinct product_id from order_lines where order_id = counted.id)
      from counted)
    insert into sales_products
    select ${of}, product_id, count(distinct order_id), sum(quantity - refunded), sum(${LINE_CENTS})
    from sold join order_lines on order_id = sold.id group by 2`.execute(tx)
  // Afterwards, because the trigger of `sales_days` marks the orders as outdated.
  await sql`
    insert into sales_summed values (${of}, true)
    on conflict (day) do update set has_orders = true, has_collections = false`.execute(tx)
}
