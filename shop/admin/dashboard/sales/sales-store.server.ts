import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import type { Database } from '../../../../server/db/open.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'
import type { CalendarDay } from '../../../sales/shipping/dates/calendar-day.ts'

/** The sales of one day in the shop's time zone: the whole day, and up to the current time of day. */
export interface CountedDay {
  day: CalendarDay
  orders: number
  cents: number
  orders_until: number
  cents_until: number
}

/** The SQL condition of a sale. The index `orders_sold` has the same one. */
export const IS_SOLD = sql`not orders.is_test and orders.status not in ${statusesThat('isVoid')}`

/** Returns SQL that counts sales from a start (inclusive) to an end (exclusive). */
const soldBetween = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select count(*) as orders, coalesce(sum(total_cents), 0)::bigint as cents from orders
  where created_at >= ${from} and created_at < ${until} and ${IS_SOLD}`

/**
 * Counts the sales of each of the last `days` days, the newest first; the first is today. Days are those of Paris, so
 * a day with a clock change has 23 or 25 hours. A refund reduces the sales of the day on which the order was placed.
 * The offset makes PostgreSQL look up the order of each refund, because few are recent.
 * @param cutDays for which days (by age in days) the sales up to the current time of day are counted; others get 0
 */
export async function countSales(
  db: Database,
  { days, cutDays, now }: { days: number; cutDays: readonly number[]; now: Date },
): Promise<CountedDay[]> {
  const zone = sql.lit(TIME_ZONE)
  const { rows } = await sql<CountedDay>`
    with clock as (select (${now}::timestamptz at time zone ${zone}) as here),
    days as materialized (
      select day, ago, day::timestamp at time zone ${zone} as begins, (day + 1)::timestamp at time zone ${zone} as ends,
        (day + here::time) at time zone ${zone} as until
      from clock, generate_series(0, ${days - 1}::integer) as ago, lateral (select here::date - ago as day) as at),
    paid_back as materialized (
      select (orders.created_at at time zone ${zone})::date as day, sum(refunds.cents) as cents,
        sum(refunds.cents) filter (where (orders.created_at at time zone ${zone})::time < here::time) as cents_until
      from clock, refunds, lateral (
        select orders.created_at from payments join orders on orders.id = payments.order_id
        where payments.id = payment_id and payments.state = 'paid'
          and orders.created_at >= (select min(begins) from days) and ${IS_SOLD} offset 0) as orders
      where refunds.made_at >= (select min(begins) from days) and refunds.state <> 'failed'
      group by 1)
    select days.day::text, whole.orders, (whole.cents - coalesce(paid_back.cents, 0))::bigint as cents,
      part.orders as orders_until, (part.cents - coalesce(paid_back.cents_until, 0))::bigint as cents_until
    from days left join paid_back using (day),
      lateral (${soldBetween(sql`begins`, sql`ends`)}) as whole,
      lateral (${soldBetween(sql`begins`, sql`case when ago = any (${cutDays}::integer[]) then until else begins end`)}) as part
    order by days.day desc`.execute(db)
  return rows
}
