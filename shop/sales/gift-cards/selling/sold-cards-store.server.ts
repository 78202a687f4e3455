import { type RawBuilder, sql } from 'kysely'
import { texts } from '#texts/sales/gift-cards/selling'
import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { recordAudits } from '../../../core/activity-log/audit-log-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { lockGiftCards, revokeGiftCard, updateGiftCard } from '../gift-cards-store.server.ts'

interface SellingOrder {
  user_id?: number | null | undefined
  email?: string | null | undefined
  /** Whether its recipients are those of the customer's cart. */
  from_cart?: boolean | undefined
  created_at?: Date | undefined
}

interface SoldLine {
  variant_id: number
  quantity: number
  unit_price_cents: number
  vat_class?: string | undefined
}

/**
 * Returns the common table expression that stores the gift cards of an order: one for each piece, for the recipients in
 * the cart in their order, and the others for the buyer. Undefined for an order without gift cards.
 * @param placed the name of the common table expression with the id of the order
 */
export function insertSoldCards(
  placed: RawBuilder<unknown>,
  order: SellingOrder,
  lines: readonly SoldLine[],
): RawBuilder<unknown> | undefined {
  const cards = lines
    .filter(({ vat_class = '', unit_price_cents }) => isGiftCard(vat_class) && unit_price_cents > 0)
    .map(({ variant_id, quantity, unit_price_cents }) => ({ variant_id, quantity, cents: unit_price_cents }))
  if (cards.length === 0) return undefined
  const { day } = inShopTime(order.created_at ?? new Date())
  const buyer = order.email ?? sql`(select email from users where id = ${order.user_id ?? null}::bigint)`
  return sql`
    insert into sold_gift_cards (order_id, variant_id, piece, cents, is_for_buyer, email, name, message, send_on)
    select ${placed}.id, line.variant_id, piece, cents, recipient.id is null, coalesce(recipient.email, ${buyer}, ''),
      coalesce(name, ''), coalesce(message, ''), greatest(send_on, ${day}::date)
    from ${placed}
      cross join jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as line(variant_id bigint, quantity integer, cents bigint)
      cross join lateral generate_series(1, line.quantity) as piece
      left join (
        select *, row_number() over (partition by variant_id order by id) as place from cart_gift_recipients
        where user_id = ${order.from_cart ? (order.user_id ?? null) : null}::bigint) as recipient
        on recipient.variant_id = line.variant_id and recipient.place = piece`
}

const soldCards = (db: Database) =>
  db
    .selectFrom('sold_gift_cards as sold')
    .innerJoin('orders', 'orders.id', 'order_id')
    .leftJoin('gift_cards as card', 'card.id', 'gift_card_id')
    .select([
      'sold.id',
      'order_id',
      'sold.variant_id',
      'cents',
      'is_for_buyer',
      'gift_card_id',
      'sent_at',
      'revoked_at',
      'resends',
    ])
    .select(['returned_cents', 'last_four', 'is_blocked', 'orders.language', sql<string>`send_on::text`.as('send_on')])
    .select([
      sql<string>`coalesce(card.email, sold.email)`.as('email'),
      sql<string>`coalesce(card.recipient_name, sold.name)`.as('name'),
      sql<string>`coalesce(card.message, sold.message)`.as('message'),
      sql<number>`coalesce((
        select sum(amount_cents) from gift_card_entries where gift_card_id = card.id), cents)::bigint`.as(
        'balance_cents',
      ),
    ])
    .orderBy('sold.id')

/** A gift card that an order sells. Its balance is its value until it is issued. */
export type SoldCardRow = Awaited<ReturnType<ReturnType<typeof soldCards>['execute']>>[number]

/** Finds the gift cards that an order sells. */
export const findSoldCards = (db: Database, orderId: number): Promise<SoldCardRow[]> =>
  soldCards(db).where('order_id', '=', orderId).execute()

/** Finds the newest 100 gift cards that a customer buys for others. */
export const findBoughtCards = (db: Database, userId: number): Promise<SoldCardRow[]> =>
  soldCards(db)
    .clearOrderBy()
    .where('orders.user_id', '=', userId)
    .where('is_for_buyer', '=', false)
    .orderBy('sold.id', 'desc')
    .limit(100)
    .execute()

/** Finds a sold gift card; undefined if it does not exist. */
export const findSoldCard = (db: Database, id: number): Promise<SoldCardRow | undefined> =>
  soldCards(db).where('sold.id', '=', id).executeTakeFirst()

