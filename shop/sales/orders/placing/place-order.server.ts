import type { ErrorCode } from '../../../../lib/error-codes.ts'
import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import type { Database } from '../../../../server/db/open.ts'
import { type ResponseErrors, refuseFields } from '../../../../server/http/refusal.ts'
import { orderQuote } from '../../../catalog/pricing/order-quote.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { moveStock } from '../../../catalog/products/write/variants-store.server.ts'
import { MAX_QUANTITY } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { deleteOrderedLines } from '../../cart/lines/cart-store.server.ts'
import type { OfferedMethod } from '../../shipping/offered-methods.ts'
import type { RateOf } from '../../tax/vat-rates-store.server.ts'
import { insertOrder } from '../order-rows-store.server.ts'
import { type ForSale, lockForSale, translateSold } from '../sold-variants-store.server.ts'

/** A requested quantity of a variant; prices and names come from the database. */
export interface NewOrder {
  product: number
  variant: number
  quantity: number
}

/** A line that can be ordered: the variant and its quantity. */
export type LineForSale = ForSale & { quantity: number }

/**
 * Places an order completely or not at all: stores prices, VAT and product names, takes the stock and removes the lines
 * from the cart.
 * @param tx a transaction
 * @param order.vat how VAT is computed; no VAT is stored without it
 * @returns the id of the order
 * @throws Refusal 400 with an error per line that cannot be ordered, under `order_product_items`, and the code of the
 * first one
 */
export async function placeOrder(
  tx: Database,
  { userId, wanted, now, vat }: { userId: number; wanted: readonly NewOrder[]; now: Date; vat?: VatOfOrder },
): Promise<number> {
  const lines = await lockLines(tx, wanted)
  const priced = orderQuote(
    lines.map((line) => ({ ...line, vat_rate: vat?.rateOf(line.vat_class) ?? null })),
    0,
  )
  const id = await insertOrder(tx, {
    order: {
      user_id: userId,
      language: currentLanguage(),
      created_at: now,
      taxes: priced.taxes,
      vat_mode: vat?.mode ?? '',
    },
    lines: priced.lines.map((line) => ({ ...lineSnapshot(line), vat_rate: line.vat_rate })),
  })
  await takeFromStock(tx, { id, lines, reason: 'sold' }, now)
  await deleteOrderedLines(tx, { userId, variants: variantsOf(lines) })
  return id
}

/** The VAT mode of the shop with the rate of each VAT class. */
interface VatOfOrder {
  mode: SellingDetails['vatMode']
  rateOf: RateOf
}

/**
 * Locks the requested variants until the end of the transaction and returns one line per variant.
 * @param tx a transaction
 * @throws Refusal as `placeOrder`
 */
export const lockLines = async (tx: Database, wanted: readonly NewOrder[]): Promise<LineForSale[]> =>
  buildLines(await translateSold(tx, await lockOffers(tx, wanted)), wanted)

/**
 * Locks the requested variants as `lockLines`, without checking whether they can be ordered.
 * @returns those for sale by id
 */
export const lockOffers = (tx: Database, wanted: readonly NewOrder[]): Promise<Map<number, ForSale>> =>
  lockForSale(
    tx,
    mergeLines(wanted).map(({ variant }) => variant),
  )

/**
 * Returns one line per requested variant.
 * @param sold the locked variants for sale
 * @throws Refusal as `placeOrder`
 */
export function buildLines(sold: ReadonlyMap<number, ForSale>, wanted: readonly NewOrder[]): LineForSale[] {
  if (wanted.length === 0) throw refuseFields({ order_product_items: ['This list may not be empty.'] })
  const lines = mergeLines(wanted)
  refuseUnlessThere(lines, sold)
  return lines.map(({ variant, quantity }) => ({ quantity, ...existing(sold.get(variant)) }))
}

