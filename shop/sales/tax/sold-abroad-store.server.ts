import { sql } from 'kysely'
import { EXPORT_COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { TIME_ZONE } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import { statusesThat } from '../../core/order-states/statuses-in-sql.server.ts'

/**
 * From these annual sales to other member states on, in cents without VAT, VAT is due in the country of delivery
 * (CGI, art. 259 D; directive 2006/112/CE, art. 59 quater).
 */
export const THRESHOLD_CENTS = 1_000_000

/** Sales to other member states in a year, in cents without VAT. */
export interface YearAbroad {
  year: number
  cents: number
}

/**
 * Sums sales to other member states for two years in the shop's time zone, newer first: net value of paid orders less
 * refunds, without cancelled and test orders. Monaco counts as France; exports do not count. `order_addresses_abroad`
 * holds the addresses.
 * Gift cards do not count, because VAT is due on the goods that they pay.
 */
export async function sumSoldAbroad(db: Database, year: number): Promise<YearAbroad[]> {
  const startOf = (one: number) => sql`(make_date(${one}, 1, 1)::timestamp at time zone ${sql.lit(TIME_ZONE)})`
  const { rows } = await sql<YearAbroad>`
    with sold as (
      select extract(year from created_at at time zone ${sql.lit(TIME_ZONE)})::integer as year,
        total_cents - cards.cents as goods_cents,
        case when jsonb_array_length(taxes) = 0 then total_cents - cards.cents
          else (select sum((part->>'net')::bigint) from jsonb_array_elements(taxes) as part) end as net,
        (select coalesce(sum(refunds.cents), 0) from refunds join payments on payments.id = payment_id
          where payments.order_id = orders.id and refunds.state <> 'failed') - cards.returned_cents as paid_back
      from order_addresses join orders on orders.id = order_id
        cross join lateral (
          select coalesce(sum(cents), 0) as cents, coalesce(sum(returned_cents), 0) as returned_cents
          from sold_gift_cards where sold_gift_cards.order_id = orders.id) as cards
      where purpose = 'delivery' and country not in ('FR', 'MC') and country <> all (${[...EXPORT_COUNTRY_CODES]}::text[])
        and created_at >= ${startOf(year - 1)} and created_at < ${startOf(year + 1)}
        and not is_test and status not in ${statusesThat('isVoid')} and total_cents > cards.cents)
    select years.year, coalesce(sum(round(net * least(goods_cents, greatest(goods_cents - paid_back, 0))::numeric / goods_cents)), 0)::bigint as cents
    from (values (${year}::integer), (${year - 1}::integer)) as years (year) left join sold on sold.year = years.year
    group by years.year order by years.year desc`.execute(db)
  return rows
}
