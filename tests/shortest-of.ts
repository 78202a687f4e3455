import { availableParallelism, loadavg } from 'node:os'

/**
 * Measures a duration on an otherwise idle machine, in milliseconds: the shortest of up to three attempts, each
 * divided by the load per core. Stops at the first attempt within the limit.
 * @param attempt runs once and returns its duration
 */
export async function shortestOf(limit: number, attempt: () => Promise<number>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let left = 3; left > 0 && shortest > limit; left -= 1) {
    shortest = Math.min(shortest, withoutOtherLoad(await attempt()))
  }
  return shortest
}

/** Estimates a duration without the load of other programs. */
export function withoutOtherLoad(took: number): number {
  const [aMinute = 0] = loadavg()
  return took / Math.max(1, aMinute / availableParallelism())
}
