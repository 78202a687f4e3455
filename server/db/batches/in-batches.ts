interface Waiting<Key, Found> {
  key: Key
  resolve: (found: Found | Promise<Found>) => void
  reject: (reason: unknown) => void
}

/** Beyond so many the next ones are asked for apart, so that nobody waits for a crowd. */
const MOST_AT_ONCE = 64

interface BatchRules<Key> {
  /** When it fails for several, each is asked for once more by itself, so that it fails only for whom it has to. */
  retryAlone?: boolean
  /** So many batches are under way at once at most: the next one waits until one of them is answered, and grows. As many as there are unless given. */
  maxConcurrent?: number
  /** Of keys for which it returns the same, only the first goes into a batch; the others follow in their order. */
  apart?: (key: Key) => unknown
}

/**
 * Returns a question after one thing that shares its statement with all who ask in the same turn of the event loop. Each gets what is so after it
 * asked, as with a statement of its own; alone, one waits no longer than for the end of that turn.
 * @param ask finds things by their keys, in their order, or promises of those that take longer; when it fails, it fails for all of them
 */
export function inBatches<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly (Found | Promise<Found>)[]>,
  { retryAlone = false, maxConcurrent = Number.POSITIVE_INFINITY, apart }: BatchRules<Key> = {},
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = []
  let underWay = 0

  async function answer(batch: readonly Waiting<Key, Found>[]): Promise<void> {
    try {
      const found = await ask(batch.map(({ key }) => key))
      for (const [place, { resolve }] of batch.entries()) resolve(found[place] as Found | Promise<Found>)
    } catch (error) {
      if (!retryAlone || batch.length === 1) for (const { reject } of batch) reject(error)
      else for (const one of batch) void answer([one])
    }
  }

  const send = () => {
    if (underWay >= maxConcurrent || waiting.length === 0) return
    const batch = apart ? firstOfEach(waiting, ({ key }) => apart(key)) : waiting
    waiting = apart ? waiting.filter((one) => !batch.includes(one)) : []
    underWay += 1
    void answer(batch).then(() => {
      underWay -= 1
      send()
    })
    if (underWay < maxConcurrent && waiting.length > 0) setImmediate(send)
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1) setImmediate(send)
      if (waiting.length === MOST_AT_ONCE) send()
    })
}

function firstOfEach<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => unknown): Thing[] {
  const kinds = new Set<unknown>()
  return things.filter((thing) => {
    const kind = kindOf(thing)
    return !kinds.has(kind) && kinds.add(kind)
  })
}
