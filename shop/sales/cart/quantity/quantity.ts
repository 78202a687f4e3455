import { texts } from '#texts/sales/cart/quantity'

/** The list offers single numbers up to this one, then one entry for all larger numbers. */
export const LAST_LISTED_QUANTITY = 20

/** Returns the numbers of the list: 1 to min(stock, 21), where 21 means "20+". */
export function offeredQuantities(stock: number): number[] {
  return Array.from({ length: Math.min(stock, LAST_LISTED_QUANTITY + 1) }, (_, index) => index + 1)
}

/** Returns the error of a typed quantity in the specification's words; undefined if it is valid. */
export function quantityError(text: string, stock: number): string | undefined {
  if (text === '' || Number(text) === 0) return texts.quantityCantBeEmpty
  return Number(text) > stock ? texts.tooMuchQuantitySelected : undefined
}
