import { useUser } from '../../core/auth/session.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/**
 * Returns whether the shop is not open for this visitor. Staff see the shop as soon as the browser knows the user.
 */
export function useIsClosed(): boolean {
  const { notOpenYet } = useShopIdentity()
  const user = useUser()
  return notOpenYet !== null && !user?.is_staff
}
