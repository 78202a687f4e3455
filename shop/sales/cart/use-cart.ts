import { useFetchers } from 'react-router'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { useUser } from '../../core/auth/session.ts'
import { applyPending } from './changes/optimistic-cart.ts'

const NOTHING: readonly CartItem[] = []

/**
 * Returns the lines of the customer's cart and save-for-later list including pending changes; empty for a visitor.
 */
export function useCart(): readonly CartItem[] {
  const user = useUser()
  const sent = useFetchers()
  return user ? sent.reduce(applyPending, user.cartitem_set as readonly CartItem[]) : NOTHING
}

export const isInCart = ({ saveForLater }: CartItem) => !saveForLater
