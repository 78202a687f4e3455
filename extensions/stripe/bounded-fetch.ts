/** Maximum size of an uncompressed response in bytes, far more than any expected one. */
const MOST_BYTES = 1024 * 1024

/** HTTP 429 Too Many Requests. */
export const TOO_MANY_REQUESTS = 429

/**
 * Returns a `fetch` that fails on responses above the size limit and on redirects. The caller sets the timeout
 * (`signal`).
 * @param onAnswer called with each response when its head has arrived
 */
export const boundedFetch =
  (onAnswer: (answer: Response) => void): typeof fetch =>
  async (address, init) => {
    const answer = await fetch(address, { ...init, redirect: 'error' })
    onAnswer(answer)
    if (!answer.body) return answer
    const { status } = answer
    const headers = new Headers(answer.headers)
    // Disables Stripe's own retries; the caller retries after the requested delay (`retryDelay`).
    if (status === TOO_MANY_REQUESTS) headers.set('stripe-should-retry', 'false')
    return new Response(answer.body.pipeThrough(atMost(MOST_BYTES)), { status, headers })
  }

function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) throw new Error('The answer is too long.')
      controller.enqueue(chunk)
    },
  })
}
