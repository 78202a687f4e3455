import type { z } from 'zod'
import type { Database } from '../db/open.ts'

/**
 * A kind of work that is done beside requests, as its room declares it: `defineJob({ name: 'send-email', payload: z.object(…), … })`.
 * Whoever has a reason for it calls `enqueueJob` in the transaction of that reason; who does it is told to the runner (`Jobs.work`).
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string
  /** What it is about. Ids only: it stands readable in the database, in dumps and in the log. */
  payload: Payload
  /** While a process is at it, nobody else begins it. A process that is killed leaves it to others after so many milliseconds. */
  claimMs: number
  /**
   * How often it is begun before it is given up; `Number.POSITIVE_INFINITY` for what must happen one day. A stop of the shop does not count,
   * but for what may be begun only once.
   */
  attempts: number
  /** It is done at each start, and again so many milliseconds after it has ended: once over all processes. */
  everyMs?: number
  /** What the log says when an attempt failed. */
  logAs: string
  /** Its errors may tell whom it is about; the log gets their code alone. */
  isConfidential?: boolean
}

/** Declares a kind of work. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job

/** What a job looks at while it runs. */
interface Attempt {
  /** Which time it is; 1 is the first. */
  number: number
  /** Aborted when the process is told to stop; what has not ended then is begun anew by another process. */
  stop: AbortSignal
}

/**
 * Does a job. What it throws makes it wait for another attempt.
 * @returns what is to be written in the transaction that notes it as done, if anything: both happen, or neither. It is tried until the database
 * takes it, so it must be nothing that can be refused
 */
export type RunJob<Payload extends z.ZodType> = (
  payload: z.infer<Payload>,
  attempt: Attempt,
) => Promise<((tx: Database) => Promise<void>) | undefined | void>
