import { BoundedStore } from './bounded-store.ts'

/** The map's entry, the name and the part's own objects. */
const OVERHEAD_BYTES = 200
const BEYOND_LATIN = /[^\0-\xff]/

/**
 * Pieces of responses, cached by name as the text that goes out: never sent alone, so they need neither tag nor compressed forms, and three
 * times as many find room as would as answers. Bounded by bytes (the longest unused goes first).
 */
export class FragmentCache {
  #drops = 0
  readonly #parts: BoundedStore<string>

  constructor(clock: () => Date, maxAgeMs: number, maxBytes: number) {
    this.#parts = new BoundedStore({ clock, maxAgeMs, maxBytes })
  }

  get bytes(): number {
    return this.#parts.bytes
  }

  /** The text of a part, if it is cached and not too old. */
  peek(name: string): string | undefined {
    return this.#parts.fresh(name)
  }

  /** Call it before anything is read. What is made of that is kept by the function it gives, unless something has changed since. */
  keeper(): (name: string, text: string) => void {
    const drops = this.#drops
    return (name, text) => {
      const bytes = text.length * (BEYOND_LATIN.test(text) ? 2 : 1) + OVERHEAD_BYTES
      if (drops === this.#drops) this.#parts.keep(name, text, bytes)
    }
  }

  /** Forgets all parts, and those that are being made just now. */
  drop(): void {
    this.#parts.clear()
    this.#drops += 1
  }
}
