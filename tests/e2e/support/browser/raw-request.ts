import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inject } from 'vitest'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request and returns the raw response: no redirects, no decompression, no additional headers. */
export async function fetchFrom(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const asked = request(new URL(path, inject('shop').address), { method, headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
