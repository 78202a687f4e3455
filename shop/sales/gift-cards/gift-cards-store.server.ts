import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { CartGiftCard } from './apply-gift-cards.ts'
import { removeFromAccounts } from './own/own-gift-cards-store.server.ts'
import type { GiftCardTable } from './tables.ts'

const BALANCE = sql<number>`(
  select coalesce(sum(amount_cents), 0)::bigint from gift_card_entries where gift_card_id = gift_cards.id)`

/** A gift card with its balance in cents, and the order that sold it; null for a card of staff. */
export type GiftCardRow = Omit<Selectable<GiftCardTable>, 'code_hash'> & {
  balance_cents: number
  issued_cents: number
  sold_with: number | null
}

const cards = (db: Database) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'last_four', 'email', 'recipient_name', 'message', 'reason', 'is_blocked', 'version', 'created_at'])
    .select([
      sql<number | null>`(select order_id from sold_gift_cards where gift_card_id = gift_cards.id)`.as('sold_with'),
      sql<string | null>`ends_on::text`.as('ends_on'),
      BALANCE.as('balance_cents'),
      sql<number>`(
        select amount_cents from gift_card_entries where gift_card_id = gift_cards.id and kind = 'issued')`.as(
        'issued_cents',
      ),
    ])

/** Finds all gift cards, newest first. */
export const findGiftCards = (db: Database): Promise<GiftCardRow[]> => cards(db).orderBy('id', 'desc').execute()

/** Finds a gift card by id; undefined if it does not exist. */
export const findGiftCard = (db: Database, id: number): Promise<GiftCardRow | undefined> =>
  cards(db).where('id', '=', id).executeTakeFirst()

/** Finds a gift card by the hash of its code; undefined if it does not exist. */
export const findGiftCardByCode = (db: Database, hash: Buffer): Promise<GiftCardRow | undefined> =>
  cards(db).where('code_hash', '=', hash).executeTakeFirst()

/** Locks a gift card until the end of the transaction. @returns false if it does not exist */
export async function lockGiftCard(tx: Database, id: number): Promise<boolean> {
  const found = await tx.selectFrom('gift_cards').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return found !== undefined
}

/**
 * Locks the gift cards that an order sells and those that pay it, in the order of their ids, until the end of the
 * transaction.
 */
export async function lockGiftCards(tx: Database, orderId: number): Promise<void> {
  await sql`
    select id from gift_cards where id in (
      select gift_card_id from sold_gift_cards where order_id = ${orderId} and gift_card_id is not null
      union select gift_card_id from gift_card_entries join payments on payments.id = payment_id where order_id = ${orderId})
    order by id for no key update`.execute(tx)
}

/** Blocks a locked gift card and takes an amount from its balance, because the purchase of the card is refunded. */
export async function revokeGiftCard(tx: Database, id: number, cents: number, now: Date): Promise<void> {
  const entry = { gift_card_id: id, kind: 'revoked' as const, amount_cents: -cents, made_at: now }
  if (cents > 0) await tx.insertInto('gift_card_entries').values(entry).execute()
  await updateGiftCard(tx, id, { is_blocked: true })
}

/** Finds the entries of a gift card with their orders, oldest first. */
export const findEntries = (db: Database, id: number) =>
  db
    .selectFrom('gift_card_entries')
    .leftJoin('payments', 'payments.id', 'payment_id')
    .select(['gift_card_entries.id', 'gift_card_entries.kind', 'amount_cents', 'made_at', 'payments.order_id'])
    .where('gift_card_id', '=', id)
    .orderBy('gift_card_entries.id')
    .execute()

interface NewCard extends Pick<GiftCardRow, 'last_four' | 'email' | 'message' | 'reason' | 'ends_on'> {
  code_hash: Buffer
  recipient_name?: string
}

