import { refuse } from '../../../../server/http/refusal.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import type { ProductState } from '../read/publication/publication.contract.ts'
import type { ProductChange } from '../write/product-write.server.ts'

const MAX_CENTS = 9_999_999_999

/** A bulk action on products: exactly one of these, `stock_seen` aside. */
interface BulkChange {
  state?: ProductState | undefined
  vat_class?: string | undefined
  withdrawal?: string | undefined
  /** The manufacturer's name; empty for none. */
  maker?: string | undefined
  /** The weight of each variant in grams; null for none. */
  weight?: number | null | undefined
  /** In cents. */
  price?: number | undefined
  /** The percentage by which all prices change; negative to lower them. */
  price_percent?: number | undefined
  /** The new stock of each variant. */
  stock?: number | undefined
  /** The stock of each variant that the user saw when counting. */
  stock_seen?: readonly { variant: number; stock: number }[] | undefined
}

/**
 * Returns the change of one product in a bulk action.
 * @throws Refusal if a resulting price is out of range
 */
export function bulkChangeOf(held: ProductRow, wanted: BulkChange): ProductChange<string> {
  const { price, price_percent: percent, stock, weight, stock_seen: seen = [] } = wanted
  const { state, vat_class, withdrawal, maker } = wanted
  if (price !== undefined) return { price_cents: price }
  if (percent !== undefined) return priceChange(held, percent)
  if (stock !== undefined)
    return stockChange(held, stock, { seen: new Map(seen.map((one) => [one.variant, one.stock])) })
  if (weight !== undefined)
    return { variants: held.variants.map(({ id }) => ({ kind: 'kept', id, details: { weight } })) }
  return { state, vat_class, withdrawal, maker }
}

/** Returns the change of all prices of a product by a percentage. @throws Refusal if one is out of range */
function priceChange(held: ProductRow, percent: number): ProductChange<string> {
  const scaled = (cents: number) => Math.round((cents * (100 + percent)) / 100)
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

/**
 * Returns the change that sets the stock of one variant or of all variants.
 * @param seen the stock of each variant that the user saw when counting
 */
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
