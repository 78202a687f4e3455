import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { HOUR } from '../durations.ts'
import { BoundedStore } from './bounded-store.ts'
import { FragmentCache } from './fragment-cache.ts'

/** What was made for an address: a page or an API answer that is the same for every visitor. */
export interface FreshResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** False for what must be made anew each time (failures, unknown addresses). */
  keep: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer with its tag and its compressed forms. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  /** The body in a form in which it can be sent, made when it is first asked for. */
  encodedAs(encoding: Encoding): Buffer | Promise<Buffer>
}

const MAX_BYTES = 64 * 2 ** 20
const MAX_BYTES_OF_PARTS = 32 * 2 ** 20
/** An address may be as long as a header allows, so the key and the entry's own objects count too. */
const OVERHEAD_BYTES = 2_048
/** What depends on the day ("new") is right again after this long, also when nothing changed. */
const MAX_AGE_MS = HOUR
/** High enough to halve the bytes of a page, low enough to take a few milliseconds. */
const BROTLI_QUALITY = 5

/**
 * Caches responses by address: made once even when many ask at the same moment, in all encodings, bounded by bytes (the longest
 * unused goes first), and dropped together when the catalogue changes.
 */
export class ResponseCache {
  #inTheMaking = new Map<string, Promise<CachedResponse>>()
  #hits = 0
  #misses = 0
  readonly #answers: BoundedStore<CachedResponse>
  readonly #maxBytes: number
  /** What answers are put together from, dropped with them. */
  readonly parts: FragmentCache

  constructor(clock: () => Date, maxBytes = MAX_BYTES) {
    this.#answers = new BoundedStore({ clock, maxAgeMs: MAX_AGE_MS, maxBytes })
    this.#maxBytes = maxBytes
    this.parts = new FragmentCache(clock, MAX_AGE_MS, MAX_BYTES_OF_PARTS)
  }

  get bytes(): number {
    return this.#answers.bytes
  }

  get count(): number {
    return this.#answers.count
  }

  /** How many were there, or in the making, when they were asked for. */
  get hits(): number {
    return this.#hits
  }

  /** How many had to be made. */
  get misses(): number {
    return this.#misses
  }

  /** The fresh answer for an address, if there is one: the fast way, without a promise. */
  peek(address: string): CachedResponse | undefined {
    const answer = this.#answers.fresh(address)
    if (answer) this.#hits += 1
    return answer
  }

  /** Whether there is a fresh answer for an address; asking does not count as use. */
  has(address: string): boolean {
    return this.#answers.fresh(address) !== undefined
  }

  /** The answer for an address: the cached one, the one being made, or a new one. An old one serves while a new one cannot be made. */
  async get(address: string, make: () => Promise<FreshResponse>): Promise<CachedResponse> {
    const cached = this.peek(address)
    if (cached) return cached
    const underWay = this.#inTheMaking.get(address)
    if (underWay) this.#hits += 1
    if (underWay) return underWay
    this.#misses += 1
    const old = this.#answers.whatever(address)
    const makers = this.#inTheMaking
    const making = this.#make(address, make, makers).then(
      // A page that says that the server is down is no better than the old one.
      (made) => (old && made.status >= 500 ? old : made),
      (error: unknown) => {
        if (old) return old
        throw error
      },
    )
    makers.set(address, making)
    try {
      return await making
    } finally {
      makers.delete(address)
    }
  }

  /** Forgets everything, and what is being made just now from what was read before. */
  drop(): void {
    this.#answers.clear()
    this.#inTheMaking = new Map()
    this.parts.drop()
  }

  async #make(address: string, make: () => Promise<FreshResponse>, makers: unknown): Promise<CachedResponse> {
    const { keep, ...made } = await make()
    const answer = inAnyEncoding(made)
    // Another map means that the catalogue changed meanwhile: the answer is good for those who asked before, and not to be kept.
    if (keep && makers === this.#inTheMaking) this.#keep(address, answer)
    return answer
  }

  #keep(address: string, answer: CachedResponse): void {
    // Both compressed forms together are smaller than the body itself.
    const bytes = 2 * answer.identity.length + 2 * address.length + OVERHEAD_BYTES
    if (bytes <= this.#maxBytes / 8) this.#answers.keep(address, answer, bytes)
  }
}

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Most answers are asked for in one encoding, those to the pages themselves in none: so nothing is compressed in advance. */
function inAnyEncoding({ status, headers, body }: Omit<FreshResponse, 'keep'>): CachedResponse {
  let etag: string | undefined
  const forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = { identity: body }
  const make = async (encoding: 'br' | 'gzip') => {
    const made = await compress[encoding](body)
    forms[encoding] = made
    return made
  }
  const find = (encoding: Encoding) => {
    if (encoding === 'identity') return body
    forms[encoding] ??= make(encoding)
    return forms[encoding]
  }
  return {
    status,
    headers,
    identity: body,
    encodedAs: find,
    // Made when it is first asked for: what is only a part of answers needs none.
    get etag() {
      etag ??= createHash('sha256').update(body).digest('base64url').slice(0, 22)
      return etag
    },
  }
}

const compress = {
  gzip: (body: Buffer) => asGzip(body, { level: 6 }),
  br: (body: Buffer) =>
    asBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
}
