import { ROUND_MS } from './delivery.ts'

interface Loop {
  wake(): void
  ended: Promise<void>
}

/** A wait that only `wake` ends. */
export const UNTIL_WOKEN = Number.POSITIVE_INFINITY

/**
 * Repeats work. It returns how long to wait before the next round in ms; `wake` ends the wait.
 * @param log called with the first error of each kind since the last success
 * @param firstWaitMs how long to wait before the first round in ms
 */
export function startLoop(
  stop: AbortSignal,
  work: () => Promise<number>,
  log: (failure: { reason: string; err: unknown }) => void,
  firstWaitMs = 0,
): Loop {
  const logged = new Set<string>()
  const round = async () => {
    try {
      const waitMs = await work()
      logged.clear()
      return waitMs
    } catch (err) {
      const reason = err instanceof Error ? ('code' in err ? String(err.code) : err.message) : 'unknown'
      if (!stop.aborted && !logged.has(reason)) log({ reason, err })
      logged.add(reason)
      return ROUND_MS
    }
  }
  let isWoken = false
  let endPause = () => {}
  const pause = async (waitMs: number) => {
    if (isWoken || waitMs === 0) return
    await new Promise<void>((resolve) => {
      const timer = waitMs === UNTIL_WOKEN ? undefined : setTimeout(resolve, waitMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  const ended = (async () => {
    await pause(firstWaitMs)
    while (!stop.aborted) {
      isWoken = false
      await pause(await round())
    }
  })()
  return {
    wake() {
      isWoken = true
      endPause()
    },
    ended,
  }
}
