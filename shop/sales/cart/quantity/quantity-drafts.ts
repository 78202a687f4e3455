import { useReducer } from 'react'
import type { CartLine } from '../cart-line.ts'
import { quantityError } from './quantity.ts'

/** A shown quantity that is not saved yet. */
interface QuantityDraft {
  text: string
  /** Whether it was typed. A refused typed quantity stays in its field; one from the list is reset. */
  isTyped: boolean
  isSent: boolean
}

interface Drafts {
  byVariant: ReadonlyMap<number, QuantityDraft>
  /** The customer has clicked Checkout and waits until all quantities are saved. */
  isCheckingOut: boolean
}

type Event =
  | { of: 'typing'; variant: number; text: string }
  | { of: 'sending'; variant: number; quantity: number }
  | { of: 'saved' | 'refused' | 'removed'; variant: number }
  | { of: 'checkout' }

/** Returns the unsaved quantities of the cart. Totals and checkout use the shown quantities. */
export function useQuantityDrafts() {
  const [{ byVariant, isCheckingOut }, dispatch] = useReducer(next, { byVariant: new Map(), isCheckingOut: false })
  return {
    dispatch,
    isCheckingOut,
    draftOf: ({ variant }: Pick<CartLine, 'variant'>) => byVariant.get(variant.id),
    /** Returns the line with its shown quantity. */
    asSeen(line: CartLine): CartLine {
      const draft = byVariant.get(line.variant.id)
      return draft ? { ...line, item: { ...line.item, quantity: Number(draft.text) } } : line
    },
  }
}

export type QuantityDrafts = ReturnType<typeof useQuantityDrafts>

/** Returns the error of a typed quantity; undefined if it is valid or nothing was typed. */
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
      // A quantity typed since then still has to be sent.
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
