import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { ADDRESS_FIELDS } from '../../core/addresses/address-lines.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { selectCompany } from '../companies/companies-store.server.ts'
import { selectOrderGiftCards } from '../gift-cards/order-gift-cards.server.ts'
import { selectRefundAccount } from '../payments/refund-accounts/refund-accounts-store.server.ts'
import { WITHDRAWAL_REFUND } from '../returns/statements/withdrawal-refund.server.ts'

/** An order with its lines and steps. */
export type OrderRow = Awaited<ReturnType<typeof pageOfOrders>>[number]
/** The same with its customer and the author of each step. */
export type StaffOrderRow = Awaited<ReturnType<typeof findOrdersForStaff>>[number]

/** Selects the orders of a customer, or one of them by id. */
interface OwnOrders {
  userId: number
  order?: number | undefined
  /** Only orders that expired unpaid; these are excluded otherwise. */
  isExpired?: boolean | undefined
}

/** Finds one page of a customer's orders with lines and steps, newest first, in one query. */
export async function pageOfOrders(db: Database, { userId, order, isExpired }: OwnOrders, { page, size }: Paging) {
  return ordersWithLines(db)
    .where('orders.user_id', '=', userId)
    .where(hasNumber(order))
    .where(expiredCondition(order, isExpired))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export async function countOrders(db: Database, { userId, order, isExpired }: OwnOrders): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(hasNumber(order))
    .where(expiredCondition(order, isExpired))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds orders by id with all fields for staff, in the given sequence. */
export async function findOrdersForStaff(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  return withCustomers(db)
    .where('orders.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], orders.id)`)
    .execute()
}

/** Finds any order by id with all fields for staff; undefined if it does not exist. */
export async function findOrderForStaff(db: Database, id: number): Promise<StaffOrderRow | undefined> {
  const [found] = await orderForStaff(db, { id })
  return found
}

const orderForStaff = prepared(({ id }: { id: number }, db) => withCustomers(db).where('orders.id', '=', id))

/** Finds the status of an order; undefined if the order does not exist. */
export async function findStatus(db: Database, id: number): Promise<OrderStatus | undefined> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  return order?.status
}

/** Finds the SKUs of orders by order id, in the sequence of the lines; null for a line without one. */
export async function findSkusOfOrders(db: Database, ids: readonly number[]): Promise<Map<number, (string | null)[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .select(['order_id', 'sku'])
    .where('order_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('order_lines.id')
    .execute()
  const skus = new Map<number, (string | null)[]>()
  for (const { order_id, sku } of rows) skus.set(order_id, [...(skus.get(order_id) ?? []), sku])
  return skus
}

function ordersWithLines(db: Database) {
  return db.selectFrom('orders').select((orders) => [
    'orders.id',
    'orders.status',
    'orders.tracking',
    'orders.total_cents',
    'orders.created_at',
    'orders.first_status',
    'orders.from_cart',
    'orders.cancelled_because',
    'orders.held_until',
    'orders.delivery_cents',
    'orders.returned_units_cents',
    'orders.standard_delivery_cents',
    'orders.taxes',
    'orders.vat_mode',
    'orders.method_name',
    'orders.is_collection',
    'orders.collection_place',
    'orders.terms_hash',
    sql<string | null>`orders.promised_from::text`.as('promised_from'),
    sql<string | null>`orders.promised_to::text`.as('promised_to'),
    jsonArrayFrom(
      orders
        .selectFrom('order_addresses')
        .select(['purpose', ...ADDRESS_FIELDS])
        .whereRef('order_id', '=', 'orders.id'),
    ).as('addresses'),
    selectCompany(orders).as('company'),
    jsonObjectFrom(
      orders
        .selectFrom('payments')
        .select([
          'method',
          'method_text',
          'kind',
          'provider',
          'state',
          'reference',
          'cents',
          'ends_at',
          'paid_at',
          'paid_by',
          'differs',
          'is_test',
        ])
        .select([
          'is_disputed',
          'lost_cents',
          'overdrawn_cents',
          sql<number>`(
          select coalesce(sum(cents), 0)::bigint from refunds where payment_id = payments.id and refunds.state <> 'failed')`.as(
            'refunded_cents',
          ),
        ])
        .whereRef('order_id', '=', 'orders.id')
        .where('is_part', '=', false)
        // Prefers the paid attempt, otherwise the last one.
        .orderBy(sql`state = 'paid'`, 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ).as('payment'),
    jsonArrayFrom(
      orders
        .selectFrom('order_lines')
        .leftJoin('variants', (sold) =>
          sold.onRef('variants.id', '=', 'order_lines.variant_id').on('variants.deleted_at', 'is', null),
        )
        .leftJoin('products', (sold) =>
          sold.onRef('products.id', '=', 'variants.product_id').on('products.is_public', '=', sql.lit(true)),
        )
        .select(['order_lines.product_id', 'variant_id', 'quantity', 'order_lines.title', 'variant_name'])
        .select([
          'unit_price_cents',
          'order_lines.thumbnail_key',
          'order_lines.withdrawal',
          'order_lines.vat_class',
          'products.slug',
          'refunded',
          'refunded_as_paid',
          'withdrawn',
          'discount_cents',
        ])
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('order_lines.id'),
    ).as('lines'),
    jsonArrayFrom(
      orders
        .selectFrom('order_discounts')
        .select(['name', 'code', 'goods_cents', 'delivery_cents', 'offer'])
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('position'),
    ).as('discounts'),
    selectOrderGiftCards(orders).as('gift_cards'),
    jsonArrayFrom(
      orders
        .selectFrom('withdrawals')
        .select(['withdrawals.id', 'withdrawals.user_id', 'outcome', 'withdrawals.tracking', 'words', 'items'])
        .select(['stated_at', 'sent_back_at', 'arrived_at', 'closed_at', WITHDRAWAL_REFUND.as('refund')])
        .whereRef('withdrawals.order_id', '=', 'orders.id')
        .orderBy('withdrawals.id'),
    ).as('withdrawals'),
    jsonArrayFrom(
      orders
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .select(['refunds.cents', 'because', 'note', 'refunds.state', 'made_at', 'done_at', 'payments.provider'])
        .whereRef('payments.order_id', '=', 'orders.id')
        .orderBy('refunds.id'),
    ).as('refunds'),
    selectRefundAccount(orders).as('refund_account'),
    jsonArrayFrom(
      orders
        .selectFrom('order_steps')
        .leftJoin('users', 'users.id', 'made_by')
        .leftJoin('api_keys', 'api_keys.id', 'api_key_id')
        .select(['order_steps.status', 'made_at', sql<string>`coalesce(api_keys.name, ${fullName})`.as('by')])
        .whereRef('order_id', '=', 'orders.id'),
    ).as('steps'),
  ])
}

function withCustomers(db: Database) {
  return ordersWithLines(db)
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.user_id',
      'orders.transfer_account',
      'orders.is_manual',
      'orders.language',
      'orders.carrier_rate',
      sql<string | null>`coalesce(orders.email, users.email)`.as('email'),
      sql<string | null>`coalesce(orders.customer_name, users.first_name)`.as('first_name'),
      fullName.as('name'),
    ])
}

const fullName = sql<string>`concat_ws(' ', users.first_name, nullif(users.last_name, ''))`

function hasNumber(order: number | undefined) {
  return order === undefined ? sql<SqlBool>`true` : sql<SqlBool>`orders.id = ${order}`
}

/** A request for one order returns it in any state. */
function expiredCondition(order: number | undefined, isExpired = false) {
  if (order !== undefined) return sql<SqlBool>`true`
  return isExpired
    ? sql<SqlBool>`orders.cancelled_because = 'not_paid'`
    : sql<SqlBool>`orders.cancelled_because is distinct from 'not_paid'`
}
