import { type Insertable, type Selectable, sql } from 'kysely'
import { emailKey } from '../../../lib/email-key.ts'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared, firstRow } from '../../../server/db/prepared.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { quote } from '../../catalog/pricing/quote.ts'
import type { AuditActor } from '../../core/activity-log/audit-log-store.server.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../core/addresses/address-lines.ts'
import type { Step } from '../../core/order-states/lifecycle.ts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { anonymizeCompanies } from '../companies/companies-store.server.ts'
import type { OrderOffer } from '../discounts/returned/order-offer.contract.ts'
import { anonymizeSoldCards, insertSoldCards } from '../gift-cards/selling/sold-cards-store.server.ts'
import { deleteTestDocuments } from '../invoices/documents-store.server.ts'
import { deleteRefundAccounts } from '../payments/refund-accounts/refund-accounts-store.server.ts'
import { recordStep } from './record-order-events.server.ts'
import type { OrderTable } from './tables.ts'

/** A new order with its lines and copies of its addresses. The total defaults to the sum of its lines. */
interface NewOrder {
  order: Partial<Omit<Insertable<Schema['orders']>, JsonColumn>> &
    Partial<Pick<Selectable<Schema['orders']>, JsonColumn>>
  lines: readonly Omit<Insertable<Schema['order_lines']>, 'order_id'>[]
  addresses?: Partial<Record<'delivery' | 'billing', Address>>
  discounts?: readonly (Omit<Insertable<Schema['order_discounts']>, 'order_id' | 'position' | 'offer'> & {
    offer: OrderOffer | null
  })[]
}
type JsonColumn = 'taxes' | 'transfer_account'

/** Stores an order with its lines, gift cards to issue, discounts and addresses, in one statement. @returns its id */
export async function insertOrder(
  tx: Database,
  { order, lines, addresses = {}, discounts = [] }: NewOrder,
): Promise<number> {
  const { totalCents, currency } = quote(lines)
  const values = { total_cents: totalCents, currency, ...order }
  const columns = sql.join(
    Object.keys(values)
      .filter((name) => name !== 'id')
      .map((name) => sql.id(name)),
  )
  const fields = sql.join(ADDRESS_FIELDS.map((field) => sql.id(field)))
  const addressRows = Object.entries(addresses).map(([purpose, address]) => ({ purpose, ...address }))
  const soldCards = insertSoldCards(sql`placed`, order, lines)
  const inserted = sql<{ id: number }>`
    with placed as (
      insert into orders (id, ${columns})
      select coalesce(id, nextval(pg_get_serial_sequence('orders', 'id'))), ${columns}
      from jsonb_populate_record(null::orders, ${JSON.stringify(values)}::jsonb) returning id),
    lines as (
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents,
        thumbnail_key, vat_class, vat_rate, withdrawal, price_reason, discount_cents)
      select placed.id, product_id, variant_id, quantity, title, variant_name, unit_price_cents,
        thumbnail_key, coalesce(vat_class, 'standard'), vat_rate, coalesce(withdrawal, 'allowed'), coalesce(price_reason, ''), coalesce(discount_cents, 0)
      from placed, jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::jsonb)),
    discounted as (
      insert into order_discounts (order_id, position, discount_id, code_id, name, code, goods_cents, delivery_cents, offer)
      select placed.id, given.position, given.discount_id, given.code_id, given.name, given.code, given.goods_cents, given.delivery_cents, given.offer
      from placed, jsonb_populate_recordset(null::order_discounts, ${JSON.stringify(discounts.map((one, position) => ({ ...one, position })))}::jsonb) as given),
    addressed as (
      insert into order_addresses (order_id, purpose, ${fields})
      select placed.id, purpose, ${fields}
      from placed, jsonb_populate_recordset(null::order_addresses, ${JSON.stringify(addressRows)}::jsonb))
    ${soldCards ? sql`, sold as (${soldCards})` : sql``}
    select id from placed`
  return firstRow(await executePrepared(tx, inserted.compile(tx))).id
}

/** Sets the delivery address of an order. Call it while the order is locked. */
export async function setDelivery(tx: Database, id: number, address: Address): Promise<void> {
  await tx
    .updateTable('order_addresses')
    .set(address)
    .where('order_id', '=', id)
    .where('purpose', '=', 'delivery')
    .execute()
}

/** Stores a version of the terms unless it exists. */
export async function writeTermsVersion(tx: Database, version: Insertable<Schema['terms_versions']>): Promise<void> {
  await tx
    .insertInto('terms_versions')
    .values(version)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Finds an order by id and e-mail address, ignoring case; undefined if it does not exist. */
export const findOrderByEmail = (db: Database, id: number, email: string): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('orders.id', '=', id)
    .where(sql<boolean>`lower(coalesce(orders.email, users.email) collate "C") = ${emailKey(email)}`)
    .executeTakeFirst()

/** Finds the account of an order; null if the account or the order does not exist. */
export async function findCustomerOf(db: Database, id: number): Promise<number | null> {
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirst()
  return order?.user_id ?? null
}

/** Locks an order until the end of the transaction; undefined if it does not exist. */
export const lockOrder = (tx: Database, id: number) =>
  tx
    .selectFrom('orders')
    .select(['id', 'user_id', 'status', 'total_cents', 'from_cart', 'is_collection'])
    .select([
      'held_until',
      'cancelled_because',
      'first_status',
      'tracking',
      'forgotten_at',
      'is_test',
      'payment_method',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Sets until when an order that awaits payment reserves its stock; null for no limit. */
export async function setHeldUntil(tx: Database, id: number, held_until: Date | null): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_until })
    .where('id', '=', id)
    .where('status', '=', 'awaiting_payment')
    .execute()
}

