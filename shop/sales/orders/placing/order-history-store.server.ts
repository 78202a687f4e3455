import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { firstRow, prepared } from '../../../../server/db/prepared.ts'
import { keyReused } from '../../../../server/http/refusal.ts'

/** The customer's earlier orders, as far as they decide whether the next one can be placed. */
export interface OrderHistory {
  /** The order that this customer placed with the same key; null if not found. */
  placed: number | null
  /** The lines of that order by variant; null if not found. */
  ordered: { variant_id: number; quantity: number }[] | null
  /** The customer's order that awaits its online payment; null if not found. */
  pendingOnline: number | null
  /** The id reserved for the new order; null when `placed` or `pendingOnline` is set. */
  id: number | null
  unpaid: UnpaidOrders
  /** When unpaid orders of the customer expired or were cancelled since `lapsesSince`, oldest first. */
  lapses: Date[]
}

interface OrderHistoryQuery {
  userId: number
  key: string
  lapsesSince: Date
}

/** The unpaid orders of a customer. Orders that staff entered are not among them. */
export interface UnpaidOrders {
  /** `isAwaited`: not prepared before the payment. */
  orders: readonly { id: number; method: string; isAwaited: boolean; cents: number }[]
  /** Quantities in these orders by variant id. */
  pieces: Readonly<Record<string, number>>
  /** Whether the customer has ever paid an order. */
  hasPaid: boolean
}

/** Finds the earlier orders that decide about a new one. Call it while the customer's account is locked. */
export async function findOrderHistory(tx: Database, query: OrderHistoryQuery): Promise<OrderHistory> {
  return firstRow(await orderHistory(tx, query))
}

/** The condition of an unpaid order of a customer, equal to the index `orders_unpaid_of_customer`. */
const isUnpaid = (customer: RawBuilder<number>) => sql<boolean>`
  user_id = ${customer} and payment_state = 'open' and orders.status <> 'cancelled' and orders.status <> 'delivered' and not is_manual`

const unpaidOrders = (customer: RawBuilder<number>) => sql<UnpaidOrders>`
  jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'cents', total_cents, 'method', payment_method,
        'isAwaited', orders.status = 'awaiting_payment') order by id), '[]')
      from orders where ${isUnpaid(customer)}),
    'pieces', (select coalesce(jsonb_object_agg(variant_id, pieces), '{}') from (
      select variant_id, sum(quantity) as pieces from orders join order_lines on order_id = orders.id
      where ${isUnpaid(customer)} group by variant_id) as held),
    'hasPaid', exists (select from orders where user_id = ${customer} and payment_state = 'paid' and orders.status <> 'cancelled' and not is_test))`

const orderHistory = prepared(
  ({ userId, key, lapsesSince }: OrderHistoryQuery) => sql<OrderHistory>`
    select placed, pending as "pendingOnline", ${unpaidOrders(sql.ref('customer'))} as unpaid,
      array(
        select made_at from orders join order_steps on order_id = orders.id and order_steps.status = 'cancelled'
        where user_id = customer and orders.status = 'cancelled' and payment_state = 'open' and made_at > ${lapsesSince}::timestamptz
          and (cancelled_because = 'not_paid'
            or (cancelled_because in ('given_up', 'withdrawn') and made_at - created_at > interval '30 minutes'))
        order by made_at) as lapses,
      (select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', quantity) order by variant_id)
        from order_lines where order_id = placed) as ordered,
      case when placed is null and pending is null then nextval(pg_get_serial_sequence('orders', 'id')) end as id
    from (select ${userId}::bigint as customer, ${key}::uuid as key) as asked,
      lateral (select (select id from orders where user_id = customer and placed_key = key) as placed,
        (select id from orders where user_id = customer and status = 'awaiting_payment' and is_online_payment) as pending) as found`,
)

/** Finds the unpaid orders of a customer. */
export async function findUnpaidOrders(db: Database, userId: number): Promise<UnpaidOrders> {
  return firstRow(await unpaidOf(db, { userId })).unpaid
}

const unpaidOf = prepared(
  ({ userId }: { userId: number }) =>
    sql<{ unpaid: UnpaidOrders }>`
      select ${unpaidOrders(sql.ref('customer'))} as unpaid from (select ${userId}::bigint as customer) as asked`,
)

/** Returns whether the terms with a hash are stored. */
export async function hasTerms(db: Database, hash: string): Promise<boolean> {
  return firstRow(await termsStored(db, { hash })).is_stored
}

const termsStored = prepared(
  ({ hash }: { hash: string }) =>
    sql<{ is_stored: boolean }>`select exists (select from terms_versions where hash = ${hash}) as is_stored`,
)

/**
 * Finds the order that staff placed with a key. Other transactions with the same key wait until this one ends.
 * @param customerId the customer of the order that staff place now; undefined without an account
 * @throws Refusal 409 if this customer placed an order with the same key
 */
export async function findPlacedByStaff(
  tx: Database,
  key: string,
  customerId: number | undefined,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const placed = await tx
    .selectFrom('orders')
    .select(['id', 'is_manual'])
    .where('placed_key', '=', key)
    .where(({ or, eb }) => or([eb('is_manual', '=', true), eb('user_id', '=', customerId ?? null)]))
    .orderBy('is_manual', 'desc')
    .executeTakeFirst()
  if (placed && !placed.is_manual) throw keyReused()
  return placed?.id
}

/** Finds the last order of a customer since a time that is not cancelled; undefined if not found. */
export async function findPlacedSince(db: Database, userId: number, since: Date): Promise<number | undefined> {
  const placed = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return placed?.id
}

/**
 * Configures a transaction that places an order. Triggers send no notifications, because PostgreSQL serializes commits
 * with notifications; call `notifySold` after the commit. Prepared statements use their generic plan, because planning
 * them takes longer than running them.
 */
export async function configurePlacing(tx: Database): Promise<void> {
  await placingConfiguration(tx, {})
}

const placingConfiguration = prepared(
  () =>
    sql`select set_config('shop.tells_later', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
)

interface Sale {
  /** Undefined if the account was deleted. */
  customer: number | undefined
  /** From `takeFromStock` or `saleNotice`. */
  notices: readonly string[]
}

/** Notifies all processes that stock was sold and that a job waits. */
export async function notifySold(db: Database, { customer, notices }: Sale): Promise<void> {
  await notify(db, { notices, customers: customer === undefined ? [] : [customer] })
}

const notify = prepared(
  ({ notices, customers }: { notices: readonly string[]; customers: readonly number[] }) => sql`
    select pg_notify('catalogue_changed', notice) from unnest(${notices}::text[]) as notice
    union all select pg_notify('job_waits', '')
    union all select pg_notify('customer_changed', id::text) from unnest(${customers}::bigint[]) as id`,
)
