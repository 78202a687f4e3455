import type { LRUCache } from 'lru-cache'
import { MINUTE } from '../../durations.ts'
import { boundedCache } from '../bounded-cache.ts'
import { ChangeLog } from '../change-log.ts'

/** A sort of things that are kept of customers, each under a key of its own. */
export interface Kind<Thing extends object> {
  name: string
  bytesOf: (thing: Thing) => number
}

interface Kept {
  thing: object
  /** The customer's own, by which it is compared with what has changed. */
  tags: readonly [string]
  since: number
}

const MAX_BYTES = 16 * 2 ** 20
/** The map's entry, the key and the entry's own objects. */
const OVERHEAD_BYTES = 400
/** Nothing is kept for longer, whatever was or was not heard. */
const MAX_AGE_MS = MINUTE

/**
 * Keeps in memory what is a customer's own and was read a moment ago: until anything of theirs changes, for a minute at most, and only while
 * the process hears of what others change. Bounded by bytes (the longest unused goes first).
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

  /** What is kept, if nothing of its customer has changed. */
  peek<Thing extends object>({ name }: Kind<Thing>, key: string): Thing | undefined {
    if (!this.#hears) return undefined
    const found = this.#kept.get(name + key)
    if (!found || this.#log.freshnessOf(found.tags, found.since) !== 'fresh') return undefined
    found.since = this.#log.now
    // Under the name of a kind lies what was kept as one of it.
    return found.thing as Thing
  }

  /** Call it before anything is read. The function that it gives keeps what is made of that, of one customer. */
  keeper(): <Thing extends object>(kind: Kind<Thing>, key: string, customer: number, thing: Thing) => void {
    const since = this.#log.now
    return ({ name, bytesOf }, key, customer, thing) => {
      const bytes = bytesOf(thing) + OVERHEAD_BYTES
      if (!this.#hears || bytes > this.#maxBytes / 8) return
      this.#kept.set(name + key, { thing, tags: [String(customer)], since }, { size: bytes })
    }
  }

  /** Notes that something of a customer has changed: whoever asks from now on gets what is read from now on. */
  changed(customer: number): void {
    this.#log.note({ tags: [String(customer)], isSale: false })
  }

  /** Notes what the database tells: the id of a customer; without one anything may have changed. From then on the process hears. */
  note(notice: string | undefined): void {
    this.#hears = true
    this.#log.note({ tags: notice ? [notice] : null, isSale: false })
  }

  /** Keeps and gives nothing more, because nobody tells any longer what has changed, until the database does again (`note`). */
  deafen(): void {
    this.#hears = false
    this.#kept.clear()
  }
}
