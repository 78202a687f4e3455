import { type Insertable, type Selectable, sql } from 'kysely'
import { emailKey } from '../../../lib/email-key.ts'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared, firstRow } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { quote } from '../../catalog/pricing/quote.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../core/addresses/address-lines.ts'
import type { Step } from '../../core/order-states/lifecycle.ts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { deleteRefundAccounts } from '../payments/refund-accounts/refund-accounts-store.server.ts'
import type { OrderTable } from './tables.ts'

/** An order to be stored, with its lines, and with addresses that are its own from then on. Without a total it costs what its lines cost together. */
interface NewOrder {
  order: Partial<Omit<Insertable<Schema['orders']>, JsonColumn>> &
    Partial<Pick<Selectable<Schema['orders']>, JsonColumn>>
  lines: readonly Omit<Insertable<Schema['order_lines']>, 'order_id'>[]
  addresses?: Partial<Record<'delivery' | 'billing', Address>>
}
type JsonColumn = 'taxes' | 'transfer_account'

/** Stores an order. @returns its id */
export const insertOrder = async (tx: Database, order: NewOrder): Promise<number> =>
  firstRow(await insertOrders(tx, [order]))

/**
 * Stores orders, in one statement.
 * @param orders one at least, all with the same columns
 * @returns their ids, in their order
 */
export async function insertOrders(tx: Database, orders: readonly NewOrder[]): Promise<number[]> {
  const values = orders.map(({ order, lines, addresses = {} }) => {
    const { totalCents, currency } = quote(lines)
    return {
      order: { total_cents: totalCents, currency, ...order },
      lines,
      addresses: Object.entries(addresses).map(([purpose, address]) => ({ purpose, ...address })),
    }
  })
  const columns = sql.join(
    Object.keys(values[0]?.order ?? {})
      .filter((name) => name !== 'id')
      .map((name) => sql.id(name)),
  )
  const fields = sql.join(ADDRESS_FIELDS.map((field) => sql.id(field)))
  // As JSON, so that the text is the same however many there are.
  const inserted = sql<{ id: number }>`
    with wanted as materialized (
      select place, entry, coalesce((entry -> 'order' ->> 'id')::bigint, nextval(pg_get_serial_sequence('orders', 'id'))) as new_id
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as wanted (entry, place)),
    placed as (
      insert into orders (id, ${columns})
      select new_id, ${columns} from wanted, jsonb_populate_record(null::orders, entry -> 'order') order by place),
    lines as (
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents,
        thumbnail_key, vat_class, vat_rate, withdrawal, price_reason)
      select new_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents,
        thumbnail_key, coalesce(vat_class, 'standard'), vat_rate, coalesce(withdrawal, 'allowed'), coalesce(price_reason, '')
      from wanted, jsonb_populate_recordset(null::order_lines, entry -> 'lines')),
    addressed as (
      insert into order_addresses (order_id, purpose, ${fields})
      select new_id, purpose, ${fields} from wanted, jsonb_populate_recordset(null::order_addresses, entry -> 'addresses'))
    select new_id as id from wanted order by place`
  return (await executePrepared(tx, inserted.compile(tx))).map(({ id }) => id)
}

/** Sets where an order is delivered. Call it while the order is locked. */
export async function setDelivery(tx: Database, id: number, address: Address): Promise<void> {
  await tx
    .updateTable('order_addresses')
    .set(address)
    .where('order_id', '=', id)
    .where('purpose', '=', 'delivery')
    .execute()
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
    .select(['held_until', 'cancelled_because', 'first_status', 'tracking', 'forgotten_at'])
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

/** Has an order hold its stock until a moment at least. Call it while the order is locked. */
export async function extendHold(tx: Database, id: number, until: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_until: sql`greatest(held_until, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute()
}

/** Sets the tracking number of an order; null for none. Call it while the order is locked. */
export async function setTracking(tx: Database, id: number, tracking: string | null): Promise<void> {
  await tx.updateTable('orders').set({ tracking }).where('id', '=', id).execute()
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

/** Notes that the customer of an order was asked for reviews. */
export async function noteReviewRequested(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ review_requested_at: now }).where('id', '=', id).execute()
}

interface StoredStep {
  id: number
  /** The status that it must have until now. */
  from: OrderStatus
  to: Step
  /** Empty when there is none. */
  tracking: string
}

/** Removes orders that nobody really made, those of the demo and of test mode, with all that is theirs. Call it while they are locked, after all else that names them. */
export async function removeOrders(tx: Database, ids: readonly number[]): Promise<void> {
  await deleteRefundAccounts(tx, ids)
  await tx.deleteFrom('order_steps').where('order_id', 'in', ids).execute()
  await tx.deleteFrom('order_lines').where('order_id', 'in', ids).execute()
  await tx.deleteFrom('orders').where('id', 'in', ids).execute()
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
    .set({ status: to, ...(tracking !== '' && { tracking }), ...(ORDER_STATES[to].returnsStock && { tracking: null }) })
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

/** What is kept of an address without the person: the country, which the VAT depends on. */
const NOBODY = Object.fromEntries(ADDRESS_FIELDS.filter((field) => field !== 'country').map((field) => [field, '']))

/** Removes the customer, the addresses and the refund account from orders. Call it while they are locked. */
export async function forgetCustomers(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('orders')
    .set({ user_id: null, email: null, customer_name: null, tracking: null, placed_key: null, forgotten_at: now })
    .where('id', 'in', ids)
    .execute()
  await tx.updateTable('order_addresses').set(NOBODY).where('order_id', 'in', ids).execute()
  await deleteRefundAccounts(tx, ids)
}

/** Notes which e-mail tells of a step. */
export async function noteEmailOfStep(
  tx: Database,
  { id, status, email }: { id: number; status: Step; email: number },
): Promise<void> {
  await tx
    .updateTable('order_steps')
    .set({ email_id: email })
    .where('order_id', '=', id)
    .where('status', '=', status)
    .execute()
}

/** Takes the last step of an order back, as if it had not been taken. Call it while the order is locked. @param to what it was before */
export async function removeStep(tx: Database, id: number, status: Step, to: OrderStatus): Promise<void> {
  const losesTracking = ORDER_STATES[status].takesTracking
  await tx.deleteFrom('order_steps').where('order_id', '=', id).where('status', '=', status).execute()
  await tx
    .updateTable('orders')
    .set({ status: to, ...(losesTracking && { tracking: null }) })
    .where('id', '=', id)
    .execute()
}
