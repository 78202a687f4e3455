import { setTimeout as pause } from 'node:timers/promises'

/** Polls a condition every 10 ms until it is true. */
export async function until(holds: () => unknown, within = 30_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); await pause(10)) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${holds}`)
  }
}
