import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { type ResponseErrors, refuseFields } from '../../../server/http/refusal.ts'
import { MAX_QUANTITY } from '../../cart/cart.contract.ts'

/** So many of a variant; what it costs and how it is called only the shop says. */
export interface NewOrder {
  product: number
  variant: number
  quantity: number
}

/**
 * Turns what a customer wants into an order: everything of it or nothing. Snapshots the products, takes the stock, writes down each
 * movement and clears those lines of the cart.
 * @param tx a transaction; the order exists when it commits
 * @returns the id of the order
 * @throws Refusal 400 with an error for each line that cannot be had, under `order_product_items`
 */
export async function placeOrder(
  tx: Database,
  { userId, wanted, now }: { userId: number; wanted: readonly NewOrder[]; now: Date },
): Promise<number> {
  if (wanted.length === 0) throw refuseFields({ order_product_items: ['This list may not be empty.'] })
  const lines = inOneLineEach(wanted)
  const sold = await lockVariants(tx, lines)
  refuseUnlessThere(lines, sold)

  const { id: order_id } = await tx
    .insertInto('orders')
    .values({ user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bought = lines.map(({ variant, quantity }) => ({ quantity, ...existing(sold.get(variant)) }))
  await tx
    .insertInto('order_lines')
    .values(bought.map(({ stock, ...line }) => ({ ...line, order_id })))
    .execute()
  await takeFromStock(tx, lines)
  await tx
    .insertInto('stock_movements')
    .values(
      lines.map(({ variant, quantity }) => ({
        variant_id: variant,
        change: -quantity,
        reason: 'sold',
        order_id,
        made_at: now,
      })),
    )
    .execute()
  await tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where(
      'variant_id',
      'in',
      lines.map(({ variant }) => variant),
    )
    .where('save_for_later', '=', false)
    .execute()
  return order_id
}

/** Two lines of the same variant count together. */
function inOneLineEach(wanted: readonly NewOrder[]): NewOrder[] {
  const lines = new Map<number, NewOrder>()
  for (const line of wanted) {
    const quantity = line.quantity + (lines.get(line.variant)?.quantity ?? 0)
    lines.set(line.variant, { ...line, quantity })
  }
  return [...lines.values()]
}

interface Sold {
  product_id: number
  variant_id: number
  title: string
  variant_name: string
  unit_price_cents: number
  thumbnail_key: string
  stock: number
}

/** Holds the variants until the end, in the order of their ids, so that two orders never wait for each other in a circle. */
async function lockVariants(tx: Database, lines: readonly NewOrder[]): Promise<Map<number, Sold>> {
  const rows = await tx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select((variants) => [
      'variants.product_id',
      'variants.id as variant_id',
      'title',
      'variants.name as variant_name',
      'price_cents as unit_price_cents',
      variants.fn
        .coalesce(
          variants
            .selectFrom('variant_images')
            .select('image_key')
            .whereRef('variant_id', '=', 'variants.id')
            .orderBy('variant_images.position')
            .limit(1),
          'thumbnail_key',
        )
        .as('thumbnail_key'),
      'stock',
    ])
    .where(
      'variants.id',
      'in',
      lines.map(({ variant }) => variant),
    )
    .where('variants.deleted_at', 'is', null)
    .orderBy('variants.id')
    .forNoKeyUpdate(['variants'])
    .execute()
  return new Map(rows.map((row) => [row.variant_id, row]))
}

function refuseUnlessThere(lines: readonly NewOrder[], sold: ReadonlyMap<number, Sold>): void {
  const faults = lines.map(({ product, variant, quantity }): ResponseErrors => {
    const there = sold.get(variant)
    if (there?.product_id !== product) return { variant: ['Variant not found in product'] }
    if (there.stock === 0) return { quantity: ['Out of stock'] }
    return quantity > Math.min(there.stock, MAX_QUANTITY) ? { quantity: ['too much quantity selected'] } : {}
  })
  if (faults.some((fault) => Object.keys(fault).length > 0)) throw refuseFields({ order_product_items: faults })
}

/** Guarded once more where it is written: whatever the check above overlooks, nothing is sold twice. */
async function takeFromStock(tx: Database, lines: readonly NewOrder[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update variants set stock = stock - taken.quantity
    from unnest(${lines.map(({ variant }) => variant)}::bigint[], ${lines.map(({ quantity }) => quantity)}::integer[])
      as taken (variant_id, quantity)
    where variants.id = taken.variant_id and stock >= taken.quantity`.execute(tx)
  if (numAffectedRows !== BigInt(lines.length)) throw new Error('Stock was taken although its rows were held.')
}

function existing(sold: Sold | undefined): Sold {
  if (!sold) throw new Error('A line was let through without its variant.')
  return sold
}
