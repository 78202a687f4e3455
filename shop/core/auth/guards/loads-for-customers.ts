import { readToken } from '../token.ts'

/**
 * Creates a page's `clientLoader` from its `loader`. Pages are rendered for visitors, so browsers with a token load
 * again after hydration: `export const clientLoader = loadsForCustomers(load)`.
 */
export function loadsForCustomers<Args extends unknown[], Data>(load: (...args: Args) => Promise<Data>) {
  return Object.assign((...args: Args) => load(...args), { hydrate: readToken() !== null })
}
