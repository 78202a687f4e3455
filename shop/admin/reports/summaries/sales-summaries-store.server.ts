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
    /** The days with sums. */
    sales_summed: { day: string }
    /** A row for each change of a sale of a day; triggers add them. Sums of these days are outdated. */
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
  (select coalesce(sum(refunds.cents), 0) from payments join refunds on refunds.payment_id = payments.id
    where payments.order_id = orders.id and payments.state = 'paid' and refunds.state <> 'failed')`

/**
 * Selects the sold orders from a start (inclusive) to an end (exclusive). `cents` is the total with delivery, minus
 * refunds of paid payments.
 */
export const soldBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select orders.id, user_id, customer_name, created_at, total_cents - ${REFUNDED} as cents
  from orders where created_at >= ${from} and created_at < ${until} and ${IS_SOLD}`

/** Selects whether the sums of a day can be used. */
export const isSummed = (day: RawBuilder<unknown>) => sql<boolean>`
  (exists (select from sales_summed where sales_summed.day = ${day})
    and not exists (select from sales_changes where sales_changes.day = ${day}))`

/** The transaction of a change lasts less than a day, so all later changes of an older day are noted. */
const SUMMED_AFTER_DAYS = 3

/** Sums the sales of all days that have no sums or changed since, oldest first, each in a transaction. */
export async function sumSalesOfDays(db: Database): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    with bounds as (
      select min(created_at at time zone ${zone})::date as first,
        (now() at time zone ${zone})::date - ${SUMMED_AFTER_DAYS}::integer as last
      from orders),
    days as (select at::date as day from bounds, generate_series(first, last, interval '1 day') as at)
    select day::text from days where not ${isSummed(sql`days.day`)} order by 1`.execute(db)
  for (const { day } of rows) await sumSalesOfDay(db, day)
}

/** Replaces the sums of a day. One statement reads the orders and removes the changes that it has read. */
async function sumSalesOfDay(db: Database, day: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sales summaries'))`.execute(tx)
    await sql`delete from sales_days where day = ${day}`.execute(tx)
    await sql`delete from sales_products where day = ${day}`.execute(tx)
    const of = sql`${day}::date`
    await sql`
      with changes as (delete from sales_changes where day = ${of}),
      summed as (insert into sales_summed values (${of}) on conflict do nothing),
      sold as materialized (${soldBetween(startOf(of), startOf(sql`(${of} + 1)`))}),
      days as (
        insert into sales_days
        select ${of}, country, method, count(*), sum(pieces), sum(cents)
        from (select cents, ${COUNTRY} as country, ${METHOD} as method, ${PIECES} as pieces from sold) as one
        group by 2, 3)
      insert into sales_products
      select ${of}, product_id, count(distinct order_id), sum(quantity - refunded), sum(${LINE_CENTS})
      from sold join order_lines on order_id = sold.id group by 2`.execute(tx)
  })
}
