import type { LRUCache } from 'lru-cache'
import { MINUTE } from '../../durations.ts'
import { boundedCache } from '../bounded-cache.ts'
import { ChangeLog } from '../change-log.ts'

/** A kind of cached customer data. */
export interface Kind<Value extends object> {
  name: string
  bytesOf: (value: Value) => number
}

interface Entry {
  value: object
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
  readonly #entries: LRUCache<string, Entry>
  readonly #log = new ChangeLog()
  readonly #maxBytes: number
  #isConnected = true

  constructor(clock: () => Date, maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
    this.#entries = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Returns a cached value, or undefined if it is missing, expired or invalidated. */
  peek<Value extends object>({ name }: Kind<Value>, key: string): Value | undefined {
    if (!this.#isConnected) return undefined
    const found = this.#entries.get(name + key)
    if (!found || this.#log.freshnessOf(found.tags, found.since) !== 'fresh') return undefined
    found.since = this.#log.now
    // Only values of this kind are stored under its name.
    return found.value as Value
  }

  /** Call before reading data. The returned function caches a value that was made from that data. */
  keeper(): <Value extends object>(kind: Kind<Value>, key: string, customer: number, value: Value) => void {
    const since = this.#log.now
    return ({ name, bytesOf }, key, customer, value) => {
      const bytes = bytesOf(value) + OVERHEAD_BYTES
      if (!this.#isConnected || bytes > this.#maxBytes / 8) return
      this.#entries.set(name + key, { value, tags: [String(customer)], since }, { size: bytes })
    }
  }

  /** Invalidates everything cached for a customer. */
  changed(customer: number): void {
    this.#log.note({ tags: [String(customer)], isSale: false })
  }

  /**
   * Handles a database notification: invalidates one customer, or all without an id. Resumes caching after `suspend`.
   */
  note(payload: string | undefined): void {
    this.#isConnected = true
    this.#log.note({ tags: payload ? [payload] : null, isSale: false })
  }

  /** Empties the cache and stops caching until the next `note`, because notifications are not received. */
  suspend(): void {
    this.#isConnected = false
    this.#entries.clear()
  }
}
