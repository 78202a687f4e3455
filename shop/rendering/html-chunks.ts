import { Writable } from 'node:stream'

/** So many characters are made bytes at once, which is quicker than one by one, and than all when all of them wait to be joined. */
const BLOCK_LENGTH = 8_192

/** Takes the pieces of a page as they come, none of which has to wait for another, as bytes. */
export class HtmlChunks extends Writable {
  readonly #whole: (bytes: Buffer) => void
  readonly #blocks: Buffer[] = []
  #text = ''

  /** @param whole called with all of them when the last has come */
  constructor(whole: (bytes: Buffer) => void) {
    super()
    this.#whole = whole
  }

  override write(piece: string): boolean {
    this.#text += piece
    if (this.#text.length > BLOCK_LENGTH) this.#endBlock()
    return true
  }

  override end(): this {
    this.#endBlock()
    const bytes = Buffer.concat(this.#blocks)
    // They would live as long as this does, which is old by now.
    this.#blocks.length = 0
    this.#whole(bytes)
    return this
  }

  #endBlock(): void {
    this.#blocks.push(Buffer.from(this.#text))
    this.#text = ''
  }
}
