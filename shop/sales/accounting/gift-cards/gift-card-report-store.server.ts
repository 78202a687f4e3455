import { sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import type { Database } from '../../../../server/db/open.ts'
import { daysOfMonth, type LedgerDifference, monthOf, type Period } from '../closing.ts'

/** The movements of gift cards in a month, and their balance before and after it, in cents. */
interface GiftCardMonth {
  month: string
  openingCents: number
  soldCents: number
  issuedCents: number
  redeemedCents: number
  givenBackCents: number
  refundedCents: number
  expiredCents: number
  closingCents: number
}

interface GiftCardReport {
  outstandingCents: number
  months: GiftCardMonth[]
  differences: LedgerDifference[]
}

type Movements = Pick<
  GiftCardMonth,
  'month' | 'soldCents' | 'issuedCents' | 'redeemedCents' | 'givenBackCents' | 'refundedCents'
>

const DAY_OF_ENTRY = sql`(made_at at time zone ${sql.lit(TIME_ZONE)})::date`

/** Returns the movements of gift cards by month, and the orders with differences. */
export async function findGiftCardReport(db: Database, period: Period): Promise<GiftCardReport> {
  const ends = monthsOf(period).map((month) => ({ month, last: lastDay(month, period) }))
  const before = dayBefore(period.from)
  const [movements, totals, differences] = await Promise.all([
    findMovements(db, period),
    findTotals(db, [before, ...ends.map(({ last }) => last)]),
    findDifferences(db, period),
  ])
  let openingCents = totals.get(before)?.outstanding ?? 0
  let expired = totals.get(before)?.expired ?? 0
  const months = ends.map(({ month, last }): GiftCardMonth => {
    const moved = movements.find((one) => one.month === month) ?? { month, ...NO_MOVEMENTS }
    const total = totals.get(last) ?? { outstanding: 0, expired: 0 }
    const row = {
      ...{ ...moved, openingCents, expiredCents: total.expired - expired },
      closingCents: total.outstanding,
    }
    openingCents = total.outstanding
    expired = total.expired
    return row
  })
  return { outstandingCents: openingCents, months, differences }
}

const NO_MOVEMENTS = { soldCents: 0, issuedCents: 0, redeemedCents: 0, givenBackCents: 0, refundedCents: 0 }

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

function lastDay(month: string, { until }: Period): string {
  const last = daysOfMonth(month).until
  return last < until ? last : until
}

/** Returns the months of a period. */
function monthsOf({ from, until }: Period): string[] {
  const months = [monthOf(from)]
  for (;;) {
    const [year = 0, number = 0] = (months.at(-1) ?? '').split('-').map(Number)
    const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
    if (next > monthOf(until)) return months
    months.push(next)
  }
}

async function findMovements(db: Database, { from, until }: Period): Promise<Movements[]> {
  const { rows } = await sql<Movements>`
    with entries as (
      select ${DAY_OF_ENTRY} as day, kind, amount_cents as cents,
        exists (select from sold_gift_cards as sold where sold.gift_card_id = gift_card_entries.gift_card_id) as is_sold
      from gift_card_entries)
    select to_char(day, 'YYYY-MM') as month,
      coalesce(sum(cents) filter (where kind = 'issued' and is_sold), 0)::bigint as "soldCents",
      coalesce(sum(cents) filter (where kind = 'issued' and not is_sold), 0)::bigint as "issuedCents",
      coalesce(-sum(cents) filter (where kind = 'redeemed'), 0)::bigint as "redeemedCents",
      coalesce(sum(cents) filter (where kind in ('returned', 'refunded')), 0)::bigint as "givenBackCents",
      coalesce(-sum(cents) filter (where kind = 'revoked'), 0)::bigint as "refundedCents"
    from entries where day between ${from}::date and ${until}::date group by 1`.execute(db)
  return rows
}

/** Returns the balances at the end of days, of valid cards and of ended ones. */
async function findTotals(db: Database, days: readonly string[]) {
  const { rows } = await sql<{ day: string; outstanding: number; expired: number }>`
    with by_day as (select ${DAY_OF_ENTRY} as day, sum(amount_cents) as cents from gift_card_entries group by 1),
    ended as (
      select ends_on, ${DAY_OF_ENTRY} as day, amount_cents as cents
      from gift_cards join gift_card_entries on gift_card_id = gift_cards.id where ends_on <= ${days.at(-1)}::date)
    select day::text as day, (total.cents - gone.cents)::bigint as outstanding, gone.cents::bigint as expired
    from unnest(${days}::date[]) as day
      cross join lateral (select coalesce(sum(cents), 0) as cents from by_day where by_day.day <= day.day) as total
      cross join lateral (
        select coalesce(sum(cents), 0) as cents from ended where ended.day <= day.day and ends_on <= day.day) as gone`.execute(
    db,
  )
  return new Map(rows.map(({ day, ...totals }) => [day, totals]))
}

/**
 * Compares the ledger with the other tables, for orders with an entry in the period: payments less refunds by gift
 * card, and the values of issued cards less refunded ones.
 */
async function findDifferences(db: Database, { from, until }: Period): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    with moved as (
      select gift_card_id, payment_id from gift_card_entries
      where ${DAY_OF_ENTRY} between ${from}::date and ${until}::date),
    compared as (
      select order_id,
        (select coalesce(-sum(amount_cents), 0) from gift_card_entries where payment_id = payments.id) as ledger,
        case when state in ('open', 'processing', 'paid') then cents else 0 end
          - (select coalesce(sum(cents), 0) from refunds where payment_id = payments.id and refunds.state <> 'failed') as shop
      from payments where id in (select payment_id from moved)
      union all
      select order_id,
        (select coalesce(sum(amount_cents), 0) from gift_card_entries as entry
          where entry.gift_card_id = sold.gift_card_id and kind in ('issued', 'revoked')),
        cents - coalesce(returned_cents, 0)
      from sold_gift_cards as sold where gift_card_id in (select gift_card_id from moved))
    select order_id as "orderId", sum(ledger)::bigint as "ledgerCents", sum(shop)::bigint as "shopCents"
    from compared group by order_id having sum(ledger) <> sum(shop) or bool_or(ledger <> shop) order by order_id`.execute(
    db,
  )
  return rows
}
