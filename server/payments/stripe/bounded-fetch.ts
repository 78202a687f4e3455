/** An answer may have so many bytes, unpacked; far more than any that is asked for. */
const MOST_BYTES = 1024 * 1024

/** The status of an answer to somebody who has asked too often. */
export const TOO_MANY = 429

/**
 * Returns a `fetch` that believes no more than an answer may have: one that is longer breaks off, and one that leads elsewhere is an error. Until when all of it has
 * to be there is for the caller to say (`signal`).
 * @param onAnswer told of each answer that begins
 */
export const boundedFetch =
  (onAnswer: (answer: Response) => void): typeof fetch =>
  async (address, wish) => {
    const answer = await fetch(address, { ...wish, redirect: 'error' })
    onAnswer(answer)
    if (!answer.body) return answer
    const { status } = answer
    const headers = new Headers(answer.headers)
    // When it is asked again is for the caller to say, who knows what was told (`retryDelay`).
    if (status === TOO_MANY) headers.set('stripe-should-retry', 'false')
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
