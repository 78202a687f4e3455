import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/open.ts'

declare module '../db/schema.ts' {
  interface Schema {
    shared_counts: { key: string; calls: number; ends_at: Date }
  }
}

/** How often the processes exchange their counts. */
const EXCHANGE_MS = 250
/** Number of counted addresses and customers; the least recently used are evicted. */
const COUNTED = 50_000

/** Characters of a key; the table refuses more. An address that a trusted proxy forwards can have any length. */
const MAX_KEY = 300

interface Count {
  /** Requests of all processes in the current window, as far as known. */
  calls: number
  /** Requests of this process that the others don't know. */
  added: number
  windowMs: number
  endsAt: number
}

/** Counts of rate limits that all processes share. Each process counts in memory and adds its counts every 250 ms. */
export interface SharedCounts {
  /** The store for `@fastify/rate-limit`. */
  store: FastifyRateLimitStoreCtor
  /** Adds the counts of this process to the shared ones, and reads those of the others. */
  exchange(): Promise<void>
  stop(): void
}

/** @param log is called if the database is unavailable; this process then counts alone */
export function shareCounts(db: Database, log: (error: unknown) => void): SharedCounts {
  const counts = new LRUCache<string, Count>({ max: COUNTED })
  const changed = new Map<string, Count>()

  function count(key: string, windowMs: number): { current: number; ttl: number } {
    const now = Date.now()
    const known = counts.get(key)
    const isOpen = known && known.endsAt > now
    const counted = isOpen ? known : { calls: 0, added: 0, windowMs, endsAt: now + windowMs }
    if (!isOpen) counts.set(key, counted)
    counted.calls += 1
    counted.added += 1
    changed.set(key, counted)
    return { current: counted.calls, ttl: counted.endsAt - now }
  }

  async function exchange(): Promise<void> {
    // In one order, so that two processes don't wait for each other.
    const sent = [...changed].sort(([one], [other]) => (one < other ? -1 : 1))
    changed.clear()
    if (sent.length === 0) return
    const added = sent.map(([, counted]) => counted.added)
    for (const [, counted] of sent) counted.added = 0
    const counted = await add(sent, added).catch((error: unknown) => {
      // The next exchange sends the counts of open windows again.
      for (const [at, [key, one]] of sent.entries()) {
        one.added += added[at] ?? 0
        if (counts.peek(key) === one && one.endsAt > Date.now()) changed.set(key, one)
      }
      throw error
    })
    for (const { key, calls, left_ms } of counted) {
      const own = counts.peek(key)
      if (!own) continue
      own.calls = calls + own.added
      own.endsAt = Date.now() + left_ms
    }
  }

  async function add(sent: readonly [string, Count][], added: readonly number[]) {
    const { rows } = await sql<{ key: string; calls: number; left_ms: number }>`
      insert into shared_counts as stored (key, calls, ends_at)
      select key, calls, now() + window_ms * interval '1 millisecond'
      from unnest(${sent.map(([key]) => key)}::text[], ${added}::integer[],
        ${sent.map(([, { windowMs }]) => windowMs)}::integer[]) as sent (key, calls, window_ms)
      on conflict (key) do update set
        calls = case when stored.ends_at > now() then stored.calls else 0 end + excluded.calls,
        ends_at = case when stored.ends_at > now() then stored.ends_at else excluded.ends_at end
      returning key, calls, (extract(epoch from ends_at - now()) * 1000)::integer as left_ms`.execute(db)
    return rows
  }

  let isExchanging = false
  const timer = setInterval(() => {
    if (isExchanging) return
    isExchanging = true
    void exchange()
      .catch(log)
      .finally(() => {
        isExchanging = false
      })
  }, EXCHANGE_MS).unref()

  class Store implements FastifyRateLimitStore {
    readonly #name: string

    constructor(_options: object, name = 'all calls') {
      this.#name = name
    }

    incr(key: string, answer: (error: null, counted: { current: number; ttl: number }) => void, windowMs: number) {
      answer(null, count(`${this.#name} ${key}`.replaceAll('\0', '').slice(0, MAX_KEY), windowMs))
    }

    child(options: object): Store {
      const { countsAs, routeInfo } = options as { countsAs?: string; routeInfo?: { method?: string; url?: string } }
      return new Store(options, countsAs ?? `${routeInfo?.method} ${routeInfo?.url}`)
    }
  }
  return {
    store: Store as unknown as FastifyRateLimitStoreCtor,
    exchange,
    stop: () => clearInterval(timer),
  }
}

/** Deletes the counts of past windows. */
export async function sweepSharedCounts(db: Database): Promise<void> {
  // Without waiting for counts in use, so that no exchange is the victim of a deadlock.
  await sql`
    delete from shared_counts where key in (
      select key from shared_counts where ends_at < now() for update skip locked)`.execute(db)
}
