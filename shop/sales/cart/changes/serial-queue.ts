let last: Promise<unknown> = Promise.resolve()

/**
 * Lets the changes of a cart go out one after the other, in the order of the clicks: each answer is the whole cart, so that one which
 * overtakes another would bring back what has just been changed.
 * @param signal of the click: one that was replaced by a later click before its turn is not sent at all
 * @returns undefined when it was replaced
 */
export function serialQueue<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T | undefined> {
  const turn = last.then(() => (signal.aborted ? undefined : send()))
  last = turn.catch(() => {})
  return turn
}
