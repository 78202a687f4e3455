/** What somebody comes to check out with: their cart, or so many of one variant. */
export type ToCheckOut = { of: 'cart' } | { of: 'variant'; variant: number; quantity: number } | { of: 'nothing' }

/** Reads the form data that a link or button put into the navigation's state (docs/reference/rules.md, Checkout and orders). Anything may stand there: a reload keeps it for years. */
export function toCheckOut(state: unknown): ToCheckOut {
  const { is_cart_checkout, variant_id, quantity } = Object(state) as Record<string, unknown>
  if (is_cart_checkout === true) return { of: 'cart' }
  if (isCount(variant_id) && isCount(quantity)) return { of: 'variant', variant: variant_id, quantity }
  return { of: 'nothing' }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}
