/** What a checkout gives the navigation to `/checkout/success` as its state. The browser's history keeps it, also over a reload. */
export const ORDER_PLACED = { order_placed: true } as const

/** Tells whether somebody comes from placing an order. Anything may stand in a state. */
export function isOrderPlaced(state: unknown): boolean {
  return (Object(state) as Record<string, unknown>).order_placed === true
}
