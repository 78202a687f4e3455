import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

type Addressed = Pick<FastifyRequest, 'method' | 'url'>

/** Returns the hash of a request with a parsed body. */
export const hashOfRequest = ({ method, url, body }: Addressed & { body: unknown }): Buffer =>
  createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest()

/** Sorts the keys of objects, so that their order in the JSON does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/**
 * Hashes a multipart form while a handler reads it. The boundary is left out, because clients choose a new one for each
 * attempt.
 */
export function hashWhileRead({ method, url, raw }: Addressed & Pick<FastifyRequest, 'raw'>) {
  const hash = createHash('sha256').update(`${method} ${url}\n`)
  const boundary = Buffer.from(/boundary="?([^";]+)/i.exec(raw.headers['content-type'] ?? '')?.[1] ?? '\0')
  let rest = Buffer.alloc(0)
  const add = (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(boundary); at >= 0; at = rest.indexOf(boundary)) {
      hash.update(rest.subarray(0, at)).update('\0')
      rest = rest.subarray(at + boundary.length)
    }
    // The end may be the beginning of a boundary.
    const known = Math.max(0, rest.length - boundary.length + 1)
    hash.update(rest.subarray(0, known))
    rest = rest.subarray(known)
  }
  // A listener would start the stream before the handler reads it.
  const emit = raw.emit.bind(raw)
  raw.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event === 'data') add(args[0] as Buffer)
    return emit(event, ...args)
  }
  /** Returns the hash once the whole body was read; null before. */
  return (): Buffer | null => (raw.readableEnded ? hash.copy().update(rest).digest() : null)
}