/** Extends the stock reservation of an order to at least `until`. Call it while the order is locked. */
export async function extendReservation(tx: Database, id: number, until: Date): Promise<void> {
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

/** Reactivates an expired order as if it had been paid in time. Call it while the order is locked. */
export async function markReactivated(tx: Database, id: number, now: Date): Promise<void> {
  await tx.deleteFrom('order_steps').where('order_id', '=', id).where('status', '=', 'cancelled').execute()
  await tx.updateTable('orders').set({ status: 'making', cancelled_because: null }).where('id', '=', id).execute()
  await tx.insertInto('order_steps').values({ order_id: id, status: 'making', made_at: now }).execute()
}

/** Adds refunded and restocked quantities to lines of a locked order. Units not withdrawn still count for offers. */
export async function countRefunded(
  tx: Database,
  lines: readonly { order_line_id: number; quantity: number; is_restocked: boolean }[],
  isWithdrawn: boolean,
): Promise<void> {
  for (const { order_line_id, quantity, is_restocked } of lines)
    await tx
      .updateTable('order_lines')
      .set(({ eb }) => ({
        refunded: eb('refunded', '+', quantity),
        ...(!isWithdrawn && { refunded_as_paid: eb('refunded_as_paid', '+', quantity) }),
        ...(is_restocked && { restocked: eb('restocked', '+', quantity) }),
      }))
      .where('id', '=', order_line_id)
      .execute()
}

/** Adds the price of returned units of an order with `recomputed_offers`. Call it while the order is locked. */
export async function addReturnedPrice(tx: Database, id: number, cents: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set(({ eb }) => ({ returned_units_cents: eb('returned_units_cents', '+', cents) }))
    .where('id', '=', id)
    .execute()
}

/** Adds withdrawn quantities to the lines of a locked order; negative quantities undo a withdrawal. */
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

/** Records that a review request was sent for an order. */
export async function markReviewRequested(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('orders').set({ review_requested_at: now }).where('id', '=', id).execute()
}

interface StoredStep {
  id: number
  /** The expected current status. */
  from: OrderStatus
  to: Step
  /** Empty if not set. */
  tracking: string
  /** Why it is cancelled other than by staff. */
  because?: NonNullable<OrderTable['cancelled_because']>
}

/**
 * Deletes demo and test orders with their dependent rows. Call it while they are locked, after deleting all other
 * references.
 */
export async function removeOrders(tx: Database, ids: readonly number[]): Promise<void> {
  await deleteRefundAccounts(tx, ids)
  await deleteTestDocuments(tx, ids)
  await tx.deleteFrom('order_steps').where('order_id', 'in', ids).execute()
  await tx.deleteFrom('order_lines').where('order_id', 'in', ids).execute()
  await tx.deleteFrom('orders').where('id', 'in', ids).execute()
}

/**
 * Sets the status of an order and records the step with its event. A concurrent change waits for the row and then finds
 * a different status.
 * @returns false without a change if the status is not `from`
 */
export async function storeStep(
  tx: Database,
  { id, from, to, tracking, because }: StoredStep,
  by: AuditActor,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      status: to,
      ...(tracking !== '' && { tracking }),
      ...(ORDER_STATES[to].returnsStock && { tracking: null }),
      ...(because && { cancelled_because: because }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('order_steps')
    .values({ order_id: id, status: to, made_by: by.actorId, api_key_id: by.keyId ?? null, made_at: by.now })
    .execute()
  await recordStep(tx, { id, from, to, because }, by)
  return true
}

/** An anonymized address keeps only the country, which determines the VAT. */
const EMPTY_ADDRESS = Object.fromEntries(
  ADDRESS_FIELDS.filter((field) => field !== 'country').map((field) => [field, '']),
)

/** Removes the customer, the addresses and the refund account from orders. Call it while they are locked. */
export async function anonymizeOrders(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('orders')
    .set({ user_id: null, email: null, customer_name: null, tracking: null, placed_key: null, forgotten_at: now })
    .where('id', 'in', ids)
    .execute()
  await tx.updateTable('order_addresses').set(EMPTY_ADDRESS).where('order_id', 'in', ids).execute()
  await anonymizeCompanies(tx, ids)
  await anonymizeSoldCards(tx, ids)
  await deleteRefundAccounts(tx, ids)
}

/** Records which e-mail announces a step. */
export async function setStepEmail(
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

/**
 * Removes the last step of an order and restores the status before it. Call it while the order is locked.
 * @param to the status before
 */
export async function removeStep(tx: Database, id: number, status: Step, to: OrderStatus): Promise<void> {
  const losesTracking = ORDER_STATES[status].takesTracking
  await tx.deleteFrom('order_steps').where('order_id', '=', id).where('status', '=', status).execute()
  await tx
    .updateTable('orders')
    .set({ status: to, ...(losesTracking && { tracking: null }) })
    .where('id', '=', id)
    .execute()
}
