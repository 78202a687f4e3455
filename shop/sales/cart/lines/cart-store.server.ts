import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { builtOnce } from '../../../../server/db/statements/built-once.ts'
import { hasMakerDetails } from '../../../catalog/manufacturers/makers-store.server.ts'
import { VARIANT_PRICE, VARIANT_PRICE_ALONE } from '../../../catalog/pricing/variant-price.server.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'

/** A variant at a place of somebody's cart. */
export interface CartLineWrite {
  userId: number
  product: number
  variant: number
  quantity: number
  saveForLater: boolean
}

/** The same of many, a list for each column. */
export type CartLineColumns = { [Column in keyof CartLineWrite]: CartLineWrite[Column][] }

/** Returns lines by their columns. */
export const inColumns = (lines: readonly CartLineWrite[]): CartLineColumns => ({
  userId: lines.map(({ userId }) => userId),
  product: lines.map(({ product }) => product),
  variant: lines.map(({ variant }) => variant),
  quantity: lines.map(({ quantity }) => quantity),
  saveForLater: lines.map(({ saveForLater }) => saveForLater),
})

/** Returns the relation of lines that are to be put into carts, with the `place` of each. The lists are hidden from the planner: for whatever many it is planned once. */
export const linesToPut = (lines: CartLineColumns): RawBuilder<unknown> => sql`
  select * from unnest((select ${lines.userId}::bigint[]), (select ${lines.product}::bigint[]), (select ${lines.variant}::bigint[]),
    (select ${lines.quantity}::integer[]), (select ${lines.saveForLater}::boolean[])) with ordinality
    as line (user_id, product_id, variant_id, quantity, save_for_later, place)`

/** Holds of a line to put when there is none yet, or nobody else is writing the one that is there; it is locked from then on. */
export function isFreeLine(line: RawBuilder<unknown>): RawBuilder<boolean> {
  const there = sql`cart_lines as there where there.user_id = ${line}.user_id and there.variant_id = ${line}.variant_id`
  return sql`(not exists (select from ${there}) or exists (select from ${there} for no key update skip locked))`
}

/**
 * Returns the statement that puts a variant into the cart of each of some users, or gives the line that is there this
 * quantity and place; one statement, so that parallel adds make one line. It does nothing where the stock does not
 * allow it: the cart takes no more than there is, and of what is sold out a line may only move out of the cart.
 * @param wanted the name of what `linesToPut` returns, of which each is of another variant or user
 * @param isSelling adds no product to the cart whose manufacturer has no contact details; saving one for later stays
 * possible
 */
export function upsertLines(wanted: RawBuilder<unknown>, isSelling: boolean): RawBuilder<unknown> {
  const isOrderable = sql`and (wanted.save_for_later or ${isVariantOrderable})`
  return sql`
    insert into cart_lines (user_id, product_id, variant_id, quantity, save_for_later, added_cents)
    select wanted.user_id, variants.product_id, variants.id, wanted.quantity, wanted.save_for_later, ${VARIANT_PRICE_ALONE}
    from ${wanted} as wanted join variants on variants.id = wanted.variant_id and variants.product_id = wanted.product_id and for_sale
    where case when wanted.save_for_later
      then stock > 0 or exists (
        select from cart_lines as there where there.user_id = wanted.user_id and there.variant_id = wanted.variant_id)
      else stock >= wanted.quantity end ${isSelling ? isOrderable : sql``}
    on conflict (user_id, variant_id)
      do update set quantity = excluded.quantity, save_for_later = excluded.save_for_later, added_cents = excluded.added_cents
    returning *`
}

/** Holds where the manufacturer of a row of `variants` has contact details. */
const isVariantOrderable = sql<boolean>`exists (select from products where products.id = variants.product_id and ${hasMakerDetails})`

/** Finds a variant of that product that is for sale; undefined when there is none. */
export async function findVariantForSale(db: Database, { product, variant }: CartLineWrite) {
  return db
    .selectFrom('variants')
    .select(['stock', isVariantOrderable.as('is_orderable')])
    .where('id', '=', variant)
    .where('product_id', '=', product)
    .where('for_sale', '=', true)
    .executeTakeFirst()
}

/**
 * Returns the lines of a customer's cart with what is in stock and what one costs now; what is saved for later, or not sold any more, is left
 * out.
 */
export async function linesToPrice(db: Database, userId: number) {
  return db
    .selectFrom('cart_lines')
    .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['cart_lines.id', 'cart_lines.product_id', 'variant_id', 'quantity', 'stock'])
    .select(VARIANT_PRICE.as('unit_price_cents'))
    .where('user_id', '=', userId)
    .where('save_for_later', '=', false)
    .where('for_sale', '=', true)
    .orderBy('cart_lines.id')
    .execute()
}

/** Finds the variants in a customer's cart that are no longer for sale. */
export async function linesGone(db: Database, userId: number): Promise<number[]> {
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
 * Locks a customer's own line with what is in stock of its variant, held until the end of the transaction; undefined when there is none or it is
 * somebody else's.
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

/** A variant that a customer orders. */
interface Bought {
  userId: number
  variant: number
}

/** Finds which of the variants that customers order lie in their carts; what they saved for later does not. @returns them by their customers */
export async function findInCarts(tx: Database, wanted: readonly Bought[]): Promise<Map<number, Set<number>>> {
  const lying = await linesIn(tx, boughtInColumns(wanted))
  const byUser = Map.groupBy(lying, ({ user_id }) => user_id)
  return new Map(
    byUser.entries().map(([userId, lines]) => [userId, new Set(lines.map(({ variant_id }) => variant_id))]),
  )
}

/** Removes the variants that customers ordered from their carts; what they saved for later stays. */
export async function deleteBought(tx: Database, bought: readonly Bought[]): Promise<void> {
  await deleteLines(tx, boughtInColumns(bought))
}

const boughtInColumns = (bought: readonly Bought[]) => ({
  users: bought.map(({ userId }) => userId),
  variants: bought.map(({ variant }) => variant),
})
type BoughtColumns = ReturnType<typeof boughtInColumns>

const linesIn = builtOnce(
  (bought: BoughtColumns) => sql<{ user_id: number; variant_id: number }>`
    select user_id, variant_id from cart_lines where ${isBought(bought)}`,
)
const deleteLines = builtOnce((bought: BoughtColumns) => sql`delete from cart_lines where ${isBought(bought)}`)

const isBought = ({ users, variants }: BoughtColumns) => sql`user_id = any(${users}::bigint[]) and not save_for_later
  and (user_id, variant_id) in (select * from unnest(${users}::bigint[], ${variants}::bigint[]))`

/**
 * Puts the lines of an order that came to nothing back into the cart that they came from: no more of each than is in stock, and a line that is there again
 * keeps the larger quantity. What is sold out is saved for later, and what the cart takes no more of is left. Call it when the stock has its
 * pieces back, while the customer's account is locked (`lockUser`).
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
 * Puts what an order held into the cart of its customer, at today's price: no more of each than is in stock, and a line
 * that is there keeps the larger quantity. What is sold out, not sold any more, or too much for the cart is left; in a
 * shop that sells also what cannot be ordered. Call it while the customer's account is locked (`lockUser`).
 * @returns the lines that it wrote, as they are then
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
      join products on products.id = variants.product_id ${isSelling ? sql`and ${hasMakerDetails}` : sql``}
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
