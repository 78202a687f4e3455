import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/open.ts'
import { MINUTE, SECOND } from '../../durations.ts'
import { ANYTHING } from '../change-log.ts'
import { EVERYTHING, hashTag } from './edge-headers.ts'
import { PurgeError, type PurgeTags } from './purgers.ts'
import {
  claimSending,
  type DuePurge,
  duePurges,
  keepQueueing,
  releaseSending,
  setAccepted,
  setPurgeFailed,
} from './purges-store.ts'

/** Sends queued purges to a CDN while the process runs. */
export interface Purges {
  /** Sends what is due soon. Call it after a change. */
  wake(): void
  stop(): Promise<void>
}

interface Context {
  db: Database
  purge: PurgeTags
  log: (failure: object, message: string) => void
}

/** Collects changes, and gives other processes time to invalidate their caches. */
const COLLECT_MS = 50
/** How often due purges are looked up without a notification. */
const ROUND_MS = 500
/**
 * Each purge is repeated. A page that was rendered before the commit can reach the CDN after the first purge, and a
 * process may notice up to 15 s late that it receives no notifications.
 */
const REPEATED_AFTER_MS = [600, 30 * SECOND]
const RENEW_MS = 10 * MINUTE
const LONGEST_PAUSE_MS = MINUTE
/** Above this number of tags, everything is purged. */
const MOST_TAGS = 5_000

/** Starts the sending of purges: by one process at a time, oldest first, until the CDN accepts them. */
export async function startPurges({ db, purge, log }: Context): Promise<Purges> {
  const name = randomUUID()
  const stopping = new AbortController()
  const { signal: stop } = stopping
  let endPause = () => {}
  let isWoken = false
  let failures = 0

  await keepQueueing(db)
  let renewedAt = performance.now()

  const pauseUntilWoken = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken || stop.aborted ? 0 : ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** @returns true if purges were sent, so that more may be due */
  async function sendDue(): Promise<boolean> {
    if (performance.now() - renewedAt > RENEW_MS) {
      await keepQueueing(db)
      renewedAt = performance.now()
    }
    const due = await duePurges(db)
    if (due.length === 0 || !(await claimSending(db, name))) return false
    // Another process may have sent them since.
    const own = await duePurges(db)
    try {
      await purge(hashesOf(own), stop)
      failures = 0
    } catch (error) {
      if (stop.aborted) return false
      failures += 1
      const asked = error instanceof PurgeError ? error.retryAfterMs : undefined
      const pauseMs = Math.min(asked ?? 2 ** Math.min(failures - 1, 10) * SECOND, LONGEST_PAUSE_MS)
      await setPurgeFailed(db, (error as Error).message, pauseMs)
      log({ err: error, purges: own.length }, 'the CDN did not accept purges')
      return false
    }
    const ids = own.map(({ id }) => id)
    await setAccepted(db, ids, REPEATED_AFTER_MS)
    return true
  }

  const sending = (async () => {
    while (!stop.aborted) {
      if (isWoken) {
        isWoken = false
        await new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
      }
      // The database may be unavailable; the purges are stored there.
      const more = await sendDue().catch(() => false)
      if (!more && !stop.aborted) await pauseUntilWoken(ROUND_MS)
    }
  })()

  return {
    wake() {
      isWoken = true
      endPause()
    },
    async stop() {
      stopping.abort()
      endPause()
      await sending
      await releaseSending(db, name).catch(() => {})
    },
  }
}

/** Returns the hashed tags of purges, without duplicates. */
function hashesOf(purges: readonly DuePurge[]): string[] {
  const tags = new Set<string>([ANYTHING])
  for (const { tags: changed } of purges) {
    if (changed === null) return [hashTag(EVERYTHING)]
    for (const tag of changed) tags.add(tag)
    if (tags.size > MOST_TAGS) return [hashTag(EVERYTHING)]
  }
  return [...tags].map(hashTag)
}
