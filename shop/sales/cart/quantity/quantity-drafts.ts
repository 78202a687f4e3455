import { useReducer } from 'react'
import type { CartLine } from '../cart-line.ts'
import { quantityError } from './quantity.ts'

/** A quantity that stands on the screen and is not the server's yet. */
interface QuantityDraft {
  text: string
  /** It stands in a field, where it stays when it is refused; what was chosen from a list goes back. */
  isTyped: boolean
  isSent: boolean
}

interface Drafts {
  byVariant: ReadonlyMap<number, QuantityDraft>
  /** Somebody has pressed Checkout, and waits until the cart is what they see. */
  isCheckingOut: boolean
}

type Event =
  | { of: 'typing'; variant: number; text: string }
  | { of: 'sending'; variant: number; quantity: number }
  | { of: 'saved' | 'refused' | 'removed'; variant: number }
  | { of: 'checkout' }

/** Returns the quantities of an open cart that are still being typed or are on their way. A sum is of what is seen, and so is a checkout. */
export function useQuantityDrafts() {
  const [{ byVariant, isCheckingOut }, tell] = useReducer(next, { byVariant: new Map(), isCheckingOut: false })
  return {
    tell,
    isCheckingOut,
    draftOf: ({ variant }: Pick<CartLine, 'variant'>) => byVariant.get(variant.id),
    /** The line with the quantity that is seen. */
    asSeen(line: CartLine): CartLine {
      const draft = byVariant.get(line.variant.id)
      return draft ? { ...line, item: { ...line.item, quantity: Number(draft.text) } } : line
    },
  }
}

export type QuantityDrafts = ReturnType<typeof useQuantityDrafts>

/** Returns what is wrong with a typed quantity; undefined also when nothing was typed. */
export function draftError({ draftOf }: QuantityDrafts, line: CartLine): string | undefined {
  const draft = draftOf(line)
  return draft?.isTyped ? quantityError(draft.text, line.variant.stock) : undefined
}

function next({ byVariant, isCheckingOut }: Drafts, event: Event): Drafts {
  if (event.of === 'checkout') return { byVariant, isCheckingOut: true }
  const { variant } = event
  const draft = byVariant.get(variant)
  const drafts = new Map(byVariant)
  switch (event.of) {
    case 'typing':
      drafts.set(variant, { text: event.text, isTyped: true, isSent: false })
      return { byVariant: drafts, isCheckingOut: false }
    case 'sending':
      drafts.set(variant, { text: String(event.quantity), isTyped: draft?.isTyped ?? false, isSent: true })
      return { byVariant: drafts, isCheckingOut }
    case 'saved':
      // What was typed since then is still to be sent.
      if (draft?.isSent) drafts.delete(variant)
      return { byVariant: drafts, isCheckingOut }
    case 'removed':
      drafts.delete(variant)
      return { byVariant: drafts, isCheckingOut: false }
    case 'refused':
      if (draft?.isTyped) drafts.set(variant, { ...draft, isSent: false })
      else drafts.delete(variant)
      return { byVariant: drafts, isCheckingOut: false }
  }
}
