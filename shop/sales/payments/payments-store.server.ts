import { type Selectable, sql } from 'kysely'
import { creditorReference } from '../../../lib/bank/creditor-reference.ts'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared, firstRow } from '../../../server/db/prepared.ts'
import { keyReused } from '../../../server/http/refusal.ts'
import type { ManualMethod, PaymentMethod } from '../../extension/payments.ts'
import { GIFT_CARD_METHOD } from './gift-card-method.ts'
import type { PaymentState } from './payments.contract.ts'
import type { PaymentTable } from './tables.ts'

/** An attempt to pay an order. */
export type PaymentRow = Selectable<PaymentTable>

const ALIVE = ['open', 'processing', 'paid'] as const

interface NewPayment {
  order_id: number
  method: PaymentMethod
  cents: number
  endsAt: Date | null
  isTest?: boolean
  now: Date
}

/** Opens the payment of an order. A provider learns of an online payment when the customer begins to pay. */
export async function openPayment(tx: Database, payment: NewPayment): Promise<PaymentRow> {
  const { order_id, method, cents, endsAt, isTest = false, now } = payment
  const reference = method.kind === 'online' ? null : creditorReference(order_id)
  const inserted = tx
    .insertInto('payments')
    .values({
      ...{ order_id, ...methodColumns(method), reference, cents, opened_at: now, ends_at: endsAt },
      is_test: isTest,
    })
    .returningAll()
  return firstRow(await executePrepared(tx, inserted.compile()))
}

interface GiftCardPayment {
  order_id: number
  cents: number
  /** The rest is paid by another method. */
  isPart: boolean
  receivedOn: string
  now: Date
}

