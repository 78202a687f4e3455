import { href, type Location, useLocation } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** The field of the login form, and the part of a location's state, that say where a visitor came from. */
export const RETURN_TO = 'from'

/** The screens through which visitors become customers; where an identity provider is configured, its button stands there. */
export const AUTH_PAGES = [href('/login'), href('/signup')]

const HERE = 'https://shop.invalid'

/** Returns the address that a link to the login hands over, so that the visitor comes back to it. The server never sees a hash. */
export const returnAddress = ({ pathname, search }: Location) => pathname + search

/**
 * Returns where to go after the login: where the visitor came from, or home. Only addresses of this shop count, because anybody can write a
 * link or a state.
 */
export function ownReturnAddress(from: unknown): string {
  // Browsers read addresses forgivingly (backslashes, tabs), so the same reader decides here.
  const read = typeof from === 'string' && from.startsWith('/') ? URL.parse(from, HERE) : null
  const own = read?.origin === HERE ? read.pathname + read.search + read.hash : href('/')
  // What was read once (`/.//elsewhere`) may be read again, and then lead elsewhere.
  return own.startsWith('//') ? href('/') : own
}

/** Returns where this visitor came from: by the location's state or, where the link had to load a new document, by its address. */
export function useReturnTo(): string {
  const { state, search } = useLocation()
  // The state belongs to the browser's history: the rendered page has not seen it.
  const isHydrated = useHydrated()
  const given: unknown = isHydrated ? (state as { from?: unknown } | null)?.from : undefined
  return ownReturnAddress(given ?? new URLSearchParams(search).get(RETURN_TO))
}
