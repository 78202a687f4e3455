import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPrice } from '../../../lib/money.ts'
import type { Schema } from '../../../server/db/schema.ts'
import type { OrderGiftCard } from './order-gift-card.contract.ts'

/** Selects the gift cards of each order in a query, with the amounts that they paid and got back. */
export const selectOrderGiftCards = (orders: ExpressionBuilder<Schema, 'orders'>) =>
  jsonArrayFrom(
    orders
      .selectFrom('payments')
      .innerJoin('gift_card_entries', 'payment_id', 'payments.id')
      .innerJoin('gift_cards', 'gift_cards.id', 'gift_card_id')
      .select([
        'gift_cards.id',
        'last_four',
        sql<number>`-min(amount_cents)`.as('cents'),
        sql<number>`(sum(amount_cents) - min(amount_cents))::bigint`.as('returned_cents'),
      ])
      .whereRef('payments.order_id', '=', 'orders.id')
      .where('provider', '=', 'gift_card')
      .groupBy('gift_cards.id')
      .orderBy('gift_cards.id'),
  )

/** Converts a gift card of an order to its API form. */
export const giftCardResponse = ({
  id,
  last_four,
  cents,
  returned_cents,
}: {
  id: number
  last_four: string
  cents: number
  returned_cents: number
}): OrderGiftCard => ({ id, last_four, amount: toPrice(cents), returned: toPrice(returned_cents) })
