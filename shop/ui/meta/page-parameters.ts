/**
 * The query parameters that a page reads, exported as its `handle`. Other parameters (`utm_source`) never reach the
 * renderer, so they neither create cache entries nor appear in cached pages.
 */
export interface PageParameters {
  readsOf(query: URLSearchParams): Record<string, string | readonly string[] | undefined>
}

/** Declares the query parameters of a page: `export const handle = reads('page')`. */
export const reads = (...names: readonly string[]): PageParameters => ({
  readsOf: (query) => Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])),
})
