import { href } from 'react-router'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'

/** A variant for the cart or for later. */
export interface CartAddition extends Omit<CartItem, 'id' | 'quantity' | 'added_price'> {
  /** Undefined where nobody chose a number: what is there already stays as many as it is, and of anything else it is one (docs/reference/rules.md, Cart). */
  quantity: number | undefined
}

/** What the forms of the cart are sent to (docs/reference/rules.md, Cart), and with which method. */
export const ADD = { action: href('/addToCart'), method: 'post' } as const
export const PUT = { action: href('/putCart'), method: 'patch' } as const
export const DELETE = { action: href('/deleteCart'), method: 'delete' } as const

/** Names the fetcher that all changes of one line share, so that a fast second click replaces the first. */
export const lineFetcherKey = (variant: number) => `cart line ${variant}`

/** Returns the fields of a form that adds: one value of each for every variant. */
export function additionFields(wanted: readonly CartAddition[]): [name: string, value: string][] {
  return wanted.flatMap(({ product, variant, quantity, saveForLater }) => [
    ['product', String(product)],
    ['variant', String(variant)],
    ['quantity', String(quantity ?? '')],
    ['saveForLater', String(saveForLater)],
  ])
}

/** The field with the id of a product that the customer deselected in a bundle. */
export const LEFT_OUT = 'left_out'

/** Returns the ids of the products that the customer deselected in a bundle. */
export const readLeftOut = (form: FormData): number[] => form.getAll(LEFT_OUT).map(Number)

/** Reads what such a form adds. */
export function readAdditions(form: FormData): CartAddition[] {
  const numbers = (name: string) => form.getAll(name).map(Number)
  const [products, quantities, places] = [numbers('product'), numbers('quantity'), form.getAll('saveForLater')]
  return numbers('variant').map((variant, index) => ({
    product: products[index] ?? 0,
    variant,
    // An empty field is 0, and so is no number at all.
    quantity: quantities[index] || undefined,
    saveForLater: places[index] === 'true',
  }))
}
