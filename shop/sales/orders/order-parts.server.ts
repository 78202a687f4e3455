import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { ADDRESS_FIELDS } from '../../core/addresses/address-lines.ts'
import type { OrderOffer } from '../discounts/returned/order-offer.contract.ts'

/** Finds the lines of an order with their withdrawn and refunded quantities. */
export const findOrderLines = (db: Database, id: number) =>
  db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'quantity', 'withdrawn', 'refunded', 'restocked', 'unit_price_cents', 'withdrawal'])
    .select(['refunded_as_paid', 'discount_cents', 'product_id', 'title', 'variant_name'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

/** Finds the offers of an order that a return computes again, and the price of the units returned so far. */
export async function findRecomputedOffers(
  db: Database,
  id: number,
): Promise<{ offers: OrderOffer[]; returnedCents: number }> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_discounts', 'order_id', 'orders.id')
    .select(['offer', 'returned_units_cents'])
    .where('orders.id', '=', id)
    .where('offer', 'is not', null)
    .orderBy('position')
    .execute()
  return { offers: found.flatMap(({ offer }) => offer ?? []), returnedCents: found[0]?.returned_units_cents ?? 0 }
}

/** Finds the quantities and prices of an order's lines. */
export const findOrderedLines = (db: Database, id: number) =>
  db
    .selectFrom('order_lines')
    .select(['variant_id', 'quantity', 'unit_price_cents'])
    .where('order_id', '=', id)
    .orderBy('variant_id')
    .execute()

/** Finds the delivery address and status of an order; undefined if it is collected, anonymized or does not exist. */
export const findDelivery = (db: Database, id: number) =>
  db
    .selectFrom('order_addresses')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['status', ...ADDRESS_FIELDS])
    .where('order_id', '=', id)
    .where('purpose', '=', 'delivery')
    .where('forgotten_at', 'is', null)
    .$narrowType<Address>()
    .executeTakeFirst()

/** Finds unpaid orders past their collection deadline, oldest first. @param id limits the search to one order */
export async function findUncollected(db: Database, now: Date, id?: number): Promise<number[]> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('is_collection', '=', true)
    .where('payment_state', '=', 'open')
    .where('status', 'in', ['making', 'shipping', 'shipped'])
    .where('held_until', '<=', now)
    .$if(id !== undefined, (found) => found.where('id', '=', id ?? 0))
    .orderBy('held_until')
    .limit(100)
    .execute()
  return found.map(({ id }) => id)
}

/** Finds the full text of the terms agreed to with an order; undefined if there are none. */
export async function findAgreedTerms(db: Database, id: number): Promise<string | undefined> {
  const [found] = await agreedTerms(db, { id })
  return found?.words
}

const agreedTerms = prepared(({ id }: { id: number }, db) =>
  db.selectFrom('orders').innerJoin('terms_versions', 'hash', 'terms_hash').select('words').where('orders.id', '=', id),
)

/** Finds a version of the terms by its hash; undefined if it does not exist. */
export const findTermsVersion = (
  db: Database,
  hash: string,
): Promise<{ words: string; language: string } | undefined> =>
  db.selectFrom('terms_versions').select(['words', 'language']).where('hash', '=', hash).executeTakeFirst()

/** Finds orders with an expired stock reservation, oldest first. */
export const findHeldOver = (db: Database, now: Date): Promise<{ id: number; held_until: Date | null }[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'held_until'])
    .where('status', '=', 'awaiting_payment')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(100)
    .execute()
