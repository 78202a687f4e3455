import { refuse } from '../../../../server/http/refusal.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import type { ProductState } from '../read/publication/publication.contract.ts'
import type { ProductChange } from '../write/product-write.server.ts'

const MAX_CENTS = 9_999_999_999

/** One thing that is done to many products. */
interface BulkChange {
  state?: ProductState | undefined
  /** In cents. */
  price?: number | undefined
  /** All prices so much more, or less. */
  price_percent?: number | undefined
  /** Of each variant. */
  stock?: number | undefined
  /** How many of a variant there were for whoever counted. */
  stock_seen?: readonly { variant: number; stock: number }[] | undefined
}

/** Returns what becomes of one of many products. @throws Refusal when a price would be none that may be stored */
export function changeOfMany(
  held: ProductRow,
  { state, price, price_percent, stock, stock_seen: seen = [] }: BulkChange,
): ProductChange<string> {
  if (state) return { state }
  if (price !== undefined) return { price_cents: price }
  if (stock !== undefined)
    return stockChange(held, stock, { seen: new Map(seen.map((one) => [one.variant, one.stock])) })
  const scaled = (cents: number) => Math.round((cents * (100 + (price_percent ?? 0))) / 100)
  const cents = [held, ...held.variants].flatMap(({ price_cents }) => (price_cents === null ? [] : scaled(price_cents)))
  if (cents.some((one) => one < 1 || one > MAX_CENTS)) throw refuse('One of its prices would be too low or too high.')
  return {
    price_cents: scaled(held.price_cents),
    variants: held.variants.map(({ id, price_cents }) => ({
      kind: 'kept',
      id,
      ...(price_cents !== null && { details: { price: scaled(price_cents) } }),
    })),
  }
}

/** Returns what becomes of a product of which one variant, or each, is counted to be so many. @param seen how many there were of which for whoever counted */
export const stockChange = (
  held: ProductRow,
  stock: number,
  { variant, seen }: { variant?: number | undefined; seen: ReadonlyMap<number, number> },
): ProductChange<string> => ({
  variants: held.variants.map(({ id }) => ({
    kind: 'kept',
    id,
    ...((variant === undefined || id === variant) && { stock, seen: seen.get(id) }),
  })),
})
