import { type Insertable, sql } from 'kysely'
import { emailKey } from '../../lib/email-key.ts'
import type { Database } from '../../server/db/open.ts'
import type { Schema } from '../../server/db/schema.ts'
import type { Address } from '../addresses/address.contract.ts'
import type { Step } from '../order-states/lifecycle.ts'
import type { OrderStatus } from '../order-states/order-status.contract.ts'
import { quote } from '../pricing/quote.ts'
import type { OrderTable } from './tables.ts'

type NewOrderLine = Omit<Insertable<Schema['order_lines']>, 'order_id'>
/** An order to be stored; without a total it costs what its lines cost together. */
type NewOrderRow = Partial<Insertable<Schema['orders']>>

/** Stores an order with its lines. @returns its id */
export async function insertOrder(tx: Database, order: NewOrderRow, lines: readonly NewOrderLine[]): Promise<number> {
  const { totalCents, currency } = quote(lines)
  const { id: order_id } = await tx
    .insertInto('orders')
    .values({ total_cents: totalCents, currency, ...order })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id })))
    .execute()
  return order_id
}

/** Stores the addresses of an order, which are its own from then on. */
export async function insertOrderAddresses(
  tx: Database,
  order_id: number,
  addresses: Partial<Record<'delivery' | 'billing', Address>>,
): Promise<void> {
  const rows = Object.entries(addresses).map(([purpose, address]) => ({
    order_id,
    purpose: purpose as 'delivery' | 'billing',
    ...address,
  }))
  if (rows.length > 0) await tx.insertInto('order_addresses').values(rows).execute()
}

/** Stores a version of the terms unless it is there. */
export async function writeTermsVersion(tx: Database, version: Insertable<Schema['terms_versions']>): Promise<void> {
  await tx
    .insertInto('terms_versions')
    .values(version)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Finds the order of a number whose e-mails go to an address, in whatever case; undefined when there is none. */
export const findOrderByEmail = (db: Database, id: number, email: string): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('orders.id', '=', id)
    .where(sql<boolean>`lower(coalesce(orders.email, users.email) collate "C") = ${emailKey(email)}`)
    .executeTakeFirst()

/** Finds whose order it is; null when the account is gone, or there is no such order. */
export async function findCustomerOf(db: Database, id: number): Promise<number | null> {
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst()
  return order?.user_id ?? null
}

/** Locks an order until the end of the transaction; undefined when there is none. */
export const lockOrder = (tx: Database, id: number) =>
  tx
    .selectFrom('orders')
    .select(['id', 'user_id', 'status', 'total_cents', 'from_cart', 'is_collection'])
    .select(['held_until', 'cancelled_because', 'first_status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Notes why a cancelled order came to nothing, where nobody of the staff cancelled it. */
export async function noteCancelledBecause(
  tx: Database,
  id: number,
  because: NonNullable<OrderTable['cancelled_because']>,
): Promise<void> {
  await tx.updateTable('orders').set({ cancelled_because: because }).where('id', '=', id).execute()
}

/** Sets until when an order that awaits its payment keeps its pieces; null: without an end. */
export async function setHeldUntil(tx: Database, id: number, held_until: Date | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_until })
    .where('id', '=', id)
    .where('status', '=', 'awaiting_payment')
    .execute()
}

/** Has an order that lapsed be made, as if it had been paid in time. Call it while the order is locked. */
export async function undoLapse(tx: Database, id: number, now: Date): Promise<void> {
  await tx.deleteFrom('order_steps').where('order_id', '=', id).where('status', '=', 'cancelled').execute()
  await tx.updateTable('orders').set({ status: 'making', cancelled_because: null }).where('id', '=', id).execute()
  await tx.insertInto('order_steps').values({ order_id: id, status: 'making', made_at: now }).execute()
}

/** Notes that the price of pieces of an order went back, and which of them are for sale again. Call it while the order is locked. */
export async function countRefunded(
  tx: Database,
  lines: readonly { order_line_id: number; quantity: number; is_restocked: boolean }[],
): Promise<void> {
  for (const { order_line_id, quantity, is_restocked } of lines)
    await tx
      .updateTable('order_lines')
      .set(({ eb }) => ({
        refunded: eb('refunded', '+', quantity),
        ...(is_restocked && { restocked: eb('restocked', '+', quantity) }),
      }))
      .where('id', '=', order_line_id)
      .execute()
}

/** Notes that the customer of an order has withdrawn from pieces of it, or has not where the number is negative. Call it while the order is locked. */
export async function countWithdrawn(
  tx: Database,
  lines: readonly { order_line_id: number; quantity: number }[],
): Promise<void> {
  for (const { order_line_id, quantity } of lines)
    await tx
      .updateTable('order_lines')
      .set(({ eb }) => ({ withdrawn: eb('withdrawn', '+', quantity) }))
      .where('id', '=', order_line_id)
      .execute()
}

/** Finds the lines of an order with what of them was withdrawn from and paid back. */
export const findOrderLines = (db: Database, id: number) =>
  db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'quantity', 'withdrawn', 'refunded', 'restocked', 'unit_price_cents', 'withdrawal'])
    .select(['title', 'variant_name'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

/** Finds how many of what an order holds, and for how much. */
export const findOrderedLines = (db: Database, id: number) =>
  db
    .selectFrom('order_lines')
    .select(['variant_id', 'quantity', 'unit_price_cents'])
    .where('order_id', '=', id)
    .orderBy('variant_id')
    .execute()

/** Finds the orders that kept their pieces long enough, the oldest first. */
export const findHeldOver = (db: Database, now: Date): Promise<{ id: number; held_until: Date | null }[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'held_until'])
    .where('status', '=', 'awaiting_payment')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(100)
    .execute()

/** Notes that the customer of an order was asked for reviews. */
export async function noteReviewRequested(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ review_requested_at: now }).where('id', '=', id).execute()
}

/** Finds the order that a customer placed with a key; undefined when there is none yet. */
export async function findPlaced(db: Database, userId: number, key: string): Promise<number | undefined> {
  const placed = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('placed_key', '=', key)
    .executeTakeFirst()
  return placed?.id
}

/** Finds the one order of a customer that awaits its payment. */
export async function findAwaited(db: Database, userId: number): Promise<number | undefined> {
  const awaited = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'awaiting_payment')
    .executeTakeFirst()
  return awaited?.id
}

interface StoredStep {
  id: number
  /** The status that it must have until now. */
  from: OrderStatus
  to: Step
  /** Empty when there is none. */
  tracking: string
}

/**
 * Writes a step of an order, with its place in the history. Whoever comes second waits here for the first, and then finds another status.
 * @returns false, and nothing happens, when the order has another status by now
 */
export async function storeStep(
  tx: Database,
  { id, from, to, tracking }: StoredStep,
  by: { actorId: number | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: to, ...(tracking !== '' && { tracking }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('order_steps')
    .values({ order_id: id, status: to, made_by: by.actorId, made_at: by.now })
    .execute()
  return true
}
