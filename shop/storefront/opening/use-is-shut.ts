import { useUser } from '../../core/auth/session.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** Tells whether the shop is not open yet for whoever looks. Staff see it as it will be, from when this browser knows who they are. */
export function useIsShut(): boolean {
  const { notOpenYet } = useShopIdentity()
  const user = useUser()
  return notOpenYet !== null && !user?.is_staff
}
