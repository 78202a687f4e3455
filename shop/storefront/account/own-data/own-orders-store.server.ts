import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { ADDRESS_FIELDS } from '../../../core/addresses/address-lines.ts'
import { selectCompany } from '../../../sales/companies/companies-store.server.ts'
import {
  selectRefundAccount,
  unsealRefundAccount,
} from '../../../sales/payments/refund-accounts/refund-accounts-store.server.ts'

/**
 * Reads the orders of a customer with everything stored about them: lines, discounts, addresses, steps, payments,
 * refunds, and notes of staff.
 * @param secret decrypts the IBANs of refund accounts
 */
export async function ordersOf(db: Database, userId: number, secret: Buffer) {
  const orders = await db
    .selectFrom('orders')
    .select((order) => [
      ...(['id', 'status', 'tracking', 'created_at', 'email', 'customer_name', 'cancelled_because'] as const),
      ...(['method_name', 'collection_place', 'promised_from', 'promised_to', 'is_manual'] as const),
      jsonArrayFrom(
        order
          .selectFrom('order_steps')
          .select(['order_steps.status', 'made_at'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('made_at'),
      ).as('steps'),
      jsonArrayFrom(
        order
          .selectFrom('undone_steps')
          .select(['undone_steps.status', 'made_at', 'undone_at'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('undone_steps.id'),
      ).as('undone_steps'),
      jsonArrayFrom(
        order
          .selectFrom('order_lines')
          .select(['title', 'variant_name', 'quantity', 'unit_price_cents', 'discount_cents', 'price_reason'])
          .whereRef('order_id', '=', 'orders.id'),
      ).as('lines'),
      jsonArrayFrom(
        order
          .selectFrom('order_discounts')
          .select(['name', 'code', 'goods_cents', 'delivery_cents'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('discounts'),
      jsonArrayFrom(
        order
          .selectFrom('order_addresses')
          .select(['purpose', ...ADDRESS_FIELDS])
          .whereRef('order_id', '=', 'orders.id'),
      ).as('addresses'),
      selectCompany(order).as('company'),
      jsonArrayFrom(
        order
          .selectFrom('payments')
          .select(['provider', 'reference', 'other_reference', 'cents', 'state', 'paid_by', 'opened_at', 'paid_at'])
          .select(['received_on', 'dispute_state', 'dispute_opened_at'])
          .select((payment) =>
            jsonArrayFrom(
              payment
                .selectFrom('refunds')
                .select([
                  'cents',
                  'because',
                  'note',
                  'refunds.state',
                  'refunds.reference',
                  'reason',
                  'made_at',
                  'done_at',
                ])
                .select(['paid_back_on', 'bank_reference'])
                .whereRef('payment_id', '=', 'payments.id')
                .orderBy('refunds.id'),
            ).as('refunds'),
          )
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('payments.id'),
      ).as('payments'),
      jsonArrayFrom(
        order
          .selectFrom('order_notes')
          .select(['words', 'made_at'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_notes.id'),
      ).as('notes_of_staff'),
      selectRefundAccount(order).as('refund_account'),
    ])
    .where('user_id', '=', userId)
    .orderBy(sql`created_at`)
    .execute()
  return orders.map(({ lines, payments, refund_account, ...order }) => ({
    ...order,
    refund_account: refund_account && unsealRefundAccount(refund_account, secret),
    payments: payments.map(({ cents, refunds, ...payment }) => ({
      ...payment,
      amount: toPrice(cents),
      refunds: refunds.map(({ cents, ...refund }) => ({ ...refund, amount: toPrice(cents) })),
    })),
    lines: lines.map(({ unit_price_cents, ...line }) => ({ ...line, unit_price: toPrice(unit_price_cents) })),
  }))
}
