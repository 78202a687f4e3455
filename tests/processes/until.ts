import { setTimeout as pause } from 'node:timers/promises'

/** Waits until it holds, looking every 10 ms. */
export async function until(holds: () => unknown, within = 30_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); await pause(10)) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${holds}`)
  }
}
