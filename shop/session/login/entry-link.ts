import { useLocation } from 'react-router'
import { useSocialProvider } from '../social/social-provider.ts'
import { addressOf, ENTRIES, FROM, useFrom } from './come-from.ts'

/**
 * What a link to the login or signup needs, to be spread into a `Link`, `NavLink` or `ButtonLink`: it remembers where the visitor is.
 * With an identity provider it loads a new document, because only the documents of these two addresses may run the provider's script.
 */
export function useEntryLink(to: '/login' | '/signup', backTo?: string) {
  const location = useLocation()
  const earlier = useFrom()
  const from = backTo ?? (ENTRIES.includes(location.pathname) ? earlier : addressOf(location))
  return useSocialProvider()
    ? { to: `${to}?${new URLSearchParams({ [FROM]: from })}`, reloadDocument: true }
    : { to, state: { [FROM]: from } }
}
