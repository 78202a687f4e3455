import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { StoredMethod } from './methods/method-texts.server.ts'

/** The unsettled payments, refunds and open disputes of a provider, and how its payments store their method. */
type UnsettledProvider = StoredMethod & { provider: string; payments: number; refunds: number; disputes: number }

/** Counts the unsettled payments, refunds and disputes of each provider. */
export async function findUnsettledProviders(db: Database): Promise<UnsettledProvider[]> {
  const { rows } = await sql<UnsettledProvider>`
    with unsettled as (
      select provider, method, method_text, kind, 1 as payment, 0 as refund, 0 as dispute from payments
        where kind = 'online' and ask_at is not null and parameters is not null and paid_at is null
      union all
      select provider, method, method_text, kind, 0, 1, 0 from refunds join payments on payments.id = payment_id
        where kind = 'online' and refunds.ask_at is not null
      union all
      select provider, method, method_text, kind, 0, 0, 1 from payments
        where kind = 'online' and ask_at is not null and paid_at is not null and dispute_state = 'open')
    select provider, min(method) as method, max(method_text) as method_text, min(kind) as kind,
      sum(payment)::integer as payments, sum(refund)::integer as refunds, sum(dispute)::integer as disputes
    from unsettled group by provider order by provider`.execute(db)
  return rows
}

/** Counts a provider's unsettled payments that were opened in the other mode (test or live). */
export async function countUnsettled(db: Database, provider: string, isTest: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('is_test', '=', isTest)
    .where((payment) => payment.or([payment('state', 'in', ['open', 'processing']), payment('ask_at', 'is not', null)]))
    .where('parameters', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
