import { href } from 'react-router'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'

/** An addition to the cart or the save-for-later list. */
export interface CartAddition extends Omit<CartItem, 'id' | 'quantity' | 'added_price'> {
  /**
   * Undefined if no quantity was chosen: an existing line keeps its quantity, a new one gets 1
   * (docs/reference/rules.md, Cart).
   */
  quantity: number | undefined
}

/** Targets and methods of the cart forms (docs/reference/rules.md, Cart). */
export const ADD = { action: href('/addToCart'), method: 'post' } as const
export const PUT = { action: href('/putCart'), method: 'patch' } as const
export const DELETE = { action: href('/deleteCart'), method: 'delete' } as const

/** Returns the fetcher key shared by all changes of a line, so that a fast second click replaces the first. */
export const lineFetcherKey = (variant: number) => `cart line ${variant}`

/** Returns the fields of a form that adds variants: each field once per variant. */
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

/** Reads the additions of such a form. */
export function readAdditions(form: FormData): CartAddition[] {
  const numbers = (name: string) => form.getAll(name).map(Number)
  const [products, quantities, places] = [numbers('product'), numbers('quantity'), form.getAll('saveForLater')]
  return numbers('variant').map((variant, index) => ({
    product: products[index] ?? 0,
    variant,
    // An empty or invalid field counts as no chosen quantity.
    quantity: quantities[index] || undefined,
    saveForLater: places[index] === 'true',
  }))
}
