/**
 * What a page depends on in the query of its address. A page exports it as `handle`; what else stands in an address (`utm_source`)
 * never reaches the renderer, so that it neither makes a cached page of its own nor stands in one that others are shown.
 */
export interface PageParameters {
  readsOf(query: URLSearchParams): Record<string, string | readonly string[] | undefined>
}

/** Declares a page that reads parameters by these names: `export const handle = reads('page')`. */
export const reads = (...names: readonly string[]): PageParameters => ({
  readsOf: (query) => Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])),
})
