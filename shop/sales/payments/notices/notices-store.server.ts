import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import type { ProviderNotice } from '../../../../server/payments/payment-provider.ts'
import type { PaymentNoticeTable, PaymentProviderTable, StrayPaymentTable } from './tables.ts'

type NoticeRow = Selectable<PaymentNoticeTable>

/** For so long a notice of a payment that nobody knows is looked at again; after that staff see it. */
const TRIED_FOR_MS = 3 * DAY

/** Keeps a notice; one that came before is kept once. */
export async function insertNotice(tx: Database, provider: string, notice: ProviderNotice, now: Date): Promise<void> {
  await tx
    .insertInto('payment_notices')
    .values({ provider, ...notice, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .execute()
}

/** Finds notices that are to be looked at by now, the oldest first. Each time it takes twice as long until the next. */
export const findNoticesToDo = (db: Database, provider: string, now: Date): Promise<NoticeRow[]> =>
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

/** Notes that a notice was looked at: done, or to be looked at again. */
export async function noteNotice(db: Database, id: number, doneAt: Date | null): Promise<void> {
  await db
    .updateTable('payment_notices')
    .set(({ eb, ref }) => ({ done_at: doneAt, tries: eb(ref('tries'), '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Selects the notices that came to nothing. */
export const untoldNotices = (db: Database, now: Date) =>
  db
    .selectFrom('payment_notices')
    .selectAll()
    .where('done_at', 'is', null)
    .where('received_at', '<=', new Date(now.getTime() - TRIED_FOR_MS))

/** Finds the notices that came to nothing, the oldest first. */
export const findUntoldNotices = (db: Database, now: Date): Promise<NoticeRow[]> =>
  untoldNotices(db, now).orderBy('received_at').limit(100).execute()

/** Finds when a provider was last heard and compared; undefined when neither has happened. */
export const findProvider = (db: Database, provider: string): Promise<Selectable<PaymentProviderTable> | undefined> =>
  db.selectFrom('payment_providers').selectAll().where('provider', '=', provider).executeTakeFirst()

/** Notes when a provider was heard or compared, or something was refused in its name. */
export async function noteProvider(
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

/** Keeps money of which the shop knows nothing, for staff; what they have seen to stays so. */
export async function insertStray(
  db: Database,
  stray: Pick<StrayPaymentTable, 'provider' | 'reference' | 'cents' | 'currency' | 'email' | 'seen_at'>,
): Promise<void> {
  await db
    .insertInto('stray_payments')
    .values(stray)
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/** Keeps money of orders that were removed from being shown as money of which the shop knows nothing. */
export async function insertSettledStrays(
  tx: Database,
  payments: readonly Pick<StrayPaymentTable, 'provider' | 'reference' | 'cents' | 'currency'>[],
  now: Date,
): Promise<void> {
  if (payments.length === 0) return
  await tx
    .insertInto('stray_payments')
    .values(payments.map((payment) => ({ ...payment, email: '', seen_at: now, settled_at: now })))
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute()
}

/** Removes notices that were done with before a moment, and who paid from money of which the shop knew nothing and to which staff have seen before it. */
export async function sweepNotices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('payment_notices').where('done_at', '<', before).execute()
  await db
    .updateTable('stray_payments')
    .set({ email: '' })
    .where('settled_at', '<', before)
    .where('email', '<>', '')
    .execute()
}

/** Selects money of which the shop knows nothing and to which nobody of the staff has seen. */
export const openStrays = (db: Database) => db.selectFrom('stray_payments').selectAll().where('settled_at', 'is', null)

/** Finds money of which the shop knows nothing, that first which was seen first. */
export const findStrays = (db: Database): Promise<Selectable<StrayPaymentTable>[]> =>
  openStrays(db).orderBy('seen_at').limit(100).execute()

/** Notes that somebody of the staff has seen to it. @returns false when there is nothing of that name to see to */
export async function settleStray(
  db: Database,
  { provider, reference }: Pick<StrayPaymentTable, 'provider' | 'reference'>,
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
