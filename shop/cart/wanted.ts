import type { CartItem } from '../session/session.contract.ts'

/** So many of a variant, for the cart or for later. */
export type Wanted = Omit<CartItem, 'id'>

/** What the forms of the cart are sent to (SPEC section 7), and with which method. */
export const ADD = { action: '/addToCart', method: 'post' } as const
export const PUT = { action: '/putCart', method: 'patch' } as const
export const DELETE = { action: '/deleteCart', method: 'delete' } as const

/** All changes of one line share a fetcher, so that a fast second click replaces the first. */
export const keyOfLine = (variant: number) => `cart line ${variant}`

/** The fields of a form that adds: one value of each for every variant. */
export function fieldsOf(wanted: readonly Wanted[]): [name: string, value: string][] {
  return wanted.flatMap(({ product, variant, quantity, saveForLater }) => [
    ['product', String(product)],
    ['variant', String(variant)],
    ['quantity', String(quantity)],
    ['saveForLater', String(saveForLater)],
  ])
}

/** What such a form adds. */
export function wantedIn(form: FormData): Wanted[] {
  const numbers = (name: string) => form.getAll(name).map(Number)
  const [products, quantities, places] = [numbers('product'), numbers('quantity'), form.getAll('saveForLater')]
  return numbers('variant').map((variant, index) => ({
    product: products[index] ?? 0,
    variant,
    quantity: quantities[index] ?? 0,
    saveForLater: places[index] === 'true',
  }))
}
