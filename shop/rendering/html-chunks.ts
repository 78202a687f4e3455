/**
 * So many characters are made bytes at once, which is quicker than one by one. Not many more: the engine keeps a text with one price (`€`) in it in two bytes
 * for each character, and takes thrice as long to make it bytes.
 */
const BLOCK_LENGTH = 512
/** No character of a string is longer in UTF-8, by its units. */
const BYTES_OF_UNIT = 3

const SCRATCH_BYTES = 2 ** 18

/** Where the next page is made bytes, which becomes as long as pages need; undefined while one is written, which is done in one turn. */
let scratch: Buffer | undefined

function takeScratch(): Buffer {
  const taken = scratch ?? Buffer.allocUnsafeSlow(SCRATCH_BYTES)
  scratch = undefined
  return taken
}

/**
 * Takes the pieces of a page as React writes them, none of which has to wait for another, as bytes. It has of a stream what React calls: what Node makes
 * for each of its own holds the page until the whole heap is looked through.
 */
export class HtmlChunks {
  readonly #whole: (bytes: Buffer) => void
  readonly #failed: (error: unknown) => void
  #text = ''
  #buffer: Buffer | undefined
  /** How many bytes of the page are in the buffer. */
  #written = 0

  /**
   * @param whole called with all of them when the last has come
   * @param failed called when there will be no last one
   */
  constructor(whole: (bytes: Buffer) => void, failed: (error: unknown) => void) {
    this.#whole = whole
    this.#failed = failed
  }

  write(piece: string): boolean {
    this.#text += piece
    if (this.#text.length > BLOCK_LENGTH) this.#endBlock()
    return true
  }

  end(): void {
    const buffer = this.#endBlock()
    const bytes = Buffer.allocUnsafeSlow(this.#written)
    buffer.copy(bytes, 0, 0, this.#written)
    scratch = buffer
    this.#whole(bytes)
  }

  destroy(error?: unknown): void {
    this.#failed(error)
  }

  /** Has nothing to tell: it never waits, and nobody can close it. */
  on(): this {
    return this
  }

  #endBlock(): Buffer {
    let buffer = this.#buffer ?? takeScratch()
    const most = this.#written + this.#text.length * BYTES_OF_UNIT
    if (most > buffer.length) {
      const longer = Buffer.allocUnsafeSlow(2 * most)
      buffer.copy(longer, 0, 0, this.#written)
      buffer = longer
    }
    this.#written += buffer.write(this.#text, this.#written)
    this.#text = ''
    this.#buffer = buffer
    return buffer
  }
}
