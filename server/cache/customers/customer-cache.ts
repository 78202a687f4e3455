import type { LRUCache } from 'lru-cache'
import { MINUTE } from '../../durations.ts'
import { boundedCache } from '../bounded-cache.ts'
import { ChangeLog } from '../change-log.ts'

/** A kind of cached customer data. */
export interface Kind<Thing extends object> {
  name: string
  bytesOf: (thing: Thing) => number
}

interface Kept {
  thing: object
  /** The customer's id, as the change log's tag. */
  tags: readonly [string]
  since: number
}

const MAX_BYTES = 16 * 2 ** 20
/** The map's entry, the key and the entry's objects. */
const OVERHEAD_BYTES = 400
/** Limits how long missed invalidations have an effect. */
const MAX_AGE_MS = MINUTE

/**
 * Caches customer data until a record of that customer changes, for at most a minute, and only while the process is
 * connected to the database's notifications. Bounded by bytes; the least recently used entries are evicted first.
 */
export class CustomerCache {
  readonly #kept: LRUCache<string, Kept>
  readonly #log = new ChangeLog()
  readonly #maxBytes: number
  #hears = true

  constructor(clock: () => Date, maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
    this.#kept = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /** Returns a cached value, or undefined if it is missing, expired or invalidated. */
  peek<Thing extends object>({ name }: Kind<Thing>, key: string): Thing | undefined {
    if (!this.#hears) return undefined
    const found = this.#kept.get(name + key)
    if (!found || this.#log.freshnessOf(found.tags, found.since) !== 'fresh') return undefined
    found.since = this.#log.now
    // Only values of this kind are stored under its name.
    return found.thing as Thing
  }

  /** Call before reading data. The returned function caches a value that was made from that data. */
  keeper(): <Thing extends object>(kind: Kind<Thing>, key: string, customer: number, thing: Thing) => void {
    const since = this.#log.now
    return ({ name, bytesOf }, key, customer, thing) => {
      const bytes = bytesOf(thing) + OVERHEAD_BYTES
      if (!this.#hears || bytes > this.#maxBytes / 8) return
      this.#kept.set(name + key, { thing, tags: [String(customer)], since }, { size: bytes })
    }
  }

  /** Invalidates everything cached for a customer. */
  changed(customer: number): void {
    this.#log.note({ tags: [String(customer)], isSale: false })
  }

  /**
   * Handles a database notification: invalidates one customer, or all without an id. Resumes caching after `suspend`.
   */
  note(notice: string | undefined): void {
    this.#hears = true
    this.#log.note({ tags: notice ? [notice] : null, isSale: false })
  }

  /** Empties the cache and stops caching until the next `note`, because notifications are not received. */
  suspend(): void {
    this.#hears = false
    this.#kept.clear()
  }
}
