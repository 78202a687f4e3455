import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Database } from '../db/open.ts'
import { MINUTE, SECOND } from '../durations.ts'
import type { Job, RunJob } from './job.ts'
import {
  type ClaimedJob,
  claimDueJob,
  deleteJob,
  enqueueNow,
  postponeJob,
  releaseJob,
  renewClaim,
  setFailed,
} from './jobs-store.ts'

/** Runs stored jobs: one at a time per kind in this process, so that no kind waits for another. */
export interface Jobs {
  /** Registers the handler of a kind of job. */
  work<Payload extends z.ZodType>(job: Job<Payload>, run: RunJob<Payload>): void
  /** Polls for jobs immediately. */
  wake(): void
  /** Starts no more jobs and waits up to 3 s for running ones. */
  stop(): Promise<void>
}

interface Context {
  db: Database
  clock: () => Date
  /** Called with the reason of a failed attempt; the payload contains only ids. */
  log: (failure: object, message: string) => void
}

interface Worker {
  job: Job
  run: RunJob<z.ZodType>
}

/** Polling interval in ms, for jobs that become due and for lost notifications. */
const ROUND_MS = 5 * SECOND
const LONGEST_PAUSE_MS = 30 * MINUTE
const NOTE_AGAIN_MS = 5 * SECOND
/** Maximum wait for a running job at a stop, in ms. Its claim then expires and another process runs it. */
const STOP_WITHIN_MS = 3 * SECOND

/** Starts the job runner. Failed jobs are retried with growing pauses. */
export function startJobs({ db, clock, log }: Context): Jobs {
  const workers = new Map<string, Worker>()
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const { signal: stop } = stopping
  /** Aborted when the wait at a stop is over. */
  const leaving = new AbortController()
  let endPause = () => {}
  let isWoken = false

  const wake = () => {
    isWoken = true
    endPause()
  }

  const rounds = (async () => {
    while (!stop.aborted) {
      isWoken = false
      if ((await beginNext()) || isWoken) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ROUND_MS)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()

  /** @returns true if there may be more jobs to start */
  async function beginNext(): Promise<boolean> {
    const free = [...workers.values()].filter(({ job }) => !running.has(job.name))
    if (free.length === 0) return false
    // The database may be unavailable; the jobs are stored there.
    const claimed = await claimDueJob(
      db,
      free.map(({ job }) => job),
      clock(),
    ).catch(() => undefined)
    const worker = claimed && workers.get(claimed.name)
    if (!worker) return false
    const ended = attempt(worker, claimed).finally(() => {
      running.delete(claimed.name)
      wake()
    })
    running.set(claimed.name, ended)
    return true
  }

  async function attempt(worker: Worker, claimed: ClaimedJob): Promise<void> {
    const { job } = worker
    if (stop.aborted) return note(() => releaseJob(db, claimed))
    // All attempts were used, the last one by a process that was killed.
    if (claimed.attempts > job.attempts) return note(() => setFailed(db, claimed, clock(), 'killed'))
    const heartbeat = setInterval(() => void renewClaim(db, claimed, job.claimMs).catch(() => {}), job.claimMs / 4)
    try {
      await end(worker, claimed)
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function end({ job, run }: Worker, claimed: ClaimedJob): Promise<void> {
    const { everyMs } = job
    const isLast = claimed.attempts >= job.attempts
    try {
      const write = await run(job.payload.parse(claimed.payload), { number: claimed.attempts, stop })
      // The work is done, so this is retried until it succeeds; otherwise the job would run twice.
      const setDone = (tx: Database) =>
        everyMs === undefined ? deleteJob(tx, claimed) : postponeJob(tx, claimed, later(everyMs), null)
      await note(() => (write ? db.transaction().execute((tx) => write(tx).then(() => setDone(tx))) : setDone(db)))
    } catch (error) {
      if (stop.aborted)
        return note(() => (job.attempts > 1 ? releaseJob(db, claimed) : setFailed(db, claimed, clock(), 'stopped')))
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      const details = { job: job.name, ...(claimed.payload as object), attempts: claimed.attempts, reason }
      log({ ...details, ...(!job.isConfidential && { err: error }) }, job.logAs)
      await note(() =>
        isLast
          ? setFailed(db, claimed, clock(), reason)
          : postponeJob(db, claimed, later(everyMs ?? pauseAfter(claimed.attempts)), reason),
      )
    }
  }

  const later = (ms: number) => new Date(clock().getTime() + ms)

  /** Retries a write until the database accepts it or the process stops. */
  async function note(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; !leaving.signal.aborted; tries += 1) {
      const isNoted = await write().then(
        () => true,
        () => false,
      )
      if (isNoted) return
      await pause(Math.min(tries * 200, NOTE_AGAIN_MS), undefined, { signal: leaving.signal }).catch(() => {})
    }
  }

  return {
    work(job, run) {
      workers.set(job.name, { job, run })
      if (job.everyMs === undefined) wake()
      else void note(() => enqueueNow(db, job, clock())).then(wake)
    },
    wake,
    async stop() {
      stopping.abort()
      wake()
      const ended = rounds.then(() => Promise.all(running.values()))
      await Promise.race([ended, pause(STOP_WITHIN_MS, undefined, { ref: false })])
      leaving.abort()
    },
  }
}

const pauseAfter = (attempts: number) => Math.min(2 ** attempts * 5 * SECOND, LONGEST_PAUSE_MS)
