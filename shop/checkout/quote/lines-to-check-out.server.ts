import type { Database } from '../../../server/db/open.ts'
import { linesToPrice } from '../../cart-lines/cart-store.server.ts'
import { type LineForSale, lineError, type NewOrder } from '../../orders/placing/place-order.server.ts'
import { findForSale } from '../../orders/sold-variants-store.server.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

/** Of what has no maker, how that is reached cannot be told, as the law asks for (regulation (EU) 2023/988, article 19). */
export const NO_MAKER = 'This cannot be ordered yet: who makes it is not known.'

interface Wish {
  userId: number
  /** So many of one variant; the cart where it is undefined. */
  variant: number | undefined
  quantity: number
}

/** Finds what a customer wants to order: the lines that can be had, and those that cannot, with the reason. */
export async function linesToCheckOut(
  db: Database,
  { userId, variant, quantity }: Wish,
): Promise<{ lines: LineForSale[]; refused: CheckoutQuote['refused'] }> {
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
    const why = whyNot({ product: found.product_id, variant, quantity }, { ...found, quantity })
    if (why === undefined) lines.push({ ...found, quantity })
    else {
      const { product_id: product, title, variant_name } = found
      refused.push({ product, variant, title, variant_name, why })
    }
  }
  return { lines, refused }
}

function whyNot(wanted: NewOrder, line: LineForSale): string | undefined {
  const { at } = lineError(wanted, line) ?? {}
  return at ? Object.values(at).flat().join(' ') : line.has_maker ? undefined : NO_MAKER
}
