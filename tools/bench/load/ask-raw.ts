import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BareAnswer } from './bare-server.ts'

/** `Accept-Encoding` of current browsers. */
export const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Sends a GET request like a browser and returns the response without decompressing it.
 * @throws Error unless the status is 200
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
