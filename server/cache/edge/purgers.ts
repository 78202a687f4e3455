import { SECOND } from '../../durations.ts'
import type { PurgeSettings } from './edge-settings.ts'

/** Removes responses with any of these hashed tags from a CDN. @throws Error if not all of them were accepted */
export type PurgeTags = (hashes: readonly string[], stop: AbortSignal) => Promise<void>

const TIMEOUT_MS = 5 * SECOND
/** Tags per call: 8 kB of headers in Varnish, and the documented limits of the others. */
const TAGS_PER_CALL = { varnish: 500, fastly: 256, cloudflare: 100 }

/** A CDN refused a purge, or could not be reached. */
export class PurgeError extends Error {
  /** The wait that the CDN asks for, in ms; undefined without one. */
  readonly retryAfterMs: number | undefined
  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** Returns the function that purges the configured CDN. Calls are made in order, and the first failure ends them. */
export function purgerOf({ kind, addresses, service, key }: PurgeSettings): PurgeTags {
  const calls = {
    varnish: (address: string, tags: readonly string[]) =>
      call(`${address}/`, { method: 'PURGE', headers: { 'xkey-purge': tags.join(' '), 'x-purge-key': key } }),
    fastly: (address: string, tags: readonly string[]) =>
      call(`${address}/service/${service}/purge`, {
        method: 'POST',
        headers: { 'fastly-key': key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
      }),
    cloudflare: async (address: string, tags: readonly string[]) => {
      const text = await call(`${address}/client/v4/zones/${service}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      })
      if (!/"success"\s*:\s*true/.test(text)) throw new PurgeError('Cloudflare did not confirm the purge.')
      return text
    },
  }
  const purge = calls[kind]
  return async (hashes, stop) => {
    for (let at = 0; at < hashes.length; at += TAGS_PER_CALL[kind]) {
      const tags = hashes.slice(at, at + TAGS_PER_CALL[kind])
      stop.throwIfAborted()
      await Promise.all(addresses.map((address) => purge(address, tags)))
    }
  }
}

async function call(url: string, init: RequestInit): Promise<string> {
  const { host } = new URL(url)
  const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      const { cause } = error as Error
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : (error as Error).name
      throw new PurgeError(`${host} cannot be reached (${code}).`)
    },
  )
  const text = await response.text()
  if (response.ok) return text
  const wait = Number(response.headers.get('retry-after'))
  throw new PurgeError(`${host} answered with status ${response.status}.`, wait > 0 ? wait * SECOND : undefined)
}
