import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import { hasManufacturerDetails } from '../../../catalog/manufacturers/manufacturers-store.server.ts'
import { VARIANT_PRICE, VARIANT_PRICE_ALONE } from '../../../catalog/pricing/variant-price.server.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { deleteRecipientsOf } from '../../gift-cards/selling/recipients-store.server.ts'

/** A line to be written into a customer's cart or save-for-later list. */
export interface CartLineWrite {
  userId: number
  product: number
  variant: number
  quantity: number
  saveForLater: boolean
}

/**
 * Returns the statement that adds a line to a cart, or sets quantity and list of the existing one. It writes nothing if
 * the stock is insufficient; a sold-out variant can only be saved for later.
 * @param account the name of the common table expression with the id of the locked account
 * @param isSelling rejects products without contact details of their manufacturer, except when saved for later
 */
export function upsertLine(
  account: RawBuilder<unknown>,
  { product, variant, quantity, saveForLater }: CartLineWrite,
  isSelling: boolean,
): RawBuilder<unknown> {
  const isOrderable = sql`and (${saveForLater}::boolean or ${isVariantOrderable})`
  return sql`
    insert into cart_lines (user_id, product_id, variant_id, quantity, save_for_later, added_cents)
    select account.id, variants.product_id, variants.id, ${quantity}::integer, ${saveForLater}::boolean, ${VARIANT_PRICE_ALONE}
    from ${account} as account, variants
    where variants.id = ${variant}::bigint and variants.product_id = ${product}::bigint and for_sale
      and case when ${saveForLater}::boolean
        then stock > 0 or exists (
          select from cart_lines as present where present.user_id = account.id and present.variant_id = variants.id)
        else stock >= ${quantity}::integer end ${isSelling ? isOrderable : sql``}
    on conflict (user_id, variant_id)
      do update set quantity = excluded.quantity, save_for_later = excluded.save_for_later, added_cents = excluded.added_cents
    returning *`
}

/** True if the manufacturer of a row of `variants` has contact details. */
const isVariantOrderable = sql<boolean>`exists (select from products where products.id = variants.product_id and ${hasManufacturerDetails})`

/** Finds a variant of a product that is for sale; undefined if it does not exist. */
export async function findVariantForSale(db: Database, { product, variant }: CartLineWrite) {
  return db
    .selectFrom('variants')
    .select(['stock', isVariantOrderable.as('is_orderable')])
    .where('id', '=', variant)
    .where('product_id', '=', product)
    .where('for_sale', '=', true)
    .executeTakeFirst()
}

/** Finds the lines of a customer's cart with stock and current price, without saved and unavailable ones. */
export const linesToPrice = (db: Database, userId: number) => pricedLines(db, { userId })

const pricedLines = prepared(({ userId }: { userId: number }, db) => selectLinesToPrice(db, userId))

/** Selects the lines of `linesToPrice`. */
export const selectLinesToPrice = (db: Database, userId: number) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['cart_lines.id', 'cart_lines.product_id', 'variant_id', 'quantity', 'stock'])
    .select('vat_class')
    .select([VARIANT_PRICE.as('unit_price_cents'), sql<boolean>`variants.reduced_cents is not null`.as('is_reduced')])
    .where('user_id', '=', userId)
    .where('save_for_later', '=', false)
    .where('for_sale', '=', true)
    .orderBy('cart_lines.id')

/** Finds the variants in a customer's cart that are no longer for sale. */
export async function findRemovedLines(db: Database, userId: number): Promise<number[]> {
  const gone = await db
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .select('variant_id')
    .where('user_id', '=', userId)
    .where('save_for_later', '=', false)
    .where('for_sale', '=', false)
    .orderBy('cart_lines.id')
    .execute()
  return gone.map(({ variant_id }) => variant_id)
}

/**
 * Locks a line of a customer with the stock of its variant until the end of the transaction; undefined if the
 * customer has no such line.
 */
export async function lockLine(tx: Database, userId: number, id: number) {
  return tx
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .select(['quantity', 'save_for_later', 'stock', isVariantOrderable.as('is_orderable')])
    .where('cart_lines.id', '=', id)
    .where('user_id', '=', userId)
    .where('for_sale', '=', true)
    .forNoKeyUpdate(['cart_lines'])
    .executeTakeFirst()
}

/** Updates a line that was locked and checked by `lockLine`. */
export async function updateLine(
  tx: Database,
  id: number,
  change: { quantity: number; save_for_later: boolean },
): Promise<void> {
  await tx.updateTable('cart_lines').set(change).where('id', '=', id).execute()
}

