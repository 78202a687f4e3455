interface Bounds {
  maxBytes: number
  maxAgeMs: number
  clock: () => Date
}

interface Entry<Thing> {
  thing: Thing
  bytes: number
  keptAt: number
}

/** Things kept in memory by name, bounded by bytes: the longest unused goes first. */
export class BoundedStore<Thing> {
  #entries = new Map<string, Entry<Thing>>()
  #bytes = 0
  readonly #bounds: Bounds

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get bytes(): number {
    return this.#bytes
  }

  get count(): number {
    return this.#entries.size
  }

  /** What is kept under a name, unless it is too old. */
  fresh(name: string): Thing | undefined {
    const entry = this.#entries.get(name)
    if (!entry || this.#bounds.clock().getTime() - entry.keptAt > this.#bounds.maxAgeMs) return undefined
    // Moving it to the end makes the map's first entry the longest unused one.
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    return entry.thing
  }

  /** What is kept under a name, however old. */
  whatever(name: string): Thing | undefined {
    return this.#entries.get(name)?.thing
  }

  /** @param bytes what it takes, with its name and its own objects */
  keep(name: string, thing: Thing, bytes: number): void {
    this.forget(name)
    this.#entries.set(name, { thing, bytes, keptAt: this.#bounds.clock().getTime() })
    this.#bytes += bytes
    this.#shrink()
  }

  /** Says that something takes other bytes by now. */
  resize(name: string, bytes: number): void {
    const entry = this.#entries.get(name)
    if (!entry) return
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    this.#shrink()
  }

  #shrink(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#bounds.maxBytes) return
      this.forget(oldest)
    }
  }

  forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }
}
