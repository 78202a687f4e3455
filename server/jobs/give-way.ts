import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../durations.ts'

/** Tells how busy this process was since it was asked last, or since it is watched: 0 waiting for others, 1 without a pause. */
export type LoadMeter = () => number

/** Begins to watch how busy the event loop is. */
export function watchEventLoop(): LoadMeter {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Answers wait for each other from so much on; jobs alone keep a process less busy. */
const BUSY = 0.6
/** A busy process spends a fifth of its time on a kind of job. */
const TIMES_AS_LONG = 4
/** Whatever hung in between. */
const LONGEST_MS = SECOND
const LOOK_MS = 5

interface Way {
  load: LoadMeter
  /** For how long the job ran. */
  tookMs: number
  stop: AbortSignal
  /** Waits so many milliseconds. */
  sleep?: (ms: number) => Promise<unknown>
}

/** Waits after a job while others are served, in proportion to how long it took; no longer than the process is busy, nor at all where it was not. */
export async function giveWay({ load, tookMs, stop, sleep = pause }: Way): Promise<void> {
  const longest = Math.min(tookMs * TIMES_AS_LONG, LONGEST_MS)
  for (let waited = 0; waited < longest && !stop.aborted && load() >= BUSY; waited += LOOK_MS) await sleep(LOOK_MS)
}
