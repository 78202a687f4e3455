interface Part {
  text: string
  bytes: number
  keptAt: number
}

/** The map's entry, the name and the part's own objects. */
const OVERHEAD_BYTES = 200
const BEYOND_LATIN = /[^\0-\xff]/

/**
 * Pieces of answers, kept by name as the text that goes out: never sent alone, so they need neither tag nor compressed forms, and three
 * times as many find room as would as answers. Bounded by bytes (the longest unused goes first).
 */
export class KeptParts {
  #parts = new Map<string, Part>()
  #bytes = 0
  #drops = 0
  readonly #clock: () => Date
  readonly #maxAgeMs: number
  readonly #maxBytes: number

  constructor(clock: () => Date, maxAgeMs: number, maxBytes: number) {
    this.#clock = clock
    this.#maxAgeMs = maxAgeMs
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  peek(name: string): string | undefined {
    const part = this.#parts.get(name)
    if (!part || this.#clock().getTime() - part.keptAt > this.#maxAgeMs) return undefined
    // Moving it to the end makes the map's first part the longest unused one.
    this.#parts.delete(name)
    this.#parts.set(name, part)
    return part.text
  }

  /** Call it before anything is read. What is made of that is kept by the function it gives, unless something has changed since. */
  keeper(): (name: string, text: string) => void {
    const drops = this.#drops
    return (name, text) => {
      if (drops === this.#drops) this.#keep(name, text)
    }
  }

  drop(): void {
    this.#parts.clear()
    this.#bytes = 0
    this.#drops += 1
  }

  #keep(name: string, text: string): void {
    this.#forget(name)
    const bytes = text.length * (BEYOND_LATIN.test(text) ? 2 : 1) + OVERHEAD_BYTES
    this.#parts.set(name, { text, bytes, keptAt: this.#clock().getTime() })
    this.#bytes += bytes
    for (const oldest of this.#parts.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#forget(oldest)
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#parts.get(name)?.bytes ?? 0
    this.#parts.delete(name)
  }
}