/** Stores a gift card with its first entry. @returns its id */
export async function insertGiftCard(tx: Database, card: NewCard, cents: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('gift_cards')
    .values({ ...card, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { gift_card_id: id, kind: 'issued' as const, amount_cents: cents, made_at: now }
  await tx.insertInto('gift_card_entries').values(entry).execute()
  return id
}

/** Changes a locked gift card and increments its version. A new code removes the card from all carts and accounts. */
export async function updateGiftCard(
  tx: Database,
  id: number,
  change: Partial<Pick<NewCard, 'code_hash' | 'last_four' | 'email' | 'ends_on'> & { is_blocked: boolean }>,
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (!change.code_hash) return
  await tx.deleteFrom('cart_gift_cards').where('gift_card_id', '=', id).execute()
  await removeFromAccounts(tx, id)
}

/** Removes the recipient and the message from gift cards. @param condition a condition on `gift_cards` */
export async function clearRecipients(tx: Database, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    update gift_cards set email = '', recipient_name = '', message = '', version = version + 1
    where email <> '' and ${condition}`.execute(tx)
}

/** Adds a gift card to a customer's cart. */
export async function addCartGiftCard(db: Database, userId: number, id: number, now: Date): Promise<void> {
  await db
    .insertInto('cart_gift_cards')
    .values({ user_id: userId, gift_card_id: id, entered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a gift card from a customer's cart. */
export async function removeCartGiftCard(db: Database, userId: number, id: number): Promise<void> {
  await db.deleteFrom('cart_gift_cards').where('user_id', '=', userId).where('gift_card_id', '=', id).execute()
}

/**
 * Locks the gift cards in a customer's cart in the order of their ids, until the end of the transaction. Call it before
 * `findCartGiftCards`, after the variants and discounts are locked.
 */
export async function lockCartGiftCards(tx: Database, userId: number): Promise<void> {
  await cartLocks(tx, { userId })
}

const cartLocks = prepared(
  ({ userId }: { userId: number }) => sql`
    select id from gift_cards
    where id in (select gift_card_id from cart_gift_cards where user_id = ${userId}::bigint)
    order by id for no key update`,
)

/** Finds the gift cards in a customer's cart that can be spent on a day (ISO). */
export const findCartGiftCards = (db: Database, userId: number, day: string): Promise<CartGiftCard[]> =>
  spendable(db, { userId, day })

const spendable = prepared(
  ({ userId, day }: { userId: number; day: string }) => sql<CartGiftCard>`
    select id, last_four, ends_on::text as ends_on, balance_cents
    from cart_gift_cards join gift_cards on id = gift_card_id, lateral (select ${BALANCE} as balance_cents) as ledger
    where user_id = ${userId}::bigint and not is_blocked and (ends_on is null or ends_on >= ${day}::date)
      and balance_cents > 0
    order by entered_at, id`,
)

/** Takes the amounts of a payment from its gift cards, which leave the cart. Call it while the cards are locked. */
export async function redeemGiftCards(
  tx: Database,
  {
    userId,
    paymentId,
    applied,
  }: { userId: number; paymentId: number; applied: readonly { id: number; cents: number }[] },
  now: Date,
): Promise<void> {
  await insertEntries(
    tx,
    'redeemed',
    paymentId,
    applied.map(({ id, cents }) => ({ id, cents: -cents })),
    now,
  )
  const ids = applied.map(({ id }) => id)
  await tx.deleteFrom('cart_gift_cards').where('user_id', '=', userId).where('gift_card_id', 'in', ids).execute()
}

type EntryKind = 'redeemed' | 'returned' | 'refunded'

async function insertEntries(
  tx: Database,
  kind: EntryKind,
  payment_id: number,
  amounts: readonly { id: number; cents: number }[],
  made_at: Date,
): Promise<void> {
  const values = amounts
    .filter(({ cents }) => cents !== 0)
    .map(({ id, cents }) => ({ gift_card_id: id, kind, amount_cents: cents, payment_id, made_at }))
  if (values.length === 0) return
  await tx.insertInto('gift_card_entries').values(values).execute()
  if (kind !== 'redeemed')
    await unblockRevoked(
      tx,
      values.map(({ gift_card_id }) => gift_card_id),
    )
}

/** Unblocks cards of a refunded purchase: they get back an amount that was not part of that refund. */
async function unblockRevoked(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update gift_cards set is_blocked = false, version = version + 1
    where id = any(${ids}::bigint[]) and is_blocked
      and exists (select from sold_gift_cards where gift_card_id = gift_cards.id and revoked_at is not null)`.execute(
    tx,
  )
}

/** Locks the gift cards of a payment in the order of their ids. @returns the amounts that it has taken and keeps */
async function lockTaken(tx: Database, paymentId: number): Promise<{ id: number; cents: number; first: number }[]> {
  await sql`
    select id from gift_cards where id in (select gift_card_id from gift_card_entries where payment_id = ${paymentId})
    order by id for no key update`.execute(tx)
  const { rows } = await sql<{ id: number; cents: number; first: number }>`
    select gift_card_id as id, -sum(amount_cents)::bigint as cents, -min(amount_cents)::bigint as first
    from gift_card_entries where payment_id = ${paymentId} group by 1 order by 1`.execute(tx)
  return rows
}

/**
 * Returns the amounts of a payment that was not completed to its gift cards, and the cards to the customer's cart.
 * Call it while the order is locked.
 */
export async function returnToGiftCards(
  tx: Database,
  { paymentId, userId }: { paymentId: number; userId: number | null },
  now: Date,
): Promise<void> {
  const taken = await lockTaken(tx, paymentId)
  await insertEntries(tx, 'returned', paymentId, taken, now)
  if (userId !== null) for (const { id } of taken) await addCartGiftCard(tx, userId, id, now)
}

/**
 * Takes the amounts of a payment from its gift cards once more. Call it while the order is locked.
 * @returns false without a change if a card is blocked, has ended or has too little balance
 */
export async function redeemAgain(
  tx: Database,
  { paymentId, day }: { paymentId: number; day: string },
  now: Date,
): Promise<boolean> {
  const amounts = await lockTaken(tx, paymentId)
  for (const { id, first } of amounts) {
    const card = await findGiftCard(tx, id)
    if (!card || card.is_blocked || (card.ends_on !== null && card.ends_on < day) || card.balance_cents < first)
      return false
  }
  await insertEntries(
    tx,
    'redeemed',
    paymentId,
    amounts.map(({ id, first }) => ({ id, cents: -first })),
    now,
  )
  return true
}

/**
 * Refunds an amount to the gift cards of a payment. A card that ends before `validUntil` (ISO) is extended to it. Call
 * it while the order is locked.
 */
export async function refundToGiftCards(
  tx: Database,
  { paymentId, cents, validUntil }: { paymentId: number; cents: number; validUntil: string },
  now: Date,
): Promise<void> {
  let left = cents
  const amounts = (await lockTaken(tx, paymentId)).map((taken) => {
    const back = Math.min(taken.cents, left)
    left -= back
    return { id: taken.id, cents: back }
  })
  await insertEntries(tx, 'refunded', paymentId, amounts, now)
  const ids = amounts.flatMap(({ id, cents }) => (cents > 0 ? [id] : []))
  await sql`
    update gift_cards set ends_on = ${validUntil}::date, version = version + 1
    where id = any(${ids}::bigint[]) and ends_on < ${validUntil}::date`.execute(tx)
}
