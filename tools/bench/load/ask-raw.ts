import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BareAnswer } from './bare-server.ts'

/** What a browser of today accepts. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Asks as a browser does and leaves the answer as it came, still compressed.
 * @throws Error unless it is a 200
 */
export async function askRaw(url: string, path: string): Promise<BareAnswer> {
  const [answer]: IncomingMessage[] = await once(get(url + path, { headers: AS_A_BROWSER, agent: false }), 'response')
  if (answer?.statusCode !== 200) throw new Error(`${path} answered ${answer?.statusCode}.`)
  return {
    path,
    contentType: answer.headers['content-type'] ?? '',
    contentEncoding: answer.headers['content-encoding'] ?? '',
    body: await buffer(answer),
  }
}
