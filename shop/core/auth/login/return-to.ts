import { href, type Location, useLocation } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Form field and location state with the address to return to after the login. */
export const RETURN_TO = 'from'

/** The login and sign-up screens, which show the identity provider's button if one is configured. */
export const AUTH_PAGES = [href('/login'), href('/signup')]

const BASE_URL = 'https://shop.invalid'

/** Returns the address that a login link remembers. The server never sees a fragment. */
export const returnAddress = ({ pathname, search }: Location) => pathname + search

/**
 * Returns where to go after the login; defaults to the home page. Only addresses of this shop are accepted, because
 * links and states can be forged.
 */
export function ownReturnAddress(from: unknown): string {
  // Parsed as browsers do, who tolerate backslashes and tabs.
  const read = typeof from === 'string' && from.startsWith('/') ? URL.parse(from, BASE_URL) : null
  const own = read?.origin === BASE_URL ? read.pathname + read.search + read.hash : href('/')
  // A parsed address (`/.//elsewhere`) can have another meaning when parsed again.
  return own.startsWith('//') ? href('/') : own
}

/**
 * Returns where the visitor came from: from the location state or, if the link loaded a new document, from the query.
 */
export function useReturnTo(): string {
  const { state, search } = useLocation()
  // The server-rendered page does not know the state of the browser's history.
  const isHydrated = useHydrated()
  const given: unknown = isHydrated ? (state as { from?: unknown } | null)?.from : undefined
  return ownReturnAddress(given ?? new URLSearchParams(search).get(RETURN_TO))
}
