import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { SECOND } from '../durations.ts'
import { isLoopback } from '../start/is-loopback.ts'
import { DownloadError, type DownloadSettings, publicLookup } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT_MS = 15 * SECOND
const MAX_ANSWER_BYTES = 16 * 1024

export interface PostSettings extends Pick<DownloadSettings, 'resolve' | 'timeoutMs'> {
  /** Allows addresses of this machine, also with http. */
  allowsLoopback: boolean
}

/** Why a request has no response. */
export type PostError = 'address' | 'not_found' | 'timeout' | 'certificate' | 'protocol' | 'connection'

/** The response to a request, of any status. Redirects are not followed. */
export interface PostAnswer {
  status: number
  /** The first 16 KiB of the body, or what arrived in time. */
  body: Buffer
  /** The header `Retry-After`. */
  retryAfter: string | undefined
}

/** Why a URL is refused: it is malformed, not https, or names an address that is not public. */
export type RefusedTarget = 'invalid' | 'not_https' | 'not_public'

/** Returns why requests to a URL are always refused, as far as that is known without a request. */
export function refusalOfTarget(text: string, { allowsLoopback }: PostSettings): RefusedTarget | undefined {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return 'invalid'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = allowsLoopback && isLoopback(host)
  if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:')) return 'not_https'
  if (isAllowed) return undefined
  const isLocalName = !host.includes('.') || /\.(localhost|local|internal)\.?$/.test(host)
  if (isIP(host) === 0 ? isLocalName : !isPublicAddress(host)) return 'not_public'
  return undefined
}

interface PostRequest {
  url: string
  headers: Record<string, string>
  body: string
  stop: AbortSignal
}

/**
 * Sends a request to a public address. The address is checked for the connection, so a changed name is refused. The
 * time limit includes name resolution and the response.
 * @returns the response, or the kind of failure
 * @throws the reason of `stop`
 */
export async function post(wanted: PostRequest, settings: PostSettings): Promise<PostAnswer | PostError> {
  if (refusalOfTarget(wanted.url, settings)) return 'address'
  const late = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS)
  const signal = AbortSignal.any([late, wanted.stop])
  try {
    const answer = await send(wanted, settings, signal)
    const { statusCode: status = 0, headers } = answer
    return { status, body: await readStart(answer), retryAfter: headers['retry-after'] }
  } catch (error) {
    wanted.stop.throwIfAborted()
    return late.aborted ? 'timeout' : reasonOf(error)
  }
}

function send(
  { url: text, headers, body }: PostRequest,
  settings: PostSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(text)
  const isSecure = url.protocol === 'https:'
  // A new connection for each request, so that none is reused for another address.
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false })
  const isOwn = settings.allowsLoopback && isLoopback(url.hostname)
  const options = {
    ...{ method: 'POST', agent, signal, rejectUnauthorized: true },
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
    ...(!isOwn && { lookup: publicLookup(settings) }),
  }
  const request = isSecure ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body)
  })
}

/** Reads the start of a body. An interrupted one counts as far as it arrived, because the status is already known. */
async function readStart(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= MAX_ANSWER_BYTES) break
    }
  } catch {
    // The time is over, or the connection was closed.
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES)
}

function reasonOf(error: unknown): PostError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_AGAIN)$/.test(code)) return 'not_found'
  if (error instanceof DownloadError) return 'address'
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code)) return 'certificate'
  return code.startsWith('HPE_') ? 'protocol' : 'connection'
}
