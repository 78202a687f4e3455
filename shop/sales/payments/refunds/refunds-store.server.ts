import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { keyUsed } from '../../../../server/http/refusal.ts'
import type { RefundReason } from '../payments.contract.ts'
import type { PaymentRow } from '../payments-store.server.ts'
import type { RefundTable } from './tables.ts'

export type RefundRow = Selectable<RefundTable>

interface NewRefund {
  cents: number
  because: RefundReason
  /** What the customer reads of it besides. */
  note?: string
  /** Made up by the browser for each wish to pay back. */
  key?: string
  /** The pieces whose price it is. */
  lines?: readonly { order_line_id: number; quantity: number; is_restocked: boolean }[]
  /** The statement that it settles. */
  withdrawal?: number | null | undefined
  made_by: number | null
  now: Date
}

/** Returns how much of a payment could still go back, in cents. Call it while its order is locked. */
export async function leftToRefund(tx: Database, { id, received_cents }: PaymentRow): Promise<number> {
  return received_cents - (await refundedCents(tx, id))
}

/** Adds up what goes back of a payment, or is back already, in cents. */
async function refundedCents(db: Database, paymentId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return Number(cents)
}

/** Adds up what goes back of a payment at its provider, or is back already, in cents: all but what staff have transferred. */
export async function refundedAtProvider(tx: Database, paymentId: number): Promise<number> {
  const { cents } = await tx
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('cents'), sql<number>`0`).as('cents'))
    .where('payment_id', '=', paymentId)
    .where('state', '<>', 'failed')
    .where('paid_back_on', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(cents)
}

/** Adds up what is known to have gone back of a payment, in cents: what its provider has taken on of what it was told, and what staff have transferred. */
export async function goneOf(tx: Database, paymentId: number): Promise<{ atProvider: number; byHand: number }> {
  const { at_provider, by_hand } = await tx
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(cents) filter (where paid_back_on is null and because <> 'at_provider'), 0)::bigint`.as(
        'at_provider',
      ),
      sql<number>`coalesce(sum(cents) filter (where paid_back_on is not null), 0)::bigint`.as('by_hand'),
    ])
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pending', 'done'])
    .executeTakeFirstOrThrow()
  return { atProvider: at_provider, byHand: by_hand }
}

/**
 * Refunds a part of a payment once this commits. The database rejects more than was received. Call it while
 * the order is locked.
 * @returns false, and does nothing, for an amount of 0
 * @throws Refusal 409 when another refund has the same key
 */
export async function insertRefund(tx: Database, payment: PaymentRow, wish: NewRefund): Promise<boolean> {
  const { cents, because, note = '', key, lines = [], withdrawal = null, made_by, now } = wish
  if (cents <= 0) return false
  const isDone = because === 'at_provider'
  const inserted = await tx
    .insertInto('refunds')
    .values({
      ...{ payment_id: payment.id, cents, because, note, made_by, made_at: now, ...(key && { key }) },
      withdrawal_id: withdrawal,
      ...(isDone ? { state: 'done', done_at: now } : { ask_at: payment.parameters ? now : null }),
    })
    // Waits for a concurrent refund with the same key, which a lookup before the insert cannot see.
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw keyUsed()
  const refund_id = inserted.id
  if (lines.length > 0)
    await tx
      .insertInto('refund_lines')
      .values(
        lines.map(({ order_line_id, quantity, is_restocked }) => ({
          refund_id,
          order_line_id,
          quantity,
          is_restocked,
        })),
      )
      .execute()
  return true
}

/** Tells whether a refund of an order was made under a key. */
export async function isRefunded(tx: Database, orderId: number, key: string): Promise<boolean> {
  const made = await tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('refunds.id')
    .where('refunds.key', '=', key)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return made !== undefined
}

/** A refund with the payment that it is of. */
export type RefundOfPayment = RefundRow & { provider: string; payment_reference: string | null; order_id: number }

const withPayments = (db: Database) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .selectAll('refunds')
    .select(['payments.provider', 'payments.reference as payment_reference', 'payments.order_id'])

/** Finds refunds whose provider is to be told, or asked, by now. */
export const findRefundsToAsk = (db: Database, provider: string, now: Date): Promise<RefundOfPayment[]> =>
  withPayments(db)
    .where('payments.provider', '=', provider)
    .where('refunds.ask_at', '<=', now)
    .orderBy('refunds.ask_at')
    .limit(50)
    .execute()

/** Finds a refund; undefined when there is none. */
export const findRefund = (db: Database, id: number): Promise<RefundOfPayment | undefined> =>
  withPayments(db).where('refunds.id', '=', id).executeTakeFirst()

/** Finds the newest refund of a payment that its provider would not even begin; undefined when there is none. */
export const findRefused = (tx: Database, paymentId: number): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'failed')
    .where('reference', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Selects refunds that staff have to see to: those that failed, and those of money that no provider took. */
export const refundsForStaff = (db: Database) =>
  withPayments(db).where((refund) =>
    refund.or([
      // Unless it went back in another way since.
      refund.and([
        refund('refunds.state', '=', 'failed'),
        // Its bank may give it back as well.
        sql<boolean>`payments.dispute_state is distinct from 'open'`,
        sql<boolean>`refunds.cents + (
            select coalesce(sum(cents), 0) from refunds as others where others.payment_id = payments.id and others.state <> 'failed') <= received_cents`,
      ]),
      refund.and([refund('refunds.state', '=', 'requested'), refund('refunds.ask_at', 'is', null)]),
    ]),
  )

/** Finds refunds that staff have to see to, those first that were made first. */
export const findRefundsForStaff = (db: Database): Promise<RefundOfPayment[]> =>
  refundsForStaff(db).orderBy('refunds.made_at').limit(200).execute()

/** Finds refunds that failed and of which nobody was told yet, once their provider was asked why. */
export const findUntoldRefunds = (db: Database): Promise<RefundOfPayment[]> =>
  refundsForStaff(db)
    .where('refunds.state', '=', 'failed')
    .where('refunds.told_at', 'is', null)
    .where('payments.ask_at', 'is', null)
    .orderBy('refunds.id')
    .limit(50)
    .execute()

/** Notes that somebody was told of a refund that failed. @returns false when that was noted before */
export async function noteTold(tx: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds refunds that were made before a moment and are on their way at a provider. */
export const findRefundsUnderWay = (db: Database, madeBefore: Date): Promise<RefundOfPayment[]> =>
  withPayments(db)
    .where('refunds.state', 'in', ['requested', 'sent', 'pending'])
    .where('refunds.ask_at', 'is not', null)
    .where('refunds.made_at', '<=', madeBefore)
    .orderBy('refunds.made_at')
    .limit(200)
    .execute()

/** Writes how a refund goes, unless it went further meanwhile. @returns whether it was written */
export async function updateRefund(
  db: Database,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  change: Partial<Omit<RefundRow, 'id' | 'payment_id' | 'key' | 'cents'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes what was said about refunds of orders that are forgotten, in words and to banks; how much went back, when and why stays. */
export async function forgetReasons(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ note: '', bank_reference: '' })
    .where(
      'payment_id',
      'in',
      tx.selectFrom('payments').select('id').where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`),
    )
    .execute()
}

/** Removes all refunds of an order. Call it while the order is locked. */
export async function deleteRefundsOf(tx: Database, orderId: number): Promise<void> {
  const ofOrder = tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('refunds.id')
    .where('order_id', '=', orderId)
  await tx.deleteFrom('refund_lines').where('refund_id', 'in', ofOrder).execute()
  await tx.deleteFrom('refunds').where('id', 'in', ofOrder).execute()
}
