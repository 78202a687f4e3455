import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

/** A variant at a place of somebody's cart. */
export interface CartLineWrite {
  userId: number
  product: number
  variant: number
  quantity: number
  saveForLater: boolean
}

/**
 * The statement that puts a variant into a cart, or gives the line that is there this quantity and place; one statement, so that parallel
 * adds make one line. It does nothing when the stock does not allow it: the cart takes no more than there is, and of what is sold out a
 * line may only move out of the cart.
 */
export function upsertLine({ userId, product, variant, quantity, saveForLater }: CartLineWrite): RawBuilder<unknown> {
  return sql`
    insert into cart_lines (user_id, product_id, variant_id, quantity, save_for_later)
    select ${userId}::bigint, product_id, id, ${quantity}::integer, ${saveForLater}::boolean
    from variants
    where id = ${variant} and product_id = ${product} and deleted_at is null
      and case when ${saveForLater}
        then stock > 0 or exists (select from cart_lines where user_id = ${userId} and variant_id = ${variant})
        else stock >= ${quantity} end
    on conflict (user_id, variant_id)
      do update set quantity = excluded.quantity, save_for_later = excluded.save_for_later
    returning *`
}

/** The stock of a living variant of that product; undefined when there is none. */
export async function stockOf(db: Database, { product, variant }: CartLineWrite): Promise<number | undefined> {
  const found = await db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variant)
    .where('product_id', '=', product)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.stock
}

/**
 * A customer's own line with what is in stock of its variant, held until the end of the transaction; undefined when there is none or it is
 * somebody else's.
 */
export async function lockLine(tx: Database, userId: number, id: number) {
  return tx
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .select(['quantity', 'save_for_later', 'stock'])
    .where('cart_lines.id', '=', id)
    .where('user_id', '=', userId)
    .where('variants.deleted_at', 'is', null)
    .forNoKeyUpdate(['cart_lines'])
    .executeTakeFirst()
}

/** Writes a line that is held (`lockLine`): whether it may become so was looked at under the same lock. */
export async function updateLine(
  tx: Database,
  id: number,
  change: { quantity: number; save_for_later: boolean },
): Promise<void> {
  await tx.updateTable('cart_lines').set(change).where('id', '=', id).execute()
}

/** @returns whether there was such a line of this customer */
export async function deleteLine(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_lines')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
