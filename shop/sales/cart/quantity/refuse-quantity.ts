import { toast } from '../../../ui/feedback/toast.ts'
import { quantityError } from './quantity.ts'

/** Says why a quantity cannot be had, and puts the focus where it is chosen. */
export function refuseQuantity(id: string, error: string): void {
  toast({ kind: 'warning', text: error, isOfScreen: true })
  document.getElementById(id)?.focus()
}

/**
 * Tells whether the quantity of a picker cannot be had, which was then said; whatever is about to use it asks.
 * @param id of the picker
 * @param text what stands in it
 */
export function isQuantityRefused(id: string, text: string, stock: number): boolean {
  const error = quantityError(text, stock)
  if (error === undefined) return false
  const place = document.getElementById(id)
  // A field says by itself what is wrong with it.
  if (place instanceof HTMLInputElement) place.form?.requestSubmit()
  else refuseQuantity(id, error)
  return true
}
