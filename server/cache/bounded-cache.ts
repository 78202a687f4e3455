import { LRUCache } from 'lru-cache'

interface Bounds {
  maxBytes: number
  maxAgeMs: number
  clock: () => Date
}

/**
 * Keeps things in memory by name, each with its `size` in bytes: the longest unused goes first. What is too old is no longer found by `get`,
 * but stays until its place is needed: `peek` finds it with `allowStale`.
 */
export const boundedCache = <Thing extends object>({ maxBytes, maxAgeMs, clock }: Bounds) =>
  new LRUCache<string, Thing>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    noDeleteOnStaleGet: true,
    perf: { now: () => clock().getTime() },
    // Asks the clock each time, instead of a timer that forgets what it said.
    ttlResolution: 0,
  })
