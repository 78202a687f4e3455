import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import type { WebhookEvent } from '../../../extension/payment-provider.ts'
import type { PaymentProviderTable, PaymentWebhookTable, UnmatchedPaymentTable } from './tables.ts'

type WebhookRow = Selectable<PaymentWebhookTable>

/** A webhook about an unknown payment is retried for this long; after that it is shown to staff. */
const TRIED_FOR_MS = 3 * DAY

/** Stores a webhook. A repeated delivery is ignored. */
export async function insertWebhook(tx: Database, provider: string, notice: WebhookEvent, now: Date): Promise<void> {
  await tx
    .insertInto('payment_notices')
    .values({ provider, ...notice, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .execute()
}

/** Finds webhooks that are due, oldest first. The interval between attempts doubles each time. */
export const findDueWebhooks = (db: Database, provider: string, now: Date): Promise<WebhookRow[]> =>
  db
    .selectFrom('payment_notices')
    .selectAll()
    .where('provider', '=', provider)
    .where('done_at', 'is', null)
    .where(sql<boolean>`received_at + (power(2, least(tries, 12)) - 1) * interval '1 minute' <= ${now}`)
    .where('received_at', '>', new Date(now.getTime() - TRIED_FOR_MS))
    .orderBy('received_at')
    .limit(100)
    .execute()

/** Records that a webhook was processed. @param doneAt null to retry later */
export async function recordWebhookAttempt(db: Database, id: number, doneAt: Date | null): Promise<void> {
  await db
    .updateTable('payment_notices')
    .set(({ eb, ref }) => ({ done_at: doneAt, tries: eb(ref('tries'), '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Selects webhooks that could not be matched to a payment. */
export const unresolvedNotices = (db: Database, now: Date) =>
  db
    .selectFrom('payment_notices')
    .selectAll()
    .where('done_at', 'is', null)
    .where('received_at', '<=', new Date(now.getTime() - TRIED_FOR_MS))

/** Finds webhooks that could not be matched to a payment, oldest first. */
export const findUnresolvedNotices = (db: Database, now: Date): Promise<WebhookRow[]> =>
  unresolvedNotices(db, now).orderBy('received_at').limit(100).execute()

/** Finds when a provider last sent a webhook and was last reconciled; undefined if neither has happened. */
export const findProvider = (db: Database, provider: string): Promise<Selectable<PaymentProviderTable> | undefined> =>
  db.selectFrom('payment_providers').selectAll().where('provider', '=', provider).executeTakeFirst()

/** Records when a provider sent a webhook, was reconciled, or had a webhook rejected. */
export async function updateProvider(
  db: Database,
  provider: string,
  times: Partial<
    Pick<PaymentProviderTable, 'listed_at' | 'listed_far_at' | 'disputes_listed_at' | 'heard_at' | 'refused_at'>
  >,
): Promise<void> {
  await db
    .insertInto('payment_providers')
    .values({ provider, ...times })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(times))
    .execute()
}

/** Stores an unmatched payment for staff. An entry that staff have already settled stays settled. */
export async function insertUnmatchedPayment(
  db: Database,
  stray: Pick<UnmatchedPaymentTable, 'provider' | 'reference' | 'cents' | 'currency' | 'email' | 'seen_at'>,
): Promise<void> {
  await db
    .insertInto('stray_payments')
    .values(stray)
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/** Stores the payments of deleted orders as settled unmatched payments, so that they are not shown to staff. */
export async function insertSettledUnmatchedPayments(
  tx: Database,
  payments: readonly Pick<UnmatchedPaymentTable, 'provider' | 'reference' | 'cents' | 'currency'>[],
  now: Date,
): Promise<void> {
  if (payments.length === 0) return
  await tx
    .insertInto('stray_payments')
    .values(payments.map((payment) => ({ ...payment, email: '', seen_at: now, settled_at: now })))
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/**
 * Deletes webhooks processed before `before`, and removes the payer from unmatched payments that were settled before
 * it.
 */
export async function sweepWebhooks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('payment_notices').where('done_at', '<', before).execute()
  await db
    .updateTable('stray_payments')
    .set({ email: '' })
    .where('settled_at', '<', before)
    .where('email', '<>', '')
    .execute()
}

/** Selects unmatched payments that staff have not settled. */
export const openUnmatchedPayments = (db: Database) =>
  db.selectFrom('stray_payments').selectAll().where('settled_at', 'is', null)

/** Finds unmatched payments that staff have not settled, oldest first. */
export const findUnmatchedPayments = (db: Database): Promise<Selectable<UnmatchedPaymentTable>[]> =>
  openUnmatchedPayments(db).orderBy('seen_at').limit(100).execute()

/** Marks an unmatched payment as settled by a staff member. @returns false if no such payment is open */
export async function settleUnmatchedPayment(
  db: Database,
  { provider, reference }: Pick<UnmatchedPaymentTable, 'provider' | 'reference'>,
  by: { actorId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stray_payments')
    .set({ settled_at: by.now, settled_by: by.actorId })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
