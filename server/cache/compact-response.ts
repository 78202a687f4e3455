import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** A cached response with its ETag and encodings. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  /** Headers for a CDN, in visitors' responses only; undefined if it must not store the response. */
  edgeHeaders?: Record<string, string> | undefined
  etag: string
  /** Returns the encoded body. It is encoded on first use; returns a promise if that happens in a thread. */
  encodedAs(encoding: Encoding): Buffer | Promise<Buffer>
}

const NOTHING = Buffer.alloc(0)
/** Halves the bytes of a page within a few milliseconds. */
const BROTLI_QUALITY = 5
/**
 * As a power of two, in bytes: about the size of a page. A window 16 times as large compresses the home page no
 * better and takes a seventh longer.
 */
const BROTLI_WINDOW = 18
/** Shorter bodies are compressed synchronously: 0.3 ms takes less time than switching to a thread and back. */
const MAX_SYNC_ZSTD_BYTES = 512_000
/** Minimum size of an output chunk. Chunks are a quarter of the body, instead of the default of 64 KiB. */
const LEAST_CHUNK_BYTES = 1_024

/**
 * Holds a response only in the encodings that were requested. The plain body is restored from one of them if needed,
 * because compressed bodies are about a sixth of its size.
 */
export class CompactResponse implements CachedResponse {
  readonly status: number
  readonly headers: Record<string, string>
  edgeHeaders: Record<string, string> | undefined
  readonly #forms: Partial<Record<Encoding, Buffer>>
  readonly #pending: Partial<Record<Encoding, Promise<Buffer>>> = {}
  readonly #resized: () => void
  #etag: string | undefined

  /** @param resized called when the set of stored encodings has changed */
  constructor(
    { status, headers, body }: { status: number; headers: Record<string, string>; body: Buffer },
    resized: () => void,
  ) {
    this.status = status
    this.headers = headers
    this.#forms = { identity: withoutOtherLoad(body) }
    this.#resized = resized
  }

  /** The size of all stored encodings. */
  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, form) => sum + form.length, 0)
  }

  /** Computed from the plain body on first use, because fragments of other responses need no ETag. */
  get etag(): string {
    this.#etag ??= createHash('sha256')
      .update(this.#forms.identity ?? '')
      .digest('base64url')
      .slice(0, 22)
    return this.#etag
  }

  encodedAs(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#forms[encoding] ?? this.#encodeSynchronously(encoding) ?? this.#make(encoding)
  }

  #encodeSynchronously(encoding: Encoding): Buffer | undefined {
    const body = this.#forms.identity
    if (encoding !== 'zstd' || body === undefined || body.length > MAX_SYNC_ZSTD_BYTES) return undefined
    return this.#hold(encoding, zstdCompressSync(body, { chunkSize: Math.max(LEAST_CHUNK_BYTES, body.length >> 2) }))
  }

  #make(encoding: Encoding): Promise<Buffer> {
    this.#pending[encoding] ??= this.#encode(encoding).finally(() => delete this.#pending[encoding])
    return this.#pending[encoding]
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const body = this.#forms.identity ?? (await this.#plain())
    if (encoding === 'identity') return body
    return this.#hold(encoding, await compress[encoding](body))
  }

  /** Stores the encoded body and drops the plain one. */
  #hold(encoding: Encoding, packed: Buffer): Buffer {
    const form = withoutOtherLoad(packed)
    this.#forms[encoding] = form
    // Must be computed while the plain body is available.
    this.#etag ??= this.etag
    delete this.#forms.identity
    this.#resized()
    return form
  }

  #plain(): Promise<Buffer> {
    const { zstd, br, gzip: zipped } = this.#forms
    if (zstd) return unZstd(zstd)
    if (br) return unBrotli(br)
    if (zipped) return unGzip(zipped)
    throw new Error('A cached response has no encoding.')
  }
}

/**
 * Removes a body from its holder. Promises in V8's old generation would otherwise keep its bytes alive until a full
 * garbage collection.
 */
export function takeBytes<Key extends string>(from: Record<Key, Buffer>, key: Key): Buffer {
  const bytes = from[key]
  from[key] = NOTHING
  return bytes
}

/** Copies bytes that are a slice of a larger buffer; the slice would keep the whole buffer in memory. */
function withoutOtherLoad(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const [asGzip, asBrotli, asZstd, unGzip, unBrotli, unZstd] = [
  promisify(gzip),
  promisify(brotliCompress),
  promisify(zstdCompress),
  promisify(gunzip),
  promisify(brotliDecompress),
  promisify(zstdDecompress),
]

const compress = {
  // Default level: a tenth larger than Brotli, which takes five times as long.
  zstd: (body: Buffer) => asZstd(body),
  gzip: (body: Buffer) => asGzip(body, { level: 6 }),
  br: (body: Buffer) =>
    asBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
}
