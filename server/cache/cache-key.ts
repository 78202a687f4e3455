import type { FastifyRequest } from 'fastify'
import type { ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Under which address the answers of this route are kept: with what they depend on, and in one order. */
    cacheKey?: (url: string) => string
  }
}

/** The part of a query that an answer depends on. */
export type Pick = (query: URLSearchParams) => Iterable<[name: string, value: string]>

/**
 * Returns an address without the parameters that nothing reads (`utm_source`), the others in one order and one spelling.
 * @param pick called for addresses with a query only
 */
export function cacheKey(url: string, pick: Pick): string {
  const end = url.indexOf('?')
  if (end < 0) return url
  const path = url.slice(0, end)
  // With its question mark, of which the first is taken off: of `/??page=2` the page is not 2.
  const query = new URLSearchParams([...pick(new URLSearchParams(url.slice(end)))])
  query.sort()
  // Commas are no mystery in a query, and people read addresses.
  return query.size === 0 ? path : `${path}?${query}`.replaceAll('%2C', ',')
}

/** Tells whether the answer to a visitor's request is cache, so that giving it costs next to nothing. */
export function isCached({ url, headers, routeOptions }: FastifyRequest, cache: ResponseCache): boolean {
  const key = routeOptions.config.cacheKey
  return key !== undefined && headers.authorization === undefined && cache.has(key(url))
}