/** Stores the payment of an order by gift cards. It is paid at once, or a part that waits for the main payment. */
export async function insertGiftCardPayment(tx: Database, payment: GiftCardPayment): Promise<PaymentRow> {
  const { order_id, cents, isPart, receivedOn, now } = payment
  return tx
    .insertInto('payments')
    .values({
      ...{ order_id, ...GIFT_CARD_METHOD, kind: 'online', cents, is_part: isPart, reference: null, opened_at: now },
      ...(!isPart && { state: 'paid', paid_at: now, received_cents: cents, received_on: receivedOn }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns how a payment stores its method. */
const methodColumns = (method: PaymentMethod) => ({
  method: method.id,
  method_text: method.texts.name,
  kind: method.kind,
  provider: method.kind === 'online' ? method.provider.id : method.id,
})

interface SurplusMoney {
  order_id: number
  method: ManualMethod
  cents: number
  /** Generated per form; a repeated submission with the same key is the same payment. */
  key: string
  /** ISO date. */
  receivedOn: string
  noted_by: number | null
  now: Date
}

/**
 * Records sent money that an order does not need. Call it while the order is locked.
 * @returns undefined without a change if it was already recorded
 * @throws Refusal 409 if the key belongs to another order
 */
export async function insertSurplus(tx: Database, money: SurplusMoney): Promise<PaymentRow | undefined> {
  const { order_id, method, cents, key, receivedOn, noted_by, now } = money
  const noted = await tx
    .insertInto('payments')
    .values({
      ...{ order_id, ...methodColumns(method), cents, key, state: 'surplus', opened_at: now, paid_at: now },
      ...{ received_cents: cents, received_on: receivedOn, noted_by },
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (noted) return noted
  const before = await tx.selectFrom('payments').select('order_id').where('key', '=', key).executeTakeFirst()
  if (before?.order_id !== order_id) throw keyReused()
  return undefined
}

/**
 * Finds the open, processing or paid main payment of an order; undefined if it does not exist. Lock the order before a
 * change.
 */
export const findPayment = (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_part', '=', false)
    .where('state', 'in', ALIVE)
    .executeTakeFirst()

/** Finds the last main payment attempt of an order in any state; undefined if there was none. */
export const findLastPayment = (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_part', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Finds a payment by id. Lock its order before changing it. */
export const findPaymentById = (db: Database, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a payment by the provider's reference or by the shop's key. */
export const findPaymentAt = (
  db: Database,
  provider: string,
  { reference, attempt }: { reference: string; attempt: string | null },
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where((payment) =>
      payment.or([payment('reference', '=', reference), payment(sql<string>`key::text`, '=', attempt ?? '')]),
    )
    .executeTakeFirst()

interface Receipt {
  state: 'paid' | 'surplus'
  /** ISO date. */
  receivedOn: string
  noted_by: number | null
  paid_by?: string
  now: Date
}

/**
 * Records that the money of a payment was received. Call it while its order is locked.
 * @returns false without a change if it was already recorded
 */
export async function markPaid(tx: Database, id: number, receipt: Receipt): Promise<boolean> {
  const { state, receivedOn, noted_by, paid_by = '', now } = receipt
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set(({ ref }) => ({
      state,
      paid_at: now,
      received_cents: ref('cents'),
      received_on: receivedOn,
      noted_by,
      paid_by,
      closed_at: null,
      ask_at: null,
      unclear_since: null,
      differs: null,
    }))
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  if (state === 'paid') await markPartPaid(tx, id, receipt)
  return numUpdatedRows === 1n
}

/** Completes the part by gift cards together with the main payment. */
async function markPartPaid(tx: Database, id: number, { receivedOn, now }: Receipt): Promise<void> {
  await tx
    .updateTable('payments')
    .set(({ ref }) => ({
      ...{ state: 'paid', paid_at: now, received_cents: ref('cents'), received_on: receivedOn, closed_at: null },
    }))
    .where('order_id', '=', sql<number>`(select order_id from payments where id = ${id})`)
    .where('is_part', '=', true)
    .where('paid_at', 'is', null)
    .execute()
}

/**
 * Closes the unpaid main payment of an order. If the provider knows the payment, it is soon requested to close it, and
 * money received nevertheless is refunded. Call it while the order is locked.
 */
export async function closePayment(tx: Database, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'closed',
      closed_at: now,
      asks: 0,
      ask_at: sql`case when parameters is not null then ${now}::timestamptz end`,
    })
    .where('order_id', '=', orderId)
    .where('is_part', '=', false)
    .where('state', 'in', ['open', 'processing'])
    .execute()
}

/** Updates other fields of a payment. Call it while its order is locked. */
export async function updatePayment(
  tx: Database,
  id: number,
  change: Partial<
    Pick<
      PaymentRow,
      | ('reference' | 'other_reference' | 'address' | 'ends_at' | 'paid_by')
      | ('is_disputed' | 'dispute_seen_at' | 'dispute_state' | 'dispute_opened_at' | 'dispute_answer_by')
      | ('lost_cents' | 'overdrawn_cents' | 'overdrawn_seen_at' | 'ask_at' | 'asks' | 'unclear_since' | 'differs')
    >
  > & { state?: Exclude<PaymentState, 'paid' | 'surplus'>; closed_at?: Date; parameters?: string },
): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute()
}

/** Finds payments to query at the provider, longest due first. */
export const findPaymentsToQuery = (db: Database, provider: string, now: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(100)
    .execute()

/** Stops querying payments that were opened in the other mode; open ones expire with their orders. */
export async function stopQuerying(db: Database, provider: string, isTest: boolean): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ask_at: null, parameters: sql`case when paid_at is not null then parameters end` })
    .where('provider', '=', provider)
    .where('is_test', '=', isTest)
    .execute()
}

/** Finds orders with an open payment by a method, opened before `openedBefore` and without a reminder. */
export async function findToRemind(db: Database, method: string, openedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('order_id')
    .where('state', '=', 'open')
    .where('method', '=', method)
    .where('reminded_at', 'is', null)
    .where('opened_at', '<=', openedBefore)
    .limit(100)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/**
 * Records that a customer was reminded.
 * @returns false if that was already recorded or the payment is not open
 */
export async function markReminded(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ reminded_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the payer from the payments of anonymized orders; amounts, dates and recipients stay. */
export async function anonymizePayers(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ paid_by: '', parameters: sql`null`, address: null })
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .execute()
}

/** Deletes all payments of an order. Call it while the order is locked. @returns the deleted payments */
export const deletePaymentsOf = (tx: Database, orderId: number): Promise<PaymentRow[]> =>
  tx.deleteFrom('payments').where('order_id', '=', orderId).returningAll().execute()
