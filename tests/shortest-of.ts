import { availableParallelism, loadavg } from 'node:os'

/**
 * Measures how long something takes on a machine that has nothing else to do, in milliseconds: the shortest of up to three attempts, each
 * divided by the number of programs that share a core meanwhile. No further attempt is made once one is within the limit.
 * @param attempt does it once and answers how long it took
 */
export async function shortestOf(limit: number, attempt: () => Promise<number>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let left = 3; left > 0 && shortest > limit; left -= 1) {
    shortest = Math.min(shortest, withoutOtherLoad(await attempt()))
  }
  return shortest
}

/** Estimates how long something would have taken if no other programs had shared its core meanwhile. */
export function withoutOtherLoad(took: number): number {
  const [aMinute = 0] = loadavg()
  return took / Math.max(1, aMinute / availableParallelism())
}
