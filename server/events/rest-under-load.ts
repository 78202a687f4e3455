import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../durations.ts'

/** Share of its time that the process computes, above which requests wait for each other. */
const BUSY = 0.5
/** A rest in multiples of the time that the work took. */
const REST_FACTOR = 3
const LONGEST_REST_MS = SECOND

/**
 * Returns how long to rest after work, in ms.
 * @param tookMs duration of the work
 * @param utilization share of this time in which the process computed, from 0 to 1
 */
export const restAfter = (tookMs: number, utilization: number): number =>
  utilization > BUSY ? Math.min(REST_FACTOR * tookMs, LONGEST_REST_MS) : 0

/**
 * Returns work of a loop that rests after each round while the process is busy, so that requests come before work in
 * the background. Events wait longer then, and none is lost.
 * @param work returns 0 if there may be more work, otherwise how long to wait in ms
 */
export function restUnderLoad(stop: AbortSignal, work: () => Promise<number>): () => Promise<number> {
  return async () => {
    const [begun, before] = [performance.now(), performance.eventLoopUtilization()]
    const waitMs = await work()
    const restMs = restAfter(performance.now() - begun, performance.eventLoopUtilization(before).utilization)
    if (waitMs === 0 && restMs > 0) await pause(restMs, undefined, { signal: stop, ref: false }).catch(() => {})
    return waitMs
  }
}
