import type { Database } from '../../../../server/db/open.ts'
import { MANUFACTURER_DETAILS_MISSING } from '../../../catalog/manufacturers/manufacturers-store.server.ts'
import { findRemovedLines, linesToPrice } from '../../cart/lines/cart-store.server.ts'
import { type LineForSale, lineError, type NewOrder } from '../../orders/placing/place-order.server.ts'
import { findForSale } from '../../orders/sold-variants-store.server.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { lineRefusal, type UnpaidState } from '../limits/unpaid-limits.server.ts'

interface RequestedLine {
  userId: number
  /** A quantity of one variant; the cart if undefined. */
  variant: number | undefined
  quantity: number
  owed: UnpaidState
}

/**
 * Finds the lines that a customer can order, the refused lines with reasons, and the variants that are no longer for
 * sale.
 */
export async function linesToCheckOut(
  db: Database,
  { userId, variant, quantity, owed }: RequestedLine,
): Promise<{ lines: LineForSale[]; refused: CheckoutQuote['refused']; gone: number[] }> {
  const wanted =
    variant === undefined
      ? (await linesToPrice(db, userId)).map(({ variant_id, quantity }) => ({ variant: variant_id, quantity }))
      : [{ variant, quantity }]
  const sold = await findForSale(
    db,
    wanted.map((line) => line.variant),
  )
  const lines: LineForSale[] = []
  const refused: CheckoutQuote['refused'] = []
  for (const { variant, quantity } of wanted) {
    const found = sold.get(variant)
    if (!found) continue
    const line = { ...found, quantity }
    const refusal = refusalOf({ product: found.product_id, variant, quantity }, line, owed)
    if (!refusal) lines.push(line)
    else {
      const { product_id: product, title, variant_name } = found
      refused.push({ product, variant, title, variant_name, ...refusal })
    }
  }
  const gone = variant === undefined ? await findRemovedLines(db, userId) : sold.has(variant) ? [] : [variant]
  return { lines, refused, gone }
}

function refusalOf(wanted: NewOrder, line: LineForSale, owed: UnpaidState): { why: string; code: string } | undefined {
  const error = lineError(wanted, line)
  if (error) return { why: Object.values(error.at).flat().join(' '), code: error.code }
  if (!line.has_maker) return { why: MANUFACTURER_DETAILS_MISSING, code: 'not_orderable' }
  const why = lineRefusal(line, owed)
  return why === undefined ? undefined : { why, code: 'unpaid_limit' }
}
