import { ROUND_MS } from './delivery.ts'

interface Loop {
  wake(): void
  ended: Promise<void>
}

/**
 * Repeats work. It returns how long to wait before the next round in ms; `wake` ends the wait.
 * @param log called with the first error of each kind since the last success
 */
export function startLoop(
  stop: AbortSignal,
  work: () => Promise<number>,
  log: (failure: { reason: string; err: unknown }) => void,
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
  const ended = (async () => {
    while (!stop.aborted) {
      isWoken = false
      const waitMs = await round()
      if (isWoken || waitMs === 0) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
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
