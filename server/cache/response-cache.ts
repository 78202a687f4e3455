import { SECOND } from '../durations.ts'
import { Refusal } from '../http/refusal.ts'
import { ChangeLog, type Freshness } from './change-log.ts'
import { type CachedResponse, CompactResponse, takeBytes } from './compact-response.ts'
import { CustomerCache } from './customers/customer-cache.ts'
import { beingMade, Dependencies, EXACTLY, noting } from './dependencies.ts'
import { FragmentCache } from './fragment-cache.ts'
import { type Entry, MAX_AGE_MS, ResponseStore } from './response-store.ts'

/** What was made for an address: a page or an API answer that is the same for every visitor. */
export interface FreshResponse {
  status: number
  headers: Record<string, string>
  /** Taken out when it is kept. */
  body: Buffer
  /** False for what must be made anew each time (failures, unknown addresses). */
  keep: boolean
}

/** An answer, and what it was made from. */
export interface ExactResponse {
  answer: CachedResponse
  tags: readonly string[]
}

const LIMITS = {
  maxBytes: 144 * 2 ** 20,
  maxBytesInside: 16 * 2 ** 20,
  /** Of parts of answers. */
  maxBytesOfParts: 32 * 2 ** 20,
}
/** So long after it was right, an answer may be given whose stock others have bought from since: within a second, with the time to make it. */
const MAX_RESOLD_MS = 0.75 * SECOND
/** However often things are sold, one answer is made anew no more often. */
const REMADE_EVERY_MS = SECOND / 2

/**
 * Caches responses by address: made once even when many ask at the same moment, kept in the forms in which they are sent, bounded by bytes
 * (the longest unused goes first). Each knows what it was made from (`dependsOn`), and is made anew when that has changed.
 */
export class ResponseCache {
  readonly #inTheMaking = new Map<string, { since: number; made: Promise<Entry | CompactResponse> }>()
  readonly #log = new ChangeLog()
  readonly #store: ResponseStore
  readonly #clock: () => Date
  #hits = 0
  #misses = 0
  /** What answers are put together from. */
  readonly parts: FragmentCache
  /** What is a customer's own. */
  readonly customers: CustomerCache

