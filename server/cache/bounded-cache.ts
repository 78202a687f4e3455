import { LRUCache } from 'lru-cache'

interface Bounds {
  maxBytes: number
  maxAgeMs: number
  clock: () => Date
}

/**
 * Returns an LRU cache that is bounded by the sum of the entries' `size` in bytes. `get` does not return an expired
 * entry; `peek` does with `allowStale`, until the entry is evicted.
 */
export const boundedCache = <Value extends object>({ maxBytes, maxAgeMs, clock }: Bounds) =>
  new LRUCache<string, Value>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    noDeleteOnStaleGet: true,
    perf: { now: () => clock().getTime() },
    // Reads the clock for every lookup. By default, lru-cache caches the time with a timer.
    ttlResolution: 0,
  })
