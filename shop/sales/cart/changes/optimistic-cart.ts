import { pathWithoutLanguage } from '../../../../lib/texts/page-paths.ts'
import type { CartItem } from '../../../core/auth/cart-lines/cart-item.contract.ts'
import { ADD, type CartAddition, DELETE, PUT, readAdditions } from './cart-form.ts'

interface Sent {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** Returns the cart as it will be if the pending form succeeds. A new line has the id 0. */
export function applyPending(lines: readonly CartItem[], { formAction, formData }: Sent): readonly CartItem[] {
  if (!formData) return lines
  const id = Number(formData.get('id'))
  switch (formAction && pathWithoutLanguage(formAction)) {
    case ADD.action:
      return readAdditions(formData).reduce(withAdded, lines)
    case PUT.action:
      return lines.map((line) => (line.id === id ? { ...line, ...changeIn(formData) } : line))
    case DELETE.action:
      return lines.filter((line) => line.id !== id)
    default:
      return lines
  }
}

function withAdded(lines: readonly CartItem[], wanted: CartAddition): readonly CartItem[] {
  const existing = lines.find(({ variant }) => variant === wanted.variant)
  const added = { ...wanted, quantity: quantityIn(lines, wanted) }
  if (!existing) return [...lines, { id: 0, added_price: null, ...added }]
  return lines.map((line) => (line === existing ? { ...line, ...added } : line))
}

/** Returns the quantity after an add: the chosen one, otherwise the line's current one, otherwise 1. */
export function quantityIn(lines: readonly CartItem[], { variant, quantity }: CartAddition): number {
  return quantity ?? lines.find((line) => line.variant === variant)?.quantity ?? 1
}

/** Returns the changed fields of a line from a form. */
export function changeIn(form: FormData): Partial<Pick<CartItem, 'quantity' | 'saveForLater'>> {
  const [quantity, saveForLater] = [form.get('quantity'), form.get('saveForLater')]
  return {
    ...(quantity !== null && { quantity: Number(quantity) }),
    ...(saveForLater !== null && { saveForLater: saveForLater === 'true' }),
  }
}
