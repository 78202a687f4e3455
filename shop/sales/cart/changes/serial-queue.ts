let last: Promise<unknown> = Promise.resolve()

/**
 * Sends cart changes one after the other in the order of the clicks. Each response is the whole cart, so an
 * out-of-order response would revert a newer change.
 * @param signal of the click; if it is aborted before its turn, the change is not sent
 * @returns undefined if it was aborted
 */
export function serialQueue<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T | undefined> {
  const turn = last.then(() => (signal.aborted ? undefined : send()))
  last = turn.catch(() => {})
  return turn
}
