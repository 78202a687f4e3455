import { useShopIdentity } from '../identity/shop-identity.ts'
import { useUser } from '../session/session.ts'

/** Tells whether the shop is not open yet for whoever looks. Staff see it as it will be, from when this browser knows who they are. */
export function useIsShut(): boolean {
  const { notOpenYet } = useShopIdentity()
  const user = useUser()
  return notOpenYet !== null && !user?.is_staff
}
