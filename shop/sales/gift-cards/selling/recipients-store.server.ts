import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { CartGiftRecipientTable } from './tables.ts'

/** Finds the recipients in a customer's cart, in the order in which they were entered. */
export const findRecipients = (db: Database, userId: number) =>
  db
    .selectFrom('cart_gift_recipients')
    .select(['id', 'variant_id', 'email', 'name', 'message', sql<string | null>`send_on::text`.as('send_on')])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** What a customer enters about a recipient. */
export type RecipientValues = Pick<CartGiftRecipientTable, 'email' | 'name' | 'message' | 'send_on'>

/** Adds a recipient of a gift card to a cart. Call it while the account is locked. */
export async function insertRecipient(
  tx: Database,
  { userId, variant, now }: { userId: number; variant: number; now: Date },
  values: RecipientValues,
): Promise<void> {
  await tx
    .insertInto('cart_gift_recipients')
    .values({ user_id: userId, variant_id: variant, created_at: now, ...values })
    .execute()
}

/** Changes a recipient. @returns false if the customer has no such recipient */
export async function updateRecipient(
  db: Database,
  userId: number,
  id: number,
  values: RecipientValues,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart_gift_recipients')
    .set(values)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Removes a recipient; without effect if it does not exist. */
export async function deleteRecipient(db: Database, userId: number, id: number): Promise<void> {
  await db.deleteFrom('cart_gift_recipients').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Deletes the recipients of a variant that has left the cart. */
export async function deleteRecipientsOf(db: Database, userId: number, variantId: number): Promise<void> {
  await db
    .deleteFrom('cart_gift_recipients')
    .where('user_id', '=', userId)
    .where('variant_id', '=', variantId)
    .execute()
}

/** Removes the recipients of ordered variants from a customer's cart. */
export async function deleteOrderedRecipients(
  tx: Database,
  { userId, variants }: { userId: number; variants: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('cart_gift_recipients')
    .where('user_id', '=', userId)
    .where('variant_id', 'in', variants)
    .execute()
}

/** Returns the recipients of an unpaid order to the cart of its customer. */
export async function returnRecipients(tx: Database, userId: number, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into cart_gift_recipients (user_id, variant_id, email, name, message, send_on, created_at)
    select ${userId}::bigint, sold.variant_id, sold.email, sold.name, sold.message, sold.send_on, ${now}
    from sold_gift_cards as sold join variants on variants.id = sold.variant_id
    where order_id = ${orderId} and not is_for_buyer and sold.email <> '' order by sold.id`.execute(tx)
}

/** Removes recipients with an address of a former customer. @param addresses as `eraseRecipients` */
export async function eraseCartRecipients(tx: Database, addresses: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from cart_gift_recipients using ${addresses} as had
    where created_at <= until and lower(email collate "C") = key`.execute(tx)
}
