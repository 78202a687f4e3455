import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** The most cards that a customer can add by their codes. */
export const MAX_ADDED = 50

interface OwnGiftCardRow {
  id: number
  last_four: string
  ends_on: string | null
  is_blocked: boolean
  balance_cents: number
  is_added: boolean
  is_in_cart: boolean
}

/**
 * Finds the gift cards that a customer can spend without their codes, newest first: those that were added by their
 * code, and those that were sent to the confirmed address of the account, without those of an earlier account with it.
 */
export async function findOwnGiftCards(db: Database, userId: number): Promise<OwnGiftCardRow[]> {
  const { rows } = await sql<OwnGiftCardRow>`
    with own as (
      select id, false as is_added from gift_cards
      where lower(email collate "C") = (
          select email_key from users where id = ${userId} and email_verified_at is not null)
        and not exists (
          select from former_emails
          where email_key = lower(email collate "C") and user_id <> ${userId} and created_at <= until)
        and not exists (
          select from sold_gift_cards where gift_card_id = gift_cards.id and (sent_at is null or revoked_at is not null))
      union all
      select gift_card_id, true from customer_gift_cards where user_id = ${userId})
    select gift_cards.id, last_four, ends_on::text as ends_on, is_blocked, balance_cents, is_added,
      exists (select from cart_gift_cards where user_id = ${userId} and gift_card_id = gift_cards.id) as is_in_cart
    from (select id, bool_and(is_added) as is_added from own group by id) as owned
      join gift_cards using (id)
      cross join lateral (
        select coalesce(sum(amount_cents), 0)::bigint as balance_cents
        from gift_card_entries where gift_card_id = gift_cards.id) as ledger
    order by gift_cards.id desc limit 200`.execute(db)
  return rows
}

/** Adds a gift card to the account of a locked customer. @returns false if the account has the most cards */
export async function addCustomerGiftCard(tx: Database, userId: number, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from customer_gift_cards where user_id = ${userId} and gift_card_id <> ${id}`.execute(
    tx,
  )
  if ((rows[0]?.count ?? 0) >= MAX_ADDED) return false
  await sql`
    insert into customer_gift_cards (user_id, gift_card_id, added_at) values (${userId}, ${id}, ${now})
    on conflict do nothing`.execute(tx)
  return true
}

/** Finds the gift cards that a customer has added by their codes, oldest first, for the export of personal data. */
export const findAddedGiftCards = (db: Database, userId: number) =>
  db
    .selectFrom('customer_gift_cards')
    .innerJoin('gift_cards', 'gift_cards.id', 'gift_card_id')
    .select(['last_four', sql<string | null>`ends_on::text`.as('ends_on'), 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()

/** Removes a gift card that was added by its code from an account. */
export async function removeCustomerGiftCard(db: Database, userId: number, id: number): Promise<void> {
  await db.deleteFrom('customer_gift_cards').where('user_id', '=', userId).where('gift_card_id', '=', id).execute()
}

/** Removes a gift card from the accounts to which its earlier code has added it. */
export async function removeFromAccounts(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('customer_gift_cards').where('gift_card_id', '=', id).execute()
}
