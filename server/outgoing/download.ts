import { lookup as resolveName } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SECOND } from '../durations.ts'
import { OWN_FILE } from '../start/private-folders.ts'
import { isPublicAddress } from './public-address.ts'

const MIB = 1024 * 1024
const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]
/** Statuses that may succeed on a later attempt. */
const TRANSIENT_STATUSES = [408, 425, 429, 500, 502, 503, 504]

/** Why a file was not downloaded, as a sentence for the user. */
export class DownloadError extends Error {
  /** True if a later attempt may succeed. */
  readonly isTransient: boolean

  constructor(message: string, isTransient = false) {
    super(message)
    this.isTransient = isTransient
  }
}

/** Settings for tests. The running shop uses the defaults. */
export interface DownloadSettings {
  /** Hosts with ports (`127.0.0.1:4711`) that are allowed although they are not public. */
  allowedHosts?: readonly string[]
  /** Resolves a name to addresses; the system's resolver by default. */
  resolve?: (name: string) => Promise<readonly string[]>
  /** Timeout of the whole download with its redirects, in ms. */
  timeoutMs?: number
}

/** The target and the limits of a download. */
interface DownloadRequest {
  url: string
  /** Where the file is written. It is deleted after an error. */
  path: string
  maxBytes: number
  /** 5 by default. */
  maxRedirects?: number
  /** Value of the `Accept` header. */
  accept: string
  stop: AbortSignal
}

const TIMEOUT_MS = 30 * SECOND

/**
 * Downloads a file from a public address. Every redirect and every address of a name is checked, and the connection
 * goes to a checked address.
 * @returns the number of bytes
 * @throws DownloadError, a file system error, or the reason of `stop`
 */
export async function download(wanted: DownloadRequest, settings: DownloadSettings = {}): Promise<number> {
  const { timeoutMs = TIMEOUT_MS } = settings
  const late = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([late, wanted.stop])
  try {
    const answer = await follow(checkedUrl(wanted.url, settings), wanted, settings, signal)
    return await write(answer, wanted, signal)
  } catch (error) {
    await rm(wanted.path, { force: true })
    wanted.stop.throwIfAborted()
    if (error instanceof DownloadError) throw error
    if (late.aborted) throw new DownloadError(`The server took longer than ${timeoutMs / SECOND} seconds.`, true)
    throw asDownloadError(error)
  }
}

/**
 * Returns why a URL can never be downloaded, as far as that is known without a request; undefined for any other URL.
 */
export function refusalOfAddress(url: string, settings: DownloadSettings = {}): string | undefined {
  try {
    checkedUrl(url, settings)
    return undefined
  } catch (error) {
    if (error instanceof DownloadError) return error.message
    throw error
  }
}

/**
 * Returns the parsed URL.
 * @throws DownloadError for other schemes, credentials, other ports and IP addresses that are not public
 */
function checkedUrl(text: string, settings: DownloadSettings, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url) throw new DownloadError('This is not a valid address.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new DownloadError('Only addresses that begin with http:// or https:// are downloaded.')
  if (url.username !== '' || url.password !== '')
    throw new DownloadError('Addresses with a user name or a password are not downloaded.')
  if (isAllowedHost(url, settings)) return url
  if (url.port !== '') throw new DownloadError('Only the ports 80 (http) and 443 (https) are used.')
  const host = bare(url.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(host)
  return url
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
const isAllowedHost = ({ host }: URL, { allowedHosts = [] }: DownloadSettings) => allowedHosts.includes(host)
const notPublic = (host: string) => new DownloadError(`"${host}" is not in the public internet.`)

/** Follows redirects to the first other response. @throws DownloadError unless its status is 200 */
async function follow(
  first: URL,
  wanted: DownloadRequest,
  settings: DownloadSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { maxRedirects = MAX_REDIRECTS } = wanted
  let url = first
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await ask(url, wanted, settings, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    // The body of any other response is not read.
    answer.destroy()
    if (!REDIRECTS.includes(statusCode) || headers.location === undefined)
      throw new DownloadError(`The server answered with status ${statusCode}.`, TRANSIENT_STATUSES.includes(statusCode))
    url = checkedUrl(headers.location, settings, url)
  }
  throw new DownloadError(
    maxRedirects === 0
      ? `The address redirects to ${url.origin}.`
      : `The address redirects more than ${maxRedirects} times.`,
  )
}

function ask(
  url: URL,
  { accept }: DownloadRequest,
  settings: DownloadSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const request = isSecure ? httpsRequest : httpRequest
  // A new connection for each request, so that none is reused for another address.
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false })
  const lookup = isAllowedHost(url, settings) ? undefined : publicLookup(settings)
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Comptoir' }
  return new Promise((resolve, reject) => {
    const options = { agent, headers, signal, rejectUnauthorized: true, ...(lookup && { lookup }) }
    request(url, options, resolve).on('error', reject).end()
  })
}

/**
 * Resolves a name for a connection. Names without an address and with any address that is not public end it with a
 * DownloadError.
 */
export function publicLookup({ resolve = resolveAll }: DownloadSettings): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined) return callback(noAddress(name), '')
        if (!addresses.every(isPublicAddress)) return callback(notPublic(name), '')
        if (!options.all) return callback(null, first, isIP(first))
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        )
      },
      (error) => callback(error, ''),
    )
  }
}

const noAddress = (name: string) =>
  Object.assign(new DownloadError(`The server "${name}" was not found.`), { code: 'ENOTFOUND' })

async function resolveAll(name: string): Promise<string[]> {
  return (await resolveName(name, { all: true })).map(({ address }) => address)
}

/** Writes the body of a response to disk, within its limit. @returns the number of bytes */
async function write(
  answer: IncomingMessage,
  { path, maxBytes }: DownloadRequest,
  signal: AbortSignal,
): Promise<number> {
  const tooLarge = () => new DownloadError(`Ensure the file is at most ${Math.floor(maxBytes / MIB)} MB.`)
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = answer.headers
  try {
    if (encoding !== 'identity') throw new DownloadError('The server sent the file compressed, which is not accepted.')
    if (length !== undefined && Number(length) > maxBytes) throw tooLarge()
    let bytes = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes > maxBytes) done(tooLarge())
        else done(null, chunk)
      },
    })
    await pipeline(answer, counted, createWriteStream(path, { mode: OWN_FILE }), { signal })
    if (bytes === 0) throw new DownloadError('The server sent an empty file.')
    return bytes
  } finally {
    answer.destroy()
  }
}

const OF_DISK = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']
const NOT_FOUND = ['ENOTFOUND', 'ENODATA', 'ESERVFAIL']
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/

/** Converts a network error to a DownloadError. @returns a file system error unchanged */
function asDownloadError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const { code } = error
  if ('path' in error || OF_DISK.includes(code)) return error
  if (NOT_FOUND.includes(code)) return new DownloadError('The server was not found.')
  if (code === 'EAI_AGAIN') return new DownloadError('The name of the server could not be looked up.', true)
  if (UNTRUSTED.test(code)) return new DownloadError("The server's certificate is not valid.")
  if (code.startsWith('HPE_')) return new DownloadError('The server sent an answer that is not valid HTTP.')
  return new DownloadError('The connection to the server failed.', true)
}
