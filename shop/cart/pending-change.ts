import type { CartItem } from '../session/session.contract.ts'
import { ADD, DELETE, PUT, wantedIn } from './wanted.ts'

interface Sent {
  formAction?: string | undefined
  formData?: FormData | undefined
}

/** The cart as it will be when the server says yes to a form that is on its way. A line that is still to be made has the id 0. */
export function withPending(lines: readonly CartItem[], { formAction, formData }: Sent): readonly CartItem[] {
  if (!formData) return lines
  const id = Number(formData.get('id'))
  switch (formAction) {
    case ADD.action:
      return wantedIn(formData).reduce(withAdded, lines)
    case PUT.action:
      return lines.map((line) => (line.id === id ? { ...line, ...changeIn(formData) } : line))
    case DELETE.action:
      return lines.filter((line) => line.id !== id)
    default:
      return lines
  }
}

function withAdded(lines: readonly CartItem[], wanted: Omit<CartItem, 'id'>): readonly CartItem[] {
  const isThere = lines.some(({ variant }) => variant === wanted.variant)
  if (!isThere) return [...lines, { id: 0, ...wanted }]
  return lines.map((line) => (line.variant === wanted.variant ? { ...line, ...wanted } : line))
}

/** What a form changes of a line. */
export function changeIn(form: FormData): Partial<Pick<CartItem, 'quantity' | 'saveForLater'>> {
  const [quantity, saveForLater] = [form.get('quantity'), form.get('saveForLater')]
  return {
    ...(quantity !== null && { quantity: Number(quantity) }),
    ...(saveForLater !== null && { saveForLater: saveForLater === 'true' }),
  }
}
