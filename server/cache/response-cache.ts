import { SECOND } from '../durations.ts'
import { Refusal } from '../http/refusal.ts'
import { ChangeLog, type Freshness } from './change-log.ts'
import { type CachedResponse, CompactResponse, takeBytes } from './compact-response.ts'
import { CustomerCache } from './customers/customer-cache.ts'
import { collectDependencies, currentDependencies, Dependencies, EXACTLY } from './dependencies.ts'
import type { EdgeHeaders } from './edge/edge-headers.ts'
import { FragmentCache } from './fragment-cache.ts'
import { type Entry, MAX_AGE_MS, ResponseStore } from './response-store.ts'

/** A page or API response that is the same for every visitor. */
export interface FreshResponse {
  status: number
  headers: Record<string, string>
  /** Removed from this object when the response is cached. */
  body: Buffer
  /** False for responses that are not cached: errors and unknown URLs. */
  keep: boolean
  /** True for pages that a CDN must not store, such as those of accounts. */
  isOffEdge?: boolean
}

/** A response with the tags that it depends on. */
export interface ExactResponse {
  answer: CachedResponse
  tags: readonly string[]
}

const LIMITS = {
  maxBytes: 144 * 2 ** 20,
  maxBytesInside: 16 * 2 ** 20,
  /** The limit for fragments. */
  maxBytesOfParts: 32 * 2 ** 20,
}
/**
 * How long a response stays usable after other customers' orders changed its stock. With the time to make a new one,
 * stock is at most a second old.
 */
const MAX_RESOLD_MS = 0.75 * SECOND
/** Minimum time between two regenerations of a response because of orders. */
const REGENERATE_AFTER_MS = SECOND / 2

/**
 * Caches responses by URL. Concurrent requests for a URL share one generation. Responses are invalidated by tag
 * (`dependsOn`). Bounded by bytes; the least recently used responses are evicted first.
 */
export class ResponseCache {
  readonly #generating = new Map<string, { since: number; made: Promise<Entry | CompactResponse> }>()
  readonly #log = new ChangeLog()
  readonly #store: ResponseStore
  readonly #clock: () => Date
  readonly #edgeHeaders: EdgeHeaders | undefined
  #isConnected = true
  #hits = 0
  #misses = 0
  /** The fragments that responses are assembled from. */
  readonly parts: FragmentCache
  /** Data of single customers. */
  readonly customers: CustomerCache

