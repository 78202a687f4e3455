import { readToken } from '../token.ts'

/**
 * Makes a page's `clientLoader` from its `loader`. Pages are rendered for visitors, so a browser that holds a token asks again as soon as such
 * a page is alive: `export const clientLoader = loadsForCustomers(load)`. Visitors have everything already.
 */
export function loadsForCustomers<Args extends unknown[], Data>(load: (...args: Args) => Promise<Data>) {
  return Object.assign((...args: Args) => load(...args), { hydrate: readToken() !== null })
}
