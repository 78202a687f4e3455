import type { Database } from '../../../server/db/open.ts'
import { linesGone, linesToPrice } from '../../cart-lines/cart-store.server.ts'
import { type LineForSale, lineError, type NewOrder } from '../../orders/placing/place-order.server.ts'
import { findForSale } from '../../orders/sold-variants-store.server.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { lineRefusal, type Owed } from '../limits/unpaid-limits.server.ts'

/** Of what has no maker, how that is reached cannot be told, as the law asks for (regulation (EU) 2023/988, article 19). */
export const NO_MAKER = 'This cannot be ordered yet: who makes it is not known.'

interface Wish {
  userId: number
  /** So many of one variant; the cart where it is undefined. */
  variant: number | undefined
  quantity: number
  owed: Owed
}

/** Finds what a customer wants to order: the lines that can be had, those that cannot, with the reason, and the variants that are no longer for sale. */
export async function linesToCheckOut(
  db: Database,
  { userId, variant, quantity, owed }: Wish,
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
    const why = whyNot({ product: found.product_id, variant, quantity }, line) ?? lineRefusal(line, owed)
    if (why === undefined) lines.push(line)
    else {
      const { product_id: product, title, variant_name } = found
      refused.push({ product, variant, title, variant_name, why })
    }
  }
  const gone = variant === undefined ? await linesGone(db, userId) : sold.has(variant) ? [] : [variant]
  return { lines, refused, gone }
}

function whyNot(wanted: NewOrder, line: LineForSale): string | undefined {
  const { at } = lineError(wanted, line) ?? {}
  return at ? Object.values(at).flat().join(' ') : line.has_maker ? undefined : NO_MAKER
}
