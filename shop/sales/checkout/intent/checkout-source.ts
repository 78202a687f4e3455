/** What the checkout orders: the cart, or a quantity of one variant. */
export type CheckoutSource = { of: 'cart' } | { of: 'variant'; variant: number; quantity: number } | { of: 'nothing' }

/**
 * Reads the navigation state of a link or button (docs/reference/rules.md, Checkout and orders). It is untrusted: a
 * reload may restore it years later.
 */
export function readCheckoutSource(state: unknown): CheckoutSource {
  const { is_cart_checkout, variant_id, quantity } = Object(state) as Record<string, unknown>
  if (is_cart_checkout === true) return { of: 'cart' }
  if (isCount(variant_id) && isCount(quantity)) return { of: 'variant', variant: variant_id, quantity }
  return { of: 'nothing' }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}
