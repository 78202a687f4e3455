interface Waiting<Key, Found> {
  key: Key
  resolve: (found: Found) => void
  reject: (reason: unknown) => void
}

/** Beyond so many the next ones are asked for apart, so that nobody waits for a crowd. */
const MOST_AT_ONCE = 64

/**
 * Returns a question after one thing that shares its statement with all who ask in the same turn of the event loop. Each gets what is so after it
 * asked, as with a statement of its own; alone, one waits no longer than for the end of that turn.
 * @param ask finds things by their keys, in their order; when it fails, it fails for all of them
 */
export function inBatches<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = []

  const send = () => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    ask(batch.map(({ key }) => key)).then(
      (found) => {
        for (const [place, { resolve }] of batch.entries()) resolve(found[place] as Found)
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error)
      },
    )
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1) setImmediate(send)
      if (waiting.length === MOST_AT_ONCE) send()
    })
}
