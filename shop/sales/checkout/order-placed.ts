/** The navigation state of `/checkout/success`, stored in the browser's history and restored by a reload. */
export const ORDER_PLACED = { order_placed: true } as const

/** Returns whether a navigation state comes from placing an order. The state is untrusted. */
export function isOrderPlaced(state: unknown): boolean {
  return (Object(state) as Record<string, unknown>).order_placed === true
}
