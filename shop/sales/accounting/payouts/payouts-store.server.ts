import { sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { PayoutMovement, ProviderPayout } from '../../../extension/payment-provider.ts'
import type { Period } from '../closing.ts'
import type { BookedPayout } from '../journal-entries.ts'
import type { PayoutDifference, SettledDay, SettledPayout, Settlement } from './settlement.ts'

const ZONE = sql.lit(TIME_ZONE)
/** Providers pay out within two weeks; a payment that is open for longer is a difference. */
const OPEN_DAYS = 14

/** Finds when the payouts of a provider were listed last; undefined before the first time. */
export async function findFetchedAt(db: Database, provider: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom('payout_fetches')
    .select('fetched_at')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found?.fetched_at
}

/** Stores when the payouts of a provider were listed. An earlier time never replaces a later one. */
export async function storeFetchedAt(db: Database, provider: string, at: Date): Promise<void> {
  await db
    .insertInto('payout_fetches')
    .values({ provider, fetched_at: at })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet(({ fn, ref }) => ({
        fetched_at: fn('greatest', [ref('payout_fetches.fetched_at'), sql.val(at)]),
      })),
    )
    .execute()
}

/** Returns whether the payouts of at least one provider were listed. */
export const hasFetched = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('payout_fetches').select('provider').limit(1).execute()).length > 0

/**
 * Stores a payout and its movements, or updates its state. The day and amount of an arrived payout never change. A
 * stored movement only gets its payment later.
 */