/** Deletes a cart line with its gift card recipients. @returns whether the customer had such a line */
export async function deleteLine(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cart_lines')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('variant_id')
    .executeTakeFirst()
  if (deleted) await deleteRecipientsOf(db, userId, deleted.variant_id)
  return deleted !== undefined
}

/** The lines of an order in its customer's cart. */
interface OrderedFromCart {
  userId: number
  variants: number[]
}

/** Finds which of these variants are in a customer's cart; saved-for-later lines do not count. */
export async function findInCart(tx: Database, { userId, variants }: OrderedFromCart): Promise<Set<number>> {
  const rows = await variantsInCart(tx, { userId, variants })
  return new Set(rows.map(({ variant_id }) => variant_id))
}

/** Removes ordered variants from a customer's cart; saved-for-later lines stay. */
export async function deleteOrderedLines(tx: Database, { userId, variants }: OrderedFromCart): Promise<void> {
  await deleteLines(tx, { userId, variants })
}

const variantsInCart = prepared(
  (ordered: OrderedFromCart) =>
    sql<{ variant_id: number }>`select variant_id from cart_lines where ${isOrdered(ordered)}`,
)
const deleteLines = prepared((ordered: OrderedFromCart) => sql`delete from cart_lines where ${isOrdered(ordered)}`)

const isOrdered = ({ userId, variants }: OrderedFromCart) =>
  sql`user_id = ${userId} and not save_for_later and variant_id = any(${variants}::bigint[])`

/**
 * Returns the lines of a cancelled order to the cart, at most the stock of each; an existing line keeps the larger
 * quantity. Sold-out ones are saved for later, and lines beyond the cart's limit are left out. Call it after the
 * stock was returned, while the account is locked (`lockUser`).
 */
export async function returnLines(tx: Database, userId: number, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into cart_lines (user_id, product_id, variant_id, quantity, save_for_later, added_cents, created_at)
    select ${userId}::bigint, line.product_id, line.variant_id,
      greatest(1, least(line.quantity, variants.stock, ${MAX_QUANTITY}::integer)), variants.stock = 0, line.unit_price_cents, ${now}
    from order_lines as line join variants on variants.id = line.variant_id and variants.for_sale
    where order_id = ${orderId}
    order by exists (select from cart_lines where user_id = ${userId} and variant_id = line.variant_id) desc, line.id
    limit greatest(0, ${MAX_CART_LINES}::integer - (
      select count(*)::integer from cart_lines where user_id = ${userId} and variant_id not in (
        select variant_id from order_lines where order_id = ${orderId})))
    on conflict (user_id, variant_id) do update set
      quantity = least(greatest(cart_lines.quantity, excluded.quantity), ${MAX_QUANTITY}::integer),
      save_for_later = cart_lines.save_for_later and excluded.save_for_later`.execute(tx)
}

/**
 * Adds the lines of an order to the cart at current prices, at most the stock of each; an existing line keeps the
 * larger quantity. Unavailable lines and lines beyond the cart's limit are left out. Call it while the account is
 * locked (`lockUser`).
 * @returns the written lines
 */
export async function reorderLines(
  tx: Database,
  userId: number,
  orderId: number,
  { now, isSelling }: { now: Date; isSelling: boolean },
): Promise<{ variant_id: number; quantity: number }[]> {
  const { rows } = await sql<{ variant_id: number; quantity: number }>`
    insert into cart_lines (user_id, product_id, variant_id, quantity, save_for_later, added_cents, created_at)
    select ${userId}::bigint, line.product_id, line.variant_id, least(line.quantity, variants.stock, ${MAX_QUANTITY}::integer),
      false, ${VARIANT_PRICE}, ${now}
    from order_lines as line
      join variants on variants.id = line.variant_id and variants.for_sale and variants.stock > 0
      join products on products.id = variants.product_id ${isSelling ? sql`and ${hasManufacturerDetails}` : sql``}
    where order_id = ${orderId}
    order by exists (select from cart_lines where user_id = ${userId} and variant_id = line.variant_id) desc, line.id
    limit greatest(0, ${MAX_CART_LINES}::integer - (
      select count(*)::integer from cart_lines where user_id = ${userId} and variant_id not in (
        select variant_id from order_lines where order_id = ${orderId})))
    on conflict (user_id, variant_id) do update set
      quantity = greatest(excluded.quantity, case when cart_lines.save_for_later then 0 else cart_lines.quantity end),
      save_for_later = false, added_cents = excluded.added_cents
    returning variant_id, quantity`.execute(tx)
  return rows
}