  constructor(clock: () => Date, limits: Partial<typeof LIMITS> = {}) {
    const { maxBytesOfParts, ...ofStore } = { ...LIMITS, ...limits }
    this.#clock = clock
    this.#store = new ResponseStore(clock, ofStore)
    this.parts = new FragmentCache(this.#log, { clock, maxAgeMs: MAX_AGE_MS, maxBytes: maxBytesOfParts })
    this.customers = new CustomerCache(clock)
  }

  get bytes(): number {
    return this.#store.bytes
  }

  get count(): number {
    return this.#store.count
  }

  /** How many were there, or in the making, when they were asked for. */
  get hits(): number {
    return this.#hits
  }

  /** How many had to be made. */
  get misses(): number {
    return this.#misses
  }

  /** The answer for an address, if there is one and nothing has changed: the fast way, without a promise. */
  peek(address: string): CachedResponse | undefined {
    const entry = this.#store.find(address)
    if (!entry || this.#freshness(entry) !== 'fresh') return undefined
    this.#hits += 1
    this.#inherit(entry)
    return entry.answer
  }

  /** Whether there is a fresh answer for an address; asking does not count as use. */
  has(address: string): boolean {
    const entry = this.#store.find(address)
    return entry !== undefined && this.#freshness(entry) === 'fresh'
  }

  /**
   * The answer for an address: the cached one, the one being made, or a new one. For a second, the cached one serves also while one is made
   * whose stock is that after a sale; and for longer, while no new one can be made.
   */
  async get(address: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
    const entry = this.#store.find(address)
    const freshness = entry && this.#freshness(entry)
    if (entry && freshness === 'fresh') {
      this.#hits += 1
      this.#inherit(entry)
      return entry.answer
    }
    // What is made of an old part would count as new.
    if (entry && freshness === 'resold' && beingMade() === undefined && this.#mayServe(entry)) {
      this.#hits += 1
      if (this.#now - entry.madeAt >= REMADE_EVERY_MS) void this.#made(address, make).catch(() => {})
      return entry.answer
    }
    const made = await this.#made(address, make)
    if ('answer' in made) {
      this.#inherit(made)
      return made.answer
    }
    return made
  }

  /** The answer for an address, if nothing has changed, with the tags of what it was made from: without a promise. */
  peekExact(address: string): ExactResponse | undefined {
    const entry = this.#store.find(address)
    if (!entry || this.#freshness(entry) !== 'fresh') return undefined
    this.#hits += 1
    return entry
  }

  /** The same, or a new one: as it is at this moment, never that of before a sale. */
  async getExact(address: string, make: () => Promise<FreshResponse>): Promise<ExactResponse> {
    const there = this.peekExact(address)
    if (there) return there
    const made = await this.#made(address, make)
    return 'answer' in made ? made : { answer: made, tags: [] }
  }

  /** Notes what has changed. Who asks from now on gets answers that know of it. */
  changed(...tags: readonly string[]): void {
    this.#log.note({ tags, isSale: false })
  }

  /** Notes what the database tells of a change. What was sold others may learn of within a second; null counts as a change of everything. */
  note(change: { tags: readonly string[]; isSale: boolean } | null): void {
    this.#log.note(change ?? { tags: null, isSale: false })
  }

  /** Counts everything as changed, because nobody knows what has. */
  drop(): void {
    this.note(null)
  }

  get #now(): number {
    return this.#clock().getTime()
  }

  #freshness(entry: Entry): Freshness {
    const freshness = this.#log.freshnessOf(entry.tags, entry.since)
    if (freshness === 'fresh') {
      entry.since = this.#log.now
      entry.validAt = this.#now
    }
    return freshness
  }

  #mayServe(entry: Entry): boolean {
    return this.#now - entry.validAt < MAX_RESOLD_MS
  }

  /** What is made around a cached answer depends on what that depends on. */
  #inherit({ tags, since }: Pick<Entry, 'tags' | 'since'>): void {
    const around = beingMade()
    if (!around) return
    for (const tag of tags) if (!tag.startsWith(EXACTLY)) around.tags.add(tag)
    around.since = Math.min(around.since, since)
  }

  /** The answer that is in the making, unless it was begun before somebody's change, or a new one. */
  async #made(address: string, make: () => Promise<FreshResponse>): Promise<Entry | CompactResponse> {
    const underWay = this.#inTheMaking.get(address)
    if (underWay && !this.#log.hasEditsSince(underWay.since)) {
      this.#hits += 1
      return underWay.made
    }
    this.#misses += 1
    const since = this.#log.now
    const made = this.#make(address, make, since)
    const mine = { since, made }
    this.#inTheMaking.set(address, mine)
    try {
      return await made
    } finally {
      if (this.#inTheMaking.get(address) === mine) this.#inTheMaking.delete(address)
    }
  }

  /** Made here and not where the old answer is at hand: it would hold that one, which would hold the one before it, and so on. */
  #resizerOf(address: string): () => void {
    return () => this.#store.resize(address)
  }

  async #make(address: string, make: () => Promise<FreshResponse>, since: number): Promise<Entry | CompactResponse> {
    const old = this.#store.findOld(address)
    const isInside = beingMade() !== undefined
    const dependencies = new Dependencies(since)
    const made = await noting(dependencies, make).catch((error: unknown) => {
      // What is refused is no failure: it may be gone.
      if (old && !(error instanceof Refusal && error.status < 500)) return undefined
      this.#store.forget(address)
      throw error
    })
    // A page that says that the server is down is no better than the old one. What is to be kept says something else.
    if (!made || (old && made.status >= 500 && !made.keep)) return old as Entry
    const { keep } = made
    const answer = new CompactResponse({ ...made, body: takeBytes(made, 'body') }, this.#resizerOf(address))
    const now = this.#now
    const entry = { answer, tags: [...dependencies.tags], since: dependencies.since, madeAt: now, validAt: now }
    if (!keep) {
      this.#store.forget(address)
      // What is made around it depends on it all the same.
      this.#inherit(entry)
      return answer
    }
    this.#store.keep(address, entry, isInside)
    return entry
  }
}
