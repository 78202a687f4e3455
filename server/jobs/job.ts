import type { z } from 'zod'
import type { Database } from '../db/open.ts'

/**
 * A kind of background job, defined by its feature: `defineJob({ name: 'send-email', payload: z.object(…), … })`.
 * Enqueue it with `enqueueJob` in the transaction that requires it, and register its handler with `Jobs.work`.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string
  /** The schema of the job's data. Ids only: the payload is readable in the database, in dumps and in the log. */
  payload: Payload
  /**
   * How long a process holds a job, in ms; the claim is renewed while the job runs. After a kill, another process can
   * take it.
   */
  claimMs: number
  /**
   * Maximum number of attempts; `Number.POSITIVE_INFINITY` retries for ever. A stop of the shop does not count,
   * except for jobs with one attempt.
   */
  attempts: number
  /**
   * For recurring jobs, which run at each start and this long after their last end, in ms; once over all processes.
   */
  everyMs?: number
  /** True if a start does not run a recurring job before its time. */
  keepsTime?: boolean
  /** Log message for a failed attempt. */
  logAs: string
  /** True if errors may contain personal data; only their code is logged then. */
  isConfidential?: boolean
}

/** Defines a kind of job. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job

/** Passed to a running job. */
interface Attempt {
  /** Number of the attempt, from 1. */
  number: number
  /** Aborted when the process stops; a job that does not end then is restarted by another process. */
  stop: AbortSignal
}

/**
 * Runs a job. An error schedules another attempt.
 * @returns optional writes for the transaction that marks the job as done. They are retried until the database
 * accepts them, so they must not violate a constraint
 */
export type RunJob<Payload extends z.ZodType> = (
  payload: z.infer<Payload>,
  attempt: Attempt,
) => Promise<((tx: Database) => Promise<void>) | undefined | void>