  /** @param edgeHeaders returns the headers for a CDN; undefined without one */
  constructor(clock: () => Date, limits: Partial<typeof LIMITS> = {}, edgeHeaders?: EdgeHeaders) {
    const { maxBytesOfParts, ...ofStore } = { ...LIMITS, ...limits }
    this.#clock = clock
    this.#edgeHeaders = edgeHeaders
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

  /** Requests that were answered by a cached response or joined one that was being generated. */
  get hits(): number {
    return this.#hits
  }

  /** Requests that generated a response. */
  get misses(): number {
    return this.#misses
  }

  /** Returns a fresh cached response synchronously; undefined without one. */
  peek(address: string): CachedResponse | undefined {
    const entry = this.#store.find(address)
    if (!entry || this.#freshness(entry) !== 'fresh') return undefined
    this.#hits += 1
    this.#inherit(entry)
    return entry.answer
  }

  /** Returns true if there is a fresh response; does not count as a hit. */
  has(address: string): boolean {
    const entry = this.#store.find(address)
    return entry !== undefined && this.#freshness(entry) === 'fresh'
  }

  /**
   * Returns the cached response, the one being generated, or a new one. The cached one is also served for up to a
   * second after an order, and while generating a new one fails.
   */
  async get(address: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
    const entry = this.#store.find(address)
    const freshness = entry && this.#freshness(entry)
    if (entry && freshness === 'fresh') {
      this.#hits += 1
      this.#inherit(entry)
      return entry.answer
    }
    // A response that includes a stale one would count as fresh, so stale ones are only served directly.
    if (entry && freshness === 'resold' && currentDependencies() === undefined && this.#mayServe(entry)) {
      this.#hits += 1
      if (this.#now - entry.madeAt >= REGENERATE_AFTER_MS) void this.#generate(address, make).catch(() => {})
      return entry.answer
    }
    const made = await this.#generate(address, make)
    if ('answer' in made) {
      this.#inherit(made)
      return made.answer
    }
    return made
  }

  /** Returns a fresh cached response with its tags; undefined without one. */
  peekExact(address: string): ExactResponse | undefined {
    const entry = this.#store.find(address)
    if (!entry || this.#freshness(entry) !== 'fresh') return undefined
    this.#hits += 1
    return entry
  }

  /** Returns a fresh response with its tags, generating it if needed; never one from before an order. */
  async getExact(address: string, make: () => Promise<FreshResponse>): Promise<ExactResponse> {
    const cached = this.peekExact(address)
    if (cached) return cached
    const made = await this.#generate(address, make)
    return 'answer' in made ? made : { answer: made, tags: [] }
  }

  /** Invalidates the responses with these tags for all later requests. */
  changed(...tags: readonly string[]): void {
    this.#log.note({ tags, isSale: false })
  }

  /**
   * Handles a change that the database has notified; null invalidates everything. Stock from before an order may be
   * served for another second.
   */
  note(change: { tags: readonly string[]; isSale: boolean } | null): void {
    this.#isConnected = true
    this.#log.note(change ?? { tags: null, isSale: false })
  }

  /** Stops caching customer data, and storing in a CDN, until the next `note`: notifications are not received. */
  suspend(): void {
    this.#isConnected = false
    this.customers.suspend()
  }

  /** True while the database's notifications are received, so that a CDN may store responses. */
  get isConnected(): boolean {
    return this.#isConnected
  }

  /** Invalidates everything, because changes may have been missed. */
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

  /** Adds the tags of an included response to the response that is being made. */
  #inherit({ tags, since }: Pick<Entry, 'tags' | 'since'>): void {
    const outerDependencies = currentDependencies()
    if (!outerDependencies) return
    for (const tag of tags) if (!tag.startsWith(EXACTLY)) outerDependencies.tags.add(tag)
    outerDependencies.since = Math.min(outerDependencies.since, since)
  }

  /** Joins the generation that is running for a URL, unless an edit came after its start, or starts one. */
  async #generate(address: string, make: () => Promise<FreshResponse>): Promise<Entry | CompactResponse> {
    const current = this.#generating.get(address)
    if (current && !this.#log.hasEditsSince(current.since)) {
      this.#hits += 1
      return current.made
    }
    this.#misses += 1
    const since = this.#log.now
    const made = this.#make(address, make, since)
    const running = { since, made }
    this.#generating.set(address, running)
    try {
      return await made
    } finally {
      if (this.#generating.get(address) === running) this.#generating.delete(address)
    }
  }

  /**
   * A separate function, because a closure inside `#make` would keep the previous response alive, which would keep
   * the one before it.
   */
  #resizerOf(address: string): () => void {
    return () => this.#store.resize(address)
  }

  async #make(address: string, make: () => Promise<FreshResponse>, since: number): Promise<Entry | CompactResponse> {
    const old = this.#store.findOld(address)
    const isInside = currentDependencies() !== undefined
    const dependencies = new Dependencies(since)
    const made = await collectDependencies(dependencies, make).catch((error: unknown) => {
      // A refusal (such as 404) replaces the cached response; a failure does not.
      if (old && !(error instanceof Refusal && error.status < 500)) return undefined
      this.#store.forget(address)
      throw error
    })
    // A page that reports an unavailable server doesn't replace the cached one, unless it is marked to be cached.
    if (!made || (old && made.status >= 500 && !made.keep)) return old as Entry
    const { keep, isOffEdge } = made
    const answer = new CompactResponse({ ...made, body: takeBytes(made, 'body') }, this.#resizerOf(address))
    const now = this.#now
    const entry = { answer, tags: [...dependencies.tags], since: dependencies.since, madeAt: now, validAt: now }
    if (!keep) {
      this.#store.forget(address)
      // A response that includes this one depends on its tags even though it isn't cached.
      this.#inherit(entry)
      return answer
    }
    if (this.#edgeHeaders && answer.status === 200 && !isOffEdge)
      answer.edgeHeaders = this.#edgeHeaders(entry.tags, answer.headers)
    this.#store.keep(address, entry, isInside)
    return entry
  }
}