export async function storePayout(
  tx: Database,
  provider: string,
  payout: ProviderPayout,
  today: string,
): Promise<void> {
  const { reference, state, arrivesOn, cents, isTest, movements } = payout
  const unlessBooked = (name: 'arrives_on' | 'cents') =>
    sql<never>`case when payouts.state = 'paid' or payouts.failed_on is not null then payouts.${sql.ref(name)}
      else excluded.${sql.ref(name)} end`
  const { id } = await tx
    .insertInto('payouts')
    .values({
      ...{ provider, reference, is_test: isTest, state, arrives_on: arrivesOn, cents },
      fees_on: state === 'failed' ? today : null,
    })
    .onConflict((conflict) =>
      conflict.constraint('payouts_reference').doUpdateSet({
        ...{ state, arrives_on: unlessBooked('arrives_on'), cents: unlessBooked('cents') },
        failed_on: sql`case when payouts.state = 'paid' and excluded.state = 'failed'
          then greatest(${today}::date, payouts.arrives_on) else payouts.failed_on end`,
        fees_on: sql`case when payouts.state <> 'paid' and payouts.failed_on is null and excluded.state = 'failed'
          then coalesce(payouts.fees_on, ${today}::date) else payouts.fees_on end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = movements.map(({ at, feeCents: fee_cents, ...movement }) => ({ ...movement, fee_cents, moved_at: at }))
  await sql`
    insert into payout_movements (payout_id, reference, kind, payment_id, cents, fee_cents, moved_at)
    select ${id}, given.reference, given.kind, payments.id, given.cents, given.fee_cents, given.moved_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (reference text, kind text, payment text, cents bigint, fee_cents bigint, moved_at timestamptz)
      left join lateral (
        select id from payments
        where payments.provider = ${provider} and given.payment in (payments.reference, payments.other_reference)
        limit 1
      ) as payments on true
    on conflict (payout_id, reference) do update
    set payment_id = excluded.payment_id
    where payout_movements.payment_id is null and excluded.payment_id is not null`.execute(tx)
}

/**
 * The amounts in payouts until a day by payment: paid, refunded and taken by disputes (both positive), in cents. A
 * movement counts once, also if a provider repeats the movements of a failed payout in the next one.
 */
const arrivedUntil = (until: string) => sql`
  select payment_id,
    coalesce(sum(cents) filter (where kind = 'payment'), 0)::bigint as paid,
    coalesce(-sum(cents) filter (where kind = 'refund'), 0)::bigint as refunded,
    coalesce(-sum(cents) filter (where kind = 'dispute'), 0)::bigint as disputed
  from (
    select distinct on (provider, payout_movements.reference) payment_id, kind, payout_movements.cents
    from payout_movements join payouts on payouts.id = payout_id
    where payment_id is not null and arrives_on <= ${until}::date
    order by provider, payout_movements.reference, payouts.id desc
  ) as contained
  group by payment_id`

/** Compares the payments of a period with the payouts that arrive in it. */
export async function findSettlement(db: Database, period: Period): Promise<Settlement> {
  const [days, payouts, differences, booked] = await Promise.all([
    findDays(db, period),
    findPayouts(db, period),
    findDifferences(db, period),
    findBookedPayouts(db, period),
  ])
  return { days, payouts, differences, bookedFeeCents: booked.reduce((sum, { feeCents }) => sum + feeCents, 0) }
}

async function findDays(db: Database, { from, until }: Period): Promise<SettledDay[]> {
  const { rows } = await sql<SettledDay>`
    with arrived as (${arrivedUntil(until)}),
    moved as (
      select coalesce(received_on, (paid_at at time zone ${ZONE})::date) as day, kind, cents, 0::bigint as refunded,
        case when payout_fetches.provider is not null and coalesce(arrived.paid, 0) = 0 then cents else 0 end as open
      from payments left join arrived on payment_id = payments.id left join payout_fetches using (provider)
      where state in ('paid', 'surplus') and not is_test and paid_at is not null
      union all
      select coalesce(paid_back_on::date, (done_at at time zone ${ZONE})::date), kind, 0, refunds.cents,
        case when payout_fetches.provider is not null and coalesce(arrived.refunded + arrived.disputed, 0)
            < sum(refunds.cents) over (partition by refunds.payment_id order by refunds.id) then -refunds.cents else 0 end
      from refunds join payments on payments.id = refunds.payment_id
        left join arrived on arrived.payment_id = payments.id left join payout_fetches using (provider)
      where refunds.state = 'done' and not is_test
    )
    select day::text,
      coalesce(sum(cents) filter (where kind = 'sent'), 0)::bigint as transfers,
      coalesce(sum(cents) filter (where kind not in ('sent', 'online')), 0)::bigint as others,
      coalesce(sum(cents) filter (where kind = 'online'), 0)::bigint as online,
      sum(refunded)::bigint as refunds, sum(open)::bigint as open
    from moved where day between ${from}::date and ${until}::date group by day order by day`.execute(db)
  return rows
}

async function findPayouts(db: Database, { from, until }: Period): Promise<SettledPayout[]> {
  const of = (kind: PayoutMovement['kind']) =>
    sql`coalesce(sum(payout_movements.cents) filter (where kind = ${kind}), 0)::bigint`
  const { rows } = await sql<SettledPayout>`
    select provider, payouts.reference, state, arrives_on::text as "arrivesOn", payouts.cents,
      ${of('payment')} as payments, ${of('refund')} as refunds, ${of('dispute')} as disputes, ${of('other')} as others,
      (coalesce(sum(fee_cents), 0) - ${of('fee')})::bigint as fees
    from payouts left join payout_movements on payout_id = payouts.id
    where not is_test and arrives_on between ${from}::date and ${until}::date
    group by payouts.id order by arrives_on, payouts.id`.execute(db)
  return rows
}

async function findDifferences(db: Database, { from, until }: Period): Promise<PayoutDifference[]> {
  const { rows } = await sql<PayoutDifference>`
    with arrived as (${arrivedUntil(until)}),
    own as (
      select * from payouts where not is_test and arrives_on between ${from}::date and ${until}::date
    ),
    moved as (
      select own.reference as payout, kind, payment_id, payout_movements.cents
      from own join payout_movements on payout_id = own.id
    ),
    settled as (
      select distinct on (payment_id) payment_id, payout from moved where payment_id is not null order by payment_id, payout
    )
    select 'payout_sum' as reason, null::bigint as "orderId", own.reference as payout,
      coalesce(sum(payout_movements.cents - fee_cents), 0)::bigint as "shopCents", own.cents as "providerCents"
    from own left join payout_movements on payout_id = own.id
    group by own.id, own.reference, own.cents
    having coalesce(sum(payout_movements.cents - fee_cents), 0) <> own.cents
    union all
    select 'payout_failed', null, reference, cents, 0 from own where state = 'failed'
    union all
    select 'unknown_payment', null, payout, 0, cents from moved
    where payment_id is null and kind in ('payment', 'refund', 'dispute')
    union all
    select 'other_movements', null, payout, 0, sum(cents)::bigint from moved where kind = 'other'
    group by payout having sum(cents) <> 0
    union all
    select 'other_amount', order_id, payout, payments.cents, arrived.paid
    from settled join payments on payments.id = settled.payment_id join arrived on arrived.payment_id = payments.id
    where arrived.paid not in (0, payments.cents)
    union all
    select 'unknown_refund', order_id, payout, -made.cents, -arrived.refunded
    from settled join payments on payments.id = settled.payment_id join arrived on arrived.payment_id = payments.id
      cross join lateral (
        select coalesce(sum(cents), 0)::bigint as cents from refunds
        where refunds.payment_id = payments.id and refunds.state <> 'failed'
      ) as made
    where arrived.refunded > made.cents
    union all
    select 'unknown_dispute', order_id, taken.payout, 0, taken.cents
    from (
      select payment_id, min(payout) as payout, sum(cents)::bigint as cents from moved where kind = 'dispute' group by payment_id
    ) as taken join payments on payments.id = taken.payment_id
    where dispute_state is null and taken.cents <> 0
    union all
    select 'not_paid_out', order_id, '', payments.cents, 0
    from payments join payout_fetches using (provider) left join arrived on payment_id = payments.id
    where kind = 'online' and state in ('paid', 'surplus') and not is_test and coalesce(arrived.paid, 0) = 0
      and (paid_at at time zone ${ZONE})::date
        <= least(${until}::date, (fetched_at at time zone ${ZONE})::date) - ${OPEN_DAYS}::integer
    order by reason, payout, "orderId"`.execute(db)
  return rows
}

/** The payouts in the journal: on the day of arrival, or those that never arrived, on the day of their fees. */
const BOOKED = sql`
  select payouts.*, is_arrived, case when is_arrived then arrives_on else fees_on end as day
  from payouts cross join lateral (select state = 'paid' or failed_on is not null as is_arrived) as arrival
  where not is_test and (is_arrived or fees_on is not null)`

/**
 * Finds the payouts that arrived in a period, those that failed later on the day of their failure, and the fees of
 * those that never arrived, oldest first. The provider keeps its fees: the fee of a movement that several payouts
 * contain is in the payout that is booked first.
 */
export async function findBookedPayouts(db: Database, { from, until }: Period): Promise<BookedPayout[]> {
  const { rows } = await sql<BookedPayout>`
    with booked as not materialized (${BOOKED})
    select 'payout' as kind, day::text, reference, step, cents, "feeCents"
    from (
      select own.id, day, own.reference, case when is_arrived then 'arrived' else 'failed' end as step,
        case when is_arrived then own.cents else 0 end as cents,
        coalesce(sum(case kind when 'fee' then fee_cents - payout_movements.cents else fee_cents end), 0)::bigint
          as "feeCents"
      from booked as own left join payout_movements on payout_id = own.id and not exists (
        select from booked as earlier join payout_movements as same on same.payout_id = earlier.id
        where earlier.provider = own.provider and (earlier.day, earlier.id) < (own.day, own.id)
          and same.reference = payout_movements.reference
      )
      where day between ${from}::date and ${until}::date
      group by own.id, day, own.reference, is_arrived, own.cents
      union all
      select id, failed_on, reference, 'returned', -cents, 0 from payouts
      where not is_test and state = 'failed' and failed_on between ${from}::date and ${until}::date
    ) as entries order by day, id, step`.execute(db)
  return rows
}

/** A movement of a payout with its order. */
export interface PaidOutMovement {
  provider: string
  payout: string
  state: string
  arrivesOn: string
  kind: string
  orderId: number | null
  day: string
  cents: number
  feeCents: number
}

/** Finds the movements of the payouts that arrive in a period. */
export async function findMovements(db: Database, { from, until }: Period): Promise<PaidOutMovement[]> {
  const { rows } = await sql<PaidOutMovement>`
    select payouts.provider, payouts.reference as payout, payouts.state, arrives_on::text as "arrivesOn",
      payout_movements.kind, order_id as "orderId", (moved_at at time zone ${ZONE})::date::text as day,
      payout_movements.cents, fee_cents as "feeCents"
    from payouts join payout_movements on payout_id = payouts.id left join payments on payments.id = payment_id
    where not payouts.is_test and arrives_on between ${from}::date and ${until}::date
    order by arrives_on, payouts.id, moved_at, payout_movements.reference`.execute(db)
  return rows
}
