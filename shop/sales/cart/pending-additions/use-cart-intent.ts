import { useEffect } from 'react'
import { useUser } from '../../../core/auth/session.ts'
import { takeIntent } from './cart-intent.ts'

/** Adds a visitor's stored items as soon as a customer is logged in. */
export function useCartIntent(): void {
  const isCustomer = useUser() !== null
  useEffect(() => {
    const wanted = isCustomer ? takeIntent() : []
    if (wanted.length > 0) void import('./add-stored-items.ts').then(({ addStoredItems }) => addStoredItems(wanted))
  }, [isCustomer])
}