/** Returns the copy of a line that an order stores. */
export const lineSnapshot = (line: LineForSale) => ({
  product_id: line.product_id,
  variant_id: line.variant_id,
  quantity: line.quantity,
  title: line.title,
  variant_name: line.variant_name,
  unit_price_cents: line.unit_price_cents,
  thumbnail_key: line.thumbnail_key,
  vat_class: line.vat_class,
  withdrawal: line.withdrawal,
})

/** Returns the copy of a shipping method that an order stores, with the promised dates. */
export const deliverySnapshot = ({ method, earliest, latest }: OfferedMethod) => ({
  // Rates of carriers and the delivery by e-mail have no row. Their name and price are stored with the order.
  method_id: method.carrier_rate || method.is_emailed ? null : method.id,
  ...(method.carrier_rate && { carrier_rate: method.carrier_rate }),
  method_name: method.name,
  is_collection: method.is_collection,
  collection_place: method.is_collection ? method.place : '',
  promised_from: earliest,
  promised_to: latest,
})

/** The stock that an order takes. */
interface StockOfOrder {
  id: number
  lines: readonly LineForSale[]
  reason: 'sold' | 'held'
  /** The staff member who entered the order. */
  staff?: number | null
  /** The API key that entered the order. */
  api_key?: number | undefined
}

/**
 * Takes the quantities of an order from the stock, except for gift cards. Call it while its variants are locked.
 * @returns notices, as `moveStock`
 */
export const takeFromStock = (
  tx: Database,
  { id, lines, reason, staff, api_key }: StockOfOrder,
  now: Date,
): Promise<string[]> =>
  moveStock(
    tx,
    lines
      .filter(({ vat_class }) => !isGiftCard(vat_class))
      .map(({ variant_id, quantity }) => ({ variant_id, change: -quantity })),
    { reason, order: id, staff, api_key, at: now },
  )

/** Returns the ids of the variants of order lines. */
export const variantsOf = (lines: readonly LineForSale[]): number[] => lines.map(({ variant_id }) => variant_id)

/** Returns whether a request has the same lines as an order. @param ordered the lines sorted by variant */
export function isSameRequest(
  ordered: readonly { variant_id: number; quantity: number }[],
  wanted: readonly NewOrder[],
) {
  const lines = mergeLines(wanted).sort((one, other) => one.variant - other.variant)
  return (
    lines.length === ordered.length &&
    lines.every(({ variant, quantity }, at) => ordered[at]?.variant_id === variant && ordered[at].quantity === quantity)
  )
}

/** Lines of the same variant are merged. */
function mergeLines(wanted: readonly NewOrder[]): NewOrder[] {
  const lines = new Map<number, NewOrder>()
  for (const line of wanted) {
    const quantity = line.quantity + (lines.get(line.variant)?.quantity ?? 0)
    lines.set(line.variant, { ...line, quantity })
  }
  return [...lines.values()]
}

function refuseUnlessThere(lines: readonly NewOrder[], sold: ReadonlyMap<number, ForSale>): void {
  const errors = lines.map((line) => lineError(line, sold.get(line.variant)))
  const first = errors.find((error) => error !== undefined)
  if (first) throw refuseFields({ order_product_items: errors.map((error) => error?.at ?? {}) }, first.code)
}

/** Returns why a line cannot be ordered; undefined if it can. */
export function lineError(
  { product, quantity }: NewOrder,
  there: ForSale | undefined,
): { at: ResponseErrors; code: ErrorCode } | undefined {
  if (there?.product_id !== product)
    return { at: { variant: ['Variant not found in product'] }, code: 'variant_not_found' }
  if (there.stock === 0) return { at: { quantity: ['Out of stock'] }, code: 'out_of_stock' }
  if (quantity <= Math.min(there.stock, MAX_QUANTITY)) return undefined
  return { at: { quantity: ['too much quantity selected'] }, code: 'quantity_too_large' }
}

function existing(sold: ForSale | undefined): ForSale {
  if (!sold) throw new Error('A line was let through without its variant.')
  return sold
}
