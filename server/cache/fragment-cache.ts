import type { LRUCache } from 'lru-cache'
import { boundedCache } from './bounded-cache.ts'
import type { ChangeLog } from './change-log.ts'

/** The map's entry, the name and the fragment's objects. */
const OVERHEAD_BYTES = 240
const BEYOND_LATIN = /[^\0-\xff]/

interface Fragment {
  text: string
  tags: readonly string[]
  since: number
}

/**
 * Caches parts of responses by name, as text: they are never sent alone, so they need no ETag and no encodings.
 * Bounded by bytes; the least recently used fragments are evicted first.
 */
export class FragmentCache {
  readonly #parts: LRUCache<string, Fragment>
  readonly #log: ChangeLog

  constructor(log: ChangeLog, bounds: { clock: () => Date; maxAgeMs: number; maxBytes: number }) {
    this.#log = log
    this.#parts = boundedCache(bounds)
  }

  get bytes(): number {
    return this.#parts.calculatedSize
  }

  /** Returns a fragment, or undefined if it is missing, expired or invalidated. */
  peek(name: string): string | undefined {
    const part = this.#parts.get(name)
    if (!part || this.#log.freshnessOf(part.tags, part.since) !== 'fresh') return undefined
    part.since = this.#log.now
    return part.text
  }

  /**
   * Call before reading data. The returned function caches a fragment that was made from that data, with its tags.
   */
  keeper(): (name: string, text: string, tags: readonly string[]) => void {
    const since = this.#log.now
    return (name, text, tags) => {
      const bytes = text.length * (BEYOND_LATIN.test(text) ? 2 : 1) + OVERHEAD_BYTES
      this.#parts.set(name, { text, tags, since }, { size: bytes })
    }
  }
}
