/** How certain an answer is of what it was made from: unchanged, changed by a sale a moment ago, or changed by somebody who looks now. */
export type Freshness = 'fresh' | 'resold' | 'outdated'

interface Change {
  /** Tags of what changed, such as `product 12`; null for everything, because nobody knows what was missed. */
  tags: readonly string[] | null
  /** True for sales: whoever did not make them may be shown the answer of before for a moment. */
  isSale: boolean
}

/** The tag of what depends on more than it can tell: any change changes it. */
export const ANYTHING = '*'

/** Beyond so many different things everything counts as changed, so that the log does not grow with the catalogue. */
const MOST_TAGS = 200_000

/**
 * Notes what has changed, so that an answer can tell whether what it was made from is still so. Nothing is looked up for a change: an answer
 * asks for its own tags when somebody wants it, and only when anything has changed since it last asked.
 */
export class ChangeLog {
  #now = 0
  #lastEdit = 0
  #everything = 0
  /** By tag: when it changed last, and when last by something else than a sale. */
  #changes = new Map<string, { last: number; lastEdit: number }>()

  /** A moment, to be remembered before anything is read; changes noted later count. */
  get now(): number {
    return this.#now
  }

  note({ tags, isSale }: Change): void {
    this.#now += 1
    if (!isSale) this.#lastEdit = this.#now
    if (tags === null || this.#changes.size + tags.length > MOST_TAGS) {
      this.#everything = this.#now
      this.#lastEdit = this.#now
      this.#changes.clear()
      return
    }
    for (const tag of tags) {
      const lastEdit = isSale ? (this.#changes.get(tag)?.lastEdit ?? 0) : this.#now
      this.#changes.set(tag, { last: this.#now, lastEdit })
    }
  }

  /** What has become since a moment of what was made from things with these tags. */
  freshnessOf(tags: readonly string[], since: number): Freshness {
    if (since === this.#now) return 'fresh'
    if (this.#everything > since || tags.includes(ANYTHING)) return 'outdated'
    let freshness: Freshness = 'fresh'
    for (const tag of tags) {
      const change = this.#changes.get(tag)
      if (!change || change.last <= since) continue
      if (change.lastEdit > since) return 'outdated'
      freshness = 'resold'
    }
    return freshness
  }

  /** Whether anything but sales was noted since a moment. */
  hasEditsSince(since: number): boolean {
    return this.#lastEdit > since
  }
}
