import type { LRUCache } from 'lru-cache'
import { boundedCache } from './bounded-cache.ts'
import type { ChangeLog } from './change-log.ts'

/** The map's entry, the name and the part's own objects. */
const OVERHEAD_BYTES = 240
const BEYOND_LATIN = /[^\0-\xff]/

interface Fragment {
  text: string
  tags: readonly string[]
  since: number
}

/**
 * Pieces of responses, cached by name as the text that goes out: never sent alone, so they need neither tag nor compressed forms. Each knows
 * what it was made from. Bounded by bytes (the longest unused goes first).
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

  /** The text of a part, if it is cached, not too old, and nothing of it has changed. */
  peek(name: string): string | undefined {
    const part = this.#parts.get(name)
    if (!part || this.#log.freshnessOf(part.tags, part.since) !== 'fresh') return undefined
    part.since = this.#log.now
    return part.text
  }

  /** Call it before anything is read. The function that it gives keeps what is made of that, with the tags of what it is made from. */
  keeper(): (name: string, text: string, tags: readonly string[]) => void {
    const since = this.#log.now
    return (name, text, tags) => {
      const bytes = text.length * (BEYOND_LATIN.test(text) ? 2 : 1) + OVERHEAD_BYTES
      this.#parts.set(name, { text, tags, since }, { size: bytes })
    }
  }
}
