import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { pollWhileVisible } from '../../ui/poll-while-visible.ts'
import type { LoadedCart } from './load-cart.ts'

/**
 * Keeps the products of an open cart current: reloads them as often as the session, when the tab becomes visible, and
 * when a line of another product appears.
 */
export function useFreshCart(items: readonly CartItem[], { products }: LoadedCart): void {
  const { revalidate } = useRevalidator()
  const unknown = items
    .filter(({ product }) => !products.some(({ id }) => id === product))
    .map(({ variant }) => variant)
  const reason = unknown.join(' ')

  useEffect(() => {
    if (reason !== '') void revalidate()
  }, [reason, revalidate])

  useEffect(() => pollWhileVisible(revalidate), [revalidate])
}
