import { toast } from '../../../ui/feedback/toast.ts'
import { quantityError } from './quantity.ts'

/** Shows why a quantity is refused, and moves the focus to its field. */
export function refuseQuantity(id: string, error: string): void {
  toast({ kind: 'warning', text: error, isOfScreen: true })
  document.getElementById(id)?.focus()
}

/**
 * Returns whether a quantity is invalid, after showing the error.
 * @param id of the picker
 * @param text the typed or chosen quantity
 */
export function isQuantityRefused(id: string, text: string, stock: number): boolean {
  const error = quantityError(text, stock)
  if (error === undefined) return false
  const place = document.getElementById(id)
  // A text field shows its own error.
  if (place instanceof HTMLInputElement) place.form?.requestSubmit()
  else refuseQuantity(id, error)
  return true
}
