import type { FastifyRequest } from 'fastify'
import type { ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the normalized URL under which the responses of this route are cached. */
    cacheKey?: (url: string) => string
  }
}

/** Selects the query parameters that affect a response. */
export type Pick = (query: URLSearchParams) => Iterable<[name: string, value: string]>

/**
 * Normalizes a URL for the cache: drops parameters that the route doesn't read, sorts the others and encodes them
 * uniformly.
 * @param pick called only for a URL with a query
 */
export function cacheKey(url: string, pick: Pick): string {
  const end = url.indexOf('?')
  if (end < 0) return url
  const path = url.slice(0, end)
  // Keeps the question mark, because URLSearchParams strips the first one: the parameter in `/??page=2` is named
  // `?page`.
  const query = new URLSearchParams([...pick(new URLSearchParams(url.slice(end)))])
  query.sort()
  // Commas are valid in a query, and they keep the URL readable.
  return query.size === 0 ? path : `${path}?${query}`.replaceAll('%2C', ',')
}

/** Returns true if a visitor's request can be answered from the cache. */
export function isCached({ url, headers, routeOptions }: FastifyRequest, cache: ResponseCache): boolean {
  const key = routeOptions.config.cacheKey
  return key !== undefined && headers.authorization === undefined && cache.has(key(url))
}
