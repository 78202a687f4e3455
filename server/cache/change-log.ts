/** State of a cached response: unchanged, changed only by stock movements of orders, or changed by an edit. */
export type Freshness = 'fresh' | 'resold' | 'outdated'

interface Change {
  /**
   * Tags of the changed records, such as `product 12`; null invalidates everything, because changes may have been
   * missed.
   */
  tags: readonly string[] | null
  /** True for stock movements of orders: other visitors may get the previous response for up to a second. */
  isSale: boolean
}

/** The tag of a response that depends on unknown data: any change invalidates it. */
export const ANYTHING = '*'

/** Above this number of tags, everything is invalidated, which bounds the log's memory. */
const MOST_TAGS = 200_000

/** Records changes by tag. Cached responses compare their own tags with the log when they are requested. */
export class ChangeLog {
  #now = 0
  #lastEdit = 0
  #allInvalidatedAt = 0
  /** For each tag, the sequence numbers of the last change and of the last change that was not an order. */
  #changes = new Map<string, { last: number; lastEdit: number }>()

  /** The current sequence number. Read it before reading data: changes recorded later count as newer. */
  get now(): number {
    return this.#now
  }

  note({ tags, isSale }: Change): void {
    this.#now += 1
    if (!isSale) this.#lastEdit = this.#now
    if (tags === null || this.#changes.size + tags.length > MOST_TAGS) {
      this.#allInvalidatedAt = this.#now
      this.#lastEdit = this.#now
      this.#changes.clear()
      return
    }
    for (const tag of tags) {
      const lastEdit = isSale ? (this.#changes.get(tag)?.lastEdit ?? 0) : this.#now
      this.#changes.set(tag, { last: this.#now, lastEdit })
    }
  }

  /** Returns how the records with these tags have changed since a sequence number. */
  freshnessOf(tags: readonly string[], since: number): Freshness {
    if (since === this.#now) return 'fresh'
    if (this.#allInvalidatedAt > since || tags.includes(ANYTHING)) return 'outdated'
    let freshness: Freshness = 'fresh'
    for (const tag of tags) {
      const change = this.#changes.get(tag)
      if (!change || change.last <= since) continue
      if (change.lastEdit > since) return 'outdated'
      freshness = 'resold'
    }
    return freshness
  }

  /** Returns true if anything except orders was recorded since a sequence number. */
  hasEditsSince(since: number): boolean {
    return this.#lastEdit > since
  }
}
