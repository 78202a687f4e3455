import { href, useLocation } from 'react-router'
import { useSocialProvider } from '../social/social-provider.ts'
import { AUTH_PAGES, RETURN_TO, returnAddress, useReturnTo } from './return-to.ts'

/**
 * Returns what a link to the login or signup needs, to be spread into a `Link`, `NavLink` or `ButtonLink`: it remembers where the visitor is.
 * With an identity provider it loads a new document, because only the documents of these two addresses may run the provider's script.
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
