import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'

/** Orders that expire within this time are shown to staff. */
const SOON_MS = 2 * DAY
/** Customers who reserve more than this share of the stock in unpaid orders are shown to staff. */
const LARGE_SHARE = 0.1
const SHOWN = 6

interface Expiring {
  id: number
  name: string
  held_until: Date
  total_cents: number
}

/** Finds the unpaid pickup orders that expire soon, the next one first. */
export async function expiringOrders(db: Database, now: Date): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select orders.id, coalesce(customer_name, '') as name, held_until, total_cents from orders
    where is_collection and payment_state = 'open' and status in ('making', 'shipping', 'shipped')
      and held_until <= ${new Date(now.getTime() + SOON_MS)}::timestamptz
    order by held_until, id limit ${sql.lit(SHOWN)}`.execute(db)
  return rows
}

interface StockHolder {
  id: number
  name: string
  orders: number
  pieces: number
  /** The share of all pieces for sale or reserved. */
  percent: number
}

/**
 * Finds the customers who reserve a large share of the stock in unpaid orders that they placed themselves, the
 * largest first. Adds up the stock of all variants only if one of the largest stocks does not make each share small.
 */
export async function largeHolders(db: Database): Promise<StockHolder[]> {
  const { rows } = await sql<StockHolder>`
    with held as (
      select user_id, count(distinct orders.id)::integer as orders, sum(quantity)::integer as pieces
      from orders join order_lines on order_id = orders.id
      where payment_state = 'open' and status <> 'cancelled' and status <> 'delivered' and not is_manual and user_id is not null
      group by user_id),
    all_pieces as (
      select (select coalesce(sum(stock), 0) from variants where for_sale) + (select coalesce(sum(pieces), 0) from held) as pieces)
    select users.id, concat_ws(' ', first_name, nullif(last_name, '')) as name, orders, held.pieces,
      round(held.pieces * 100.0 / all_pieces.pieces)::integer as percent
    from held join users on users.id = user_id, all_pieces
    where held.pieces > ${sql.lit(LARGE_SHARE)} * coalesce(
        (select stock from stock_levels join variants on variants.id = variant_id order by level desc, variant_id desc limit 1), 0)
      and held.pieces > all_pieces.pieces * ${sql.lit(LARGE_SHARE)}
    order by held.pieces desc, users.id limit ${sql.lit(SHOWN)}`.execute(db)
  return rows
}
