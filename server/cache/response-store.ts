import type { LRUCache } from 'lru-cache'
import { HOUR } from '../durations.ts'
import { boundedCache } from './bounded-cache.ts'
import type { CompactResponse } from './compact-response.ts'

/** An answer in memory, and what is known of it. */
export interface Entry {
  answer: CompactResponse
  /** What it was made from. */
  tags: readonly string[]
  /** The moment of the change log up to which it is known to be so. */
  since: number
  /** When it was made, and when it was last known to be so, in ms. */
  madeAt: number
  validAt: number
}

/** Bytes, at most. */
interface StoreLimits {
  /** Of what is sent: 10,000 pages of products. */
  maxBytes: number
  /** Of answers that only pages have asked for, as parts of them. */
  maxBytesInside: number
}

/** The entry's own objects, with its tags; an address may be as long as a header allows, so that counts too. */
const OVERHEAD_BYTES = 1_024
const BYTES_A_TAG = 16
/** What depends on the day ("new") is right again after this long, also when nothing changed. */
export const MAX_AGE_MS = HOUR
const OLD_TOO = { allowStale: true }

/** Holds answers by address, bounded by bytes: those that people ask for, and in a room of their own those that only pages ask for. */
export class ResponseStore {
  readonly #asked: LRUCache<string, Entry>
  readonly #inside: LRUCache<string, Entry>
  readonly #limits: StoreLimits

  constructor(clock: () => Date, limits: StoreLimits) {
    this.#limits = limits
    this.#asked = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes: limits.maxBytes })
    this.#inside = boundedCache({ clock, maxAgeMs: MAX_AGE_MS, maxBytes: limits.maxBytesInside })
  }

  get bytes(): number {
    return this.#asked.calculatedSize + this.#inside.calculatedSize
  }

  get count(): number {
    return this.#asked.size + this.#inside.size
  }

  /** The entry of an address, unless it is too old. */
  find(address: string): Entry | undefined {
    return this.#asked.get(address) ?? this.#inside.get(address)
  }

  /** The entry of an address, however old; looking does not count as use. */
  findOld(address: string): Entry | undefined {
    return this.#asked.peek(address, OLD_TOO) ?? this.#inside.peek(address, OLD_TOO)
  }

  /** @param isInside whether only a page has asked for it; that it stands among what people asked for before counts more */
  keep(address: string, entry: Entry, isInside: boolean): void {
    const [asked, inside] = [this.#asked.peek(address, OLD_TOO), this.#inside.peek(address, OLD_TOO)]
    if ([asked, inside].some((other) => other && other.since > entry.since)) return
    const store = isInside && !asked ? this.#inside : this.#asked
    const limit = store === this.#inside ? this.#limits.maxBytesInside : this.#limits.maxBytes
    const bytes = bytesOf(address, entry)
    if (bytes <= limit / 8) store.set(address, entry, { size: bytes })
  }

  forget(address: string): void {
    this.#asked.delete(address)
    this.#inside.delete(address)
  }

  /** Counts the bytes of an answer again, which holds other forms than before. */
  resize(address: string): void {
    for (const store of [this.#asked, this.#inside]) {
      const entry = store.peek(address, OLD_TOO)
      // Only what is another object is counted again.
      if (entry) store.set(address, { ...entry }, { size: bytesOf(address, entry), noUpdateTTL: true })
    }
  }
}

const bytesOf = (address: string, { answer, tags }: Entry) =>
  answer.bytes + 2 * address.length + BYTES_A_TAG * tags.length + OVERHEAD_BYTES
