import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../core/addresses/address-lines.ts'
import { selectCompany } from '../companies/companies-store.server.ts'

/** An order with everything that its documents contain. */
export type InvoicedOrder = NonNullable<Awaited<ReturnType<typeof findInvoicedOrder>>>

/** Finds an order for its documents, and locks it; undefined if it does not exist or is anonymized. */
export async function findInvoicedOrder(tx: Database, id: number) {
  await sql`select from orders where id = ${id} for no key update`.execute(tx)
  return tx
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select((order) => [
      ...([
        'orders.id',
        'orders.status',
        'orders.created_at',
        'orders.is_test',
        'orders.language',
        'orders.total_cents',
      ] as const),
      ...(['orders.delivery_cents', 'orders.taxes', 'orders.vat_mode', 'orders.method_name'] as const),
      ...(['orders.is_collection', 'orders.payment_state', 'orders.payment_method_text'] as const),
      selectCompany(order).as('company'),
      sql<string | null>`coalesce(orders.email, users.email)`.as('email'),
      sql<
        string | null
      >`coalesce(orders.customer_name, concat_ws(' ', users.first_name, nullif(users.last_name, '')))`.as(
        'customer_name',
      ),
      sql<string | null>`orders.promised_from::text`.as('promised_from'),
      order
        .selectFrom('order_steps')
        .select('made_at')
        .whereRef('order_id', '=', 'orders.id')
        .where('status', '=', 'delivered')
        .limit(1)
        .as('delivered_at'),
      jsonArrayFrom(
        order
          .selectFrom('order_addresses')
          .select(['purpose', ...ADDRESS_FIELDS])
          .whereRef('order_id', '=', 'orders.id')
          .$castTo<Address & { purpose: 'delivery' | 'billing' }>(),
      ).as('addresses'),
      jsonArrayFrom(
        order
          .selectFrom('order_lines')
          .select(['id', 'title', 'variant_name', 'quantity', 'unit_price_cents', 'discount_cents', 'vat_rate'])
          .select(['vat_class', 'variant_id', 'refunded'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('id')
          .$narrowType<{ id: NotNull }>(),
      ).as('lines'),
      jsonArrayFrom(
        order
          .selectFrom('order_discounts')
          .select(['name', sql<number>`goods_cents + delivery_cents`.as('cents')])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('discounts'),
      jsonArrayFrom(
        order
          .selectFrom('order_discounts')
          .select('offer')
          .whereRef('order_id', '=', 'orders.id')
          .where('offer', 'is not', null)
          .$narrowType<{ offer: NotNull }>()
          .orderBy('position'),
      ).as('offers'),
      jsonArrayFrom(
        order
          .selectFrom('payments')
          .select(['method_text', 'paid_at', sql<string | null>`received_on::text`.as('received_on')])
          .whereRef('order_id', '=', 'orders.id')
          .where('state', '=', 'paid')
          .where('is_part', '=', false)
          .orderBy('id', 'desc')
          .limit(1),
      ).as('payments'),
    ])
    .where('orders.id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Finds a refund with the refunded pieces by order line; undefined if it does not exist. The rest of a refund by gift
 * card has its pieces.
 */
export async function findRefundedLines(tx: Database, id: number) {
  return tx
    .selectFrom('refunds')
    .select((refund) => [
      'id',
      'cents',
      'because',
      'note',
      'rest_of',
      'gift_card_cents',
      jsonArrayFrom(
        refund
          .selectFrom('refund_lines')
          .select(['order_line_id as id', 'quantity'])
          .where('refund_id', '=', refund.fn.coalesce('refunds.rest_of', 'refunds.id')),
      ).as('lines'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
