import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts'
import type { DeliveryState } from './tables.ts'

/** Pauses after the failed attempts of a delivery, in ms. */
export const RETRY_PAUSES_MS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
] as const
/** A pause is up to this much longer, so that retries of many deliveries spread. */
const JITTER = 0.1
const MAX_RETRY_AFTER_MS = DAY
const MAX_ATTEMPTS_4XX = 3
const GONE = 410
/** With `Retry-After`, they ask for a pause of all requests, not of this one. */
const PAUSING = [429, 503]

interface Answered {
  /** Undefined without a response. */
  status: number | undefined
  retryAfter: string | undefined
  /** Number of the attempt, from 1. */
  attempt: number
  now: Date
  isTest: boolean
}

interface Outcome {
  state: DeliveryState
  /** Earliest next attempt; null if the delivery has ended. */
  dueAt: Date | null
  /** Until when no request goes to the endpoint; null without a pause. */
  pausedUntil: Date | null
}

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300
export const isGone = (status: number | undefined): boolean => status === GONE

/** Decides the next step of a delivery after an attempt. */
export function outcomeOf({ status, retryAfter, attempt, now, isTest }: Answered): Outcome {
  if (isSuccess(status)) return { state: 'delivered', dueAt: null, pausedUntil: null }
  const wanted = status === undefined ? 0 : retryAfterMs(retryAfter, now)
  const isPause = wanted > 0 && status !== undefined && PAUSING.includes(status)
  const pausedUntil = isPause && !isTest ? new Date(now.getTime() + wanted) : null
  const pause = RETRY_PAUSES_MS[attempt - 1]
  const isRefused = status !== undefined && status >= 400 && status < 500
  if (isTest || pause === undefined || isGone(status) || (isRefused && attempt >= MAX_ATTEMPTS_4XX))
    return { state: 'failed', dueAt: null, pausedUntil }
  const jittered = pause * (1 + Math.random() * JITTER)
  return { state: 'pending', dueAt: new Date(now.getTime() + Math.max(jittered, wanted)), pausedUntil }
}

/** Returns the pause of a `Retry-After` header in ms, at most a day; 0 if it is missing or invalid. */
function retryAfterMs(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  const ms = /^\d{1,10}$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS)
}
