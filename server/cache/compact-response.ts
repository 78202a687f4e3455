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

/** An answer with its tag, in the forms in which it can be sent. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  etag: string
  /** The body in a form in which it can be sent, made when it is first asked for. */
  encodedAs(encoding: Encoding): Buffer | Promise<Buffer>
}

const NOTHING = Buffer.alloc(0)
/** High enough to halve the bytes of a page, low enough to take a few milliseconds. */
const BROTLI_QUALITY = 5
/**
 * As a power of two, how many bytes before it a text may refer to: those of a whole page. With sixteen times as many
 * the home page takes a seventh longer, and is as large.
 */
const BROTLI_WINDOW = 18
/** Shorter bodies are packed with Zstandard at once: that takes a third of a millisecond, less than waking a thread for it and being woken by it. */
const ZSTD_AT_ONCE_BYTES = 512_000
/** It packs into pieces of a quarter of the body, which is more than most need, instead of 64 KiB for each; so many bytes at least. */
const LEAST_CHUNK_BYTES = 1_024

/**
 * Holds an answer in the forms in which it is sent, and in no other: what browsers ask for is a sixth of the body, from which the body is
 * made again for the few who want it plain.
 */
export class CompactResponse implements CachedResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly #forms: Partial<Record<Encoding, Buffer>>
  readonly #underWay: Partial<Record<Encoding, Promise<Buffer>>> = {}
  readonly #resized: () => void
  #etag: string | undefined

  /** @param resized called when it holds other forms than before */
  constructor(
    { status, headers, body }: { status: number; headers: Record<string, string>; body: Buffer },
    resized: () => void,
  ) {
    this.status = status
    this.headers = headers
    this.#forms = { identity: withoutOtherLoad(body) }
    this.#resized = resized
  }

  /** Of all forms that it holds. */
  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, form) => sum + form.length, 0)
  }

  /** Made of the plain body when it is first asked for: what is only a part of other answers needs none. */
  get etag(): string {
    this.#etag ??= createHash('sha256')
      .update(this.#forms.identity ?? '')
      .digest('base64url')
      .slice(0, 22)
    return this.#etag
  }

  encodedAs(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#forms[encoding] ?? this.#madeAtOnce(encoding) ?? this.#make(encoding)
  }

  #madeAtOnce(encoding: Encoding): Buffer | undefined {
    const body = this.#forms.identity
    if (encoding !== 'zstd' || body === undefined || body.length > ZSTD_AT_ONCE_BYTES) return undefined
    return this.#hold(encoding, zstdCompressSync(body, { chunkSize: Math.max(LEAST_CHUNK_BYTES, body.length >> 2) }))
  }

  #make(encoding: Encoding): Promise<Buffer> {
    this.#underWay[encoding] ??= this.#encode(encoding).finally(() => delete this.#underWay[encoding])
    return this.#underWay[encoding]
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    const body = this.#forms.identity ?? (await this.#plain())
    if (encoding === 'identity') return body
    return this.#hold(encoding, await compress[encoding](body))
  }

  /** Holds the body in this form, and no longer as it was. */
  #hold(encoding: Encoding, packed: Buffer): Buffer {
    const form = withoutOtherLoad(packed)
    this.#forms[encoding] = form
    // Its tag is that of the plain body.
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
    throw new Error('An answer holds no form.')
  }
}

/**
 * Takes a body out of what brings it. What a page is made with is old for the garbage collector by the time that it is made, promises with their values
 * included, and would hold its bytes until the whole heap is looked through.
 */
export function takeBytes<Key extends string>(from: Record<Key, Buffer>, key: Key): Buffer {
  const bytes = from[key]
  from[key] = NOTHING
  return bytes
}

/** In memory of its own: what Node cuts from its pool, or leaves of a block that it compressed into, holds all of that for as long as it is kept. */
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
  // As quickly as it goes by default: a tenth larger than with Brotli, which takes five times as long.
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