/** Finds the sold card of a gift card that was neither sent nor refunded; undefined if it does not exist. */
export const findUnsentCard = (db: Database, cardId: number): Promise<SoldCardRow | undefined> =>
  soldCards(db)
    .where('gift_card_id', '=', cardId)
    .where('sent_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Stores that a sold card was issued. Its recipient is stored with the card from then on. */
export async function setIssued(tx: Database, id: number, cardId: number): Promise<void> {
  await tx
    .updateTable('sold_gift_cards')
    .set({ gift_card_id: cardId, email: '', name: '', message: '' })
    .where('id', '=', id)
    .execute()
}

/** Stores when the code of a card was sent, unless it is stored already; without effect for a card of staff. */
export async function setSent(tx: Database, cardId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sold_gift_cards')
    .set({ sent_at: now })
    .where('gift_card_id', '=', cardId)
    .where('sent_at', 'is', null)
    .execute()
}

/** Counts that the buyer sends a card again or changes its address. Call it while the order is locked. */
export async function countResend(tx: Database, id: number): Promise<void> {
  await tx
    .updateTable('sold_gift_cards')
    .set(({ eb }) => ({ resends: eb('resends', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Returns whether an order sells gift cards only, and each one was sent or refunded. */
export async function areAllSent(tx: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ all_sent: boolean }>`
    select not exists (select from order_lines where order_id = ${orderId} and vat_class <> 'gift_card')
      and not exists (
        select from sold_gift_cards where order_id = ${orderId} and sent_at is null and revoked_at is null)
      as all_sent`.execute(tx)
  return rows[0]?.all_sent === true
}

/** Finds the sold cards of an order that pay a part of an unpaid order. Call it while they are locked. */
export async function findCardsInUse(tx: Database, orderId: number): Promise<ReadonlySet<number>> {
  const found = await tx
    .selectFrom('sold_gift_cards as sold')
    .innerJoin('gift_card_entries as entry', 'entry.gift_card_id', 'sold.gift_card_id')
    .innerJoin('payments', 'payments.id', 'entry.payment_id')
    .select('entry.gift_card_id')
    .where('sold.order_id', '=', orderId)
    .where('payments.state', '=', 'open')
    .execute()
  return new Set(found.map(({ gift_card_id }) => gift_card_id))
}

/**
 * Revokes pieces of an order: their cards are blocked and lose their balance, unspent ones first. Pieces that are not
 * issued yet are never issued. Call it while the order is locked, before its refund is stored.
 * @param pieces quantities by variant id; all by default
 * @returns the part of the order's price that cannot be refunded, cards that customers keep and spent amounts; and the
 * balance of the revoked pieces
 * @throws Refusal 409 while an unpaid order uses one of the cards
 */
export async function revokeSoldCards(
  tx: Database,
  orderId: number,
  now: Date,
  pieces?: ReadonlyMap<number, number>,
): Promise<{ kept: number; revoked: number }> {
  if ((await findSoldCards(tx, orderId)).length === 0) return { kept: 0, revoked: 0 }
  await lockGiftCards(tx, orderId)
  const cards = await findSoldCards(tx, orderId)
  const left = new Map(pieces)
  const byBalance = cards.toSorted((one, other) => other.balance_cents - one.balance_cents || other.id - one.id)
  const inUse = await findCardsInUse(tx, orderId)
  let [kept, revoked] = [0, 0]
  for (const { id, variant_id, cents, balance_cents, gift_card_id, revoked_at, returned_cents } of byBalance) {
    const wanted = pieces ? (left.get(variant_id) ?? 0) : 1
    if (revoked_at === null && wanted > 0) {
      if (gift_card_id !== null && inUse.has(gift_card_id)) throw refuse(texts.isInUse, 409)
      left.set(variant_id, wanted - 1)
      await tx
        .updateTable('sold_gift_cards')
        .set({ revoked_at: now, returned_cents: balance_cents })
        .where('id', '=', id)
        .execute()
      if (gift_card_id !== null) await revokeGiftCard(tx, gift_card_id, balance_cents, now)
      kept += cents - balance_cents
      revoked += balance_cents
    } else kept += cents - (returned_cents ?? 0)
  }
  return { kept, revoked }
}

/** A blocked gift card, as the e-mail to staff names it. */
export type BlockedCard = Pick<SoldCardRow, 'last_four' | 'balance_cents'>

/**
 * Blocks the issued gift cards of an order, because its money was returned by the payment provider or is disputed. A
 * spent card is blocked too: an order that it paid may return its balance. Call it while the order is locked.
 * @param paidCents what the main payment still pays; cards that it pays are not blocked. 0 blocks all cards.
 */
export async function blockSoldCards(
  tx: Database,
  orderId: number,
  paidCents: number,
  now: Date,
): Promise<BlockedCard[]> {
  const all = await findSoldCards(tx, orderId)
  if (all.length === 0) return []
  await lockGiftCards(tx, orderId)
  const cards = (await findSoldCards(tx, orderId)).filter(({ revoked_at }) => revoked_at === null)
  if (cards.reduce((sum, { cents }) => sum + cents, 0) <= paidCents) return []
  const blocked = cards.filter(({ is_blocked }) => is_blocked === false)
  const ids = blocked.flatMap(({ gift_card_id }) => gift_card_id ?? [])
  for (const id of ids) await updateGiftCard(tx, id, { is_blocked: true })
  const changed = [{ field: 'is_blocked', old: 'false', new: 'true' }]
  await recordAudits(
    tx,
    'gift_card',
    ids.map((id) => ({ id, changed })),
    { actorId: null, isShop: true, now },
  )
  return blocked
}

/** Finds the gift cards of an order that are blocked and not refunded. */
export const findBlockedCards = async (db: Database, orderId: number): Promise<BlockedCard[]> =>
  (await findSoldCards(db, orderId)).filter(({ is_blocked, revoked_at }) => is_blocked && revoked_at === null)

/**
 * Removes the recipients of unissued cards with an address of a former customer.
 * @param addresses as `eraseRecipients`
 */
export async function eraseSoldRecipients(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    update sold_gift_cards set email = '', name = '', message = '' from ${addresses} as had, orders
    where orders.id = order_id and orders.created_at <= until and lower(sold_gift_cards.email collate "C") = key
      and gift_card_id is null`.execute(tx)
}

/** Removes the recipients of cards that were never issued from anonymized orders. */
export async function anonymizeSoldCards(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('sold_gift_cards')
    .set({ email: '', name: '', message: '' })
    .where('order_id', 'in', orderIds)
    .execute()
}
