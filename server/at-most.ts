/** Lets at most so many pieces of work run at once; the others wait in turn. */
export function atMost(running: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = running
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
