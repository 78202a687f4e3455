import type { Selectable } from 'kysely'
import { creditorReference } from '../../lib/bank/creditor-reference.ts'
import { toPrice } from '../../lib/money.ts'
import type { SellingFacts } from '../../lib/shop-identity.ts'
import type { Database } from '../../server/db/open.ts'
import type { Payment, PaymentMeans } from './payments.contract.ts'
import type { PaymentTable } from './tables.ts'

/** An attempt to pay, as far as it is shown. Dates that come as JSON are texts. */
type ShownPayment = Pick<Selectable<PaymentTable>, 'provider' | 'state' | 'reference' | 'cents'> & {
  ends_at: Date | string | null
  paid_at: Date | string | null
}

interface NewPayment {
  order_id: number
  means: PaymentMeans
  cents: number
  endsAt: Date | null
  now: Date
}

/** Opens the payment of an order. @returns its reference */
export async function openPayment(tx: Database, { order_id, means, cents, endsAt, now }: NewPayment): Promise<string> {
  const reference = creditorReference(order_id)
  await tx
    .insertInto('payments')
    .values({ order_id, provider: means, reference, cents, opened_at: now, ends_at: endsAt })
    .execute()
  return reference
}

/** Finds the payment of an order that is open or paid; undefined when there is none. Call it while the order is locked to change it. */
export const findPayment = (db: Database, orderId: number) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'closed')
    .executeTakeFirst()

/** Notes that the money of a payment came. Call it while its order is locked. @returns false, and does nothing, when it was not open any more */
export async function notePaid(
  tx: Database,
  orderId: number,
  { receivedOn, noted_by, now }: { receivedOn: string; noted_by: number | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set(({ ref }) => ({
      state: 'paid',
      paid_at: now,
      received_cents: ref('cents'),
      received_on: receivedOn,
      noted_by,
    }))
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Closes the open payment of an order: nothing will come any more. What was paid stays paid. Call it while its order is locked. */
export async function closePayment(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'closed', closed_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute()
}

/** Finds the orders whose pieces have waited long enough for their payment, the oldest first. */
export async function findLapsed(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where('state', '=', 'open')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Finds the orders whose customers are to be reminded of their transfer: opened before a moment, and not reminded yet. */
export async function findToRemind(db: Database, openedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where('state', '=', 'open')
    .where('provider', '=', 'transfer')
    .where('reminded_at', 'is', null)
    .where('opened_at', '<=', openedBefore)
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Notes that a customer was reminded. @returns false when somebody else has done so, or there is nothing to be reminded of any more */
export async function noteReminded(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ reminded_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns a payment as it stands on the wire. @param transfer the account that customers pay to; null where no transfer is taken any more */
export const paymentOnWire = (
  { provider, state, reference, cents, ends_at, paid_at }: ShownPayment,
  transfer: SellingFacts['transfer'],
): Payment => ({
  means: provider,
  state,
  reference,
  amount: toPrice(cents),
  ends_on: ends_at && new Date(ends_at).toISOString(),
  paid_on: paid_at && new Date(paid_at).toISOString(),
  account:
    provider === 'transfer' && state === 'open' && transfer
      ? { holder: transfer.holder, iban: transfer.iban, bic: transfer.bic }
      : null,
})
