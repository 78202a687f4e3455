import type { LRUCache } from 'lru-cache'
import { HOUR } from '../durations.ts'
import { boundedCache } from './bounded-cache.ts'
import type { CompactResponse } from './compact-response.ts'

/** A cached response with its tags and times. */
export interface Entry {
  answer: CompactResponse
  /** The records that it depends on. */
  tags: readonly string[]
  /** The sequence number of the change log up to which it is known to be fresh. */
  since: number
  /** When it was generated and when it was last known to be fresh, in ms. */
  madeAt: number
  validAt: number
}

/** Maximum sizes in bytes. */
interface StoreLimits {
  /** For responses that clients have requested: about 10,000 product pages. */
  maxBytes: number
  /** For API responses that only page rendering has requested. */
  maxBytesInside: number
}

/** The entry's objects and tags. URLs may be as long as a header allows, so their length is added. */
const OVERHEAD_BYTES = 1_024
const BYTES_A_TAG = 16
/** Maximum age in ms. Content that depends on the date, such as "new", is corrected within this time. */
export const MAX_AGE_MS = HOUR
const ALLOW_STALE = { allowStale: true }

/** Stores responses by URL, bounded by bytes. Responses that only page rendering requests have a separate limit. */
export class ResponseStore {
  readonly #requested: LRUCache<string, Entry>
  readonly #included: LRUCache<string, Entry>
  readonly #limits: StoreLimits

  constructor(clock: () => Date, limits: StoreLimits) {
    this.#limits = limits
    this.#requested = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes: limits.maxBytes })
    this.#included = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes: limits.maxBytesInside })
  }

  get bytes(): number {
    return this.#requested.calculatedSize + this.#included.calculatedSize
  }

  get count(): number {
    return this.#requested.size + this.#included.size
  }

  /** Returns the entry of a URL; undefined if it is missing or older than `MAX_AGE_MS`. */
  find(address: string): Entry | undefined {
    return this.#requested.get(address) ?? this.#included.get(address)
  }

  /** Returns the entry of a URL at any age, without marking it as used. */
  findOld(address: string): Entry | undefined {
    return this.#requested.peek(address, ALLOW_STALE) ?? this.#included.peek(address, ALLOW_STALE)
  }

  /**
   * @param isInside true if only page rendering has requested it; ignored if a client has requested this URL before
   */
  keep(address: string, entry: Entry, isInside: boolean): void {
    const [requested, included] = [
      this.#requested.peek(address, ALLOW_STALE),
      this.#included.peek(address, ALLOW_STALE),
    ]
    if ([requested, included].some((other) => other && other.since > entry.since)) return
    const store = isInside && !requested ? this.#included : this.#requested
    const limit = store === this.#included ? this.#limits.maxBytesInside : this.#limits.maxBytes
    const bytes = bytesOf(address, entry)
    if (bytes <= limit / 8) store.set(address, entry, { size: bytes })
  }

  forget(address: string): void {
    this.#requested.delete(address)
    this.#included.delete(address)
  }

  /** Updates the size of an entry after its encodings have changed. */
  resize(address: string): void {
    for (const store of [this.#requested, this.#included]) {
      const entry = store.peek(address, ALLOW_STALE)
      // lru-cache updates the size only if the value is a different object.
      if (entry) store.set(address, { ...entry }, { size: bytesOf(address, entry), noUpdateTTL: true })
    }
  }
}

const bytesOf = (address: string, { answer, tags }: Entry) =>
  answer.bytes + 2 * address.length + BYTES_A_TAG * tags.length + OVERHEAD_BYTES
