import { href, useLocation } from 'react-router'
import { useSocialProvider } from '../social/social-provider.ts'
import { AUTH_PAGES, RETURN_TO, returnAddress, useReturnTo } from './return-to.ts'

/**
 * Returns the props of a login or sign-up link (`Link`, `NavLink`, `ButtonLink`), which remembers the current
 * address. With an identity provider it loads a new document, because only these two documents may run the provider's
 * script.
 */
export function useAuthLink(to: '/login' | '/signup', backTo?: string) {
  const location = useLocation()
  const earlier = useReturnTo()
  const from = backTo ?? (AUTH_PAGES.includes(location.pathname) ? earlier : returnAddress(location))
  const address = href(to)
  return useSocialProvider()
    ? { to: `${address}?${new URLSearchParams({ [RETURN_TO]: from })}`, reloadDocument: true }
    : { to: address, state: { [RETURN_TO]: from } }
}
