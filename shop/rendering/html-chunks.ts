/** So many characters are made bytes at once, which is quicker than one by one, and than all when all of them wait to be joined. */
const BLOCK_LENGTH = 8_192
/** No character of a string is longer in UTF-8, by its units. */
const BYTES_OF_UNIT = 3

/** Where pages are made bytes, one after another: each is written in one turn. Twice as long as the longest so far. */
let scratch = Buffer.allocUnsafeSlow(2 ** 18)
/** Whose page is in it; undefined between two pages. */
let writing: HtmlChunks | undefined

/**
 * Takes the pieces of a page as React writes them, none of which has to wait for another, as bytes. It has of a stream what React calls: what Node makes
 * for each of its own holds the page until the whole heap is looked through.
 */
export class HtmlChunks {
  readonly #whole: (bytes: Buffer) => void
  readonly #failed: (error: unknown) => void
  #text = ''
  /** How many bytes of the page are in the scratch buffer. */
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
    this.#endBlock()
    writing = undefined
    const bytes = Buffer.allocUnsafeSlow(this.#written)
    scratch.copy(bytes, 0, 0, this.#written)
    this.#whole(bytes)
  }

  destroy(error?: unknown): void {
    if (writing === this) writing = undefined
    this.#failed(error)
  }

  /** Has nothing to tell: it never waits, and nobody can close it. */
  on(): this {
    return this
  }

  #endBlock(): void {
    writing ??= this
    if (writing !== this) throw new Error('A page was not written in one turn.')
    const most = this.#written + this.#text.length * BYTES_OF_UNIT
    if (most > scratch.length) {
      const longer = Buffer.allocUnsafeSlow(2 * most)
      scratch.copy(longer, 0, 0, this.#written)
      scratch = longer
    }
    this.#written += scratch.write(this.#text, this.#written)
    this.#text = ''
  }
}
