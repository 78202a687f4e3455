import { canBeMade } from '../../collections/editing/create-collections-named.server.ts'

/** A collection that a file of another shop names and that there is not. */
export interface MissingCollection {
  /** From the top, its own last. */
  names: readonly string[]
  /** How many products of the file belong there. */
  products: number
}

/** More than anybody makes with one press. */
const MAX_MISSING = 200

/** Counts the collections that could be made for the products of a file. */
export class MissingCollections {
  readonly #found = new Map<string, MissingCollection>()

  get all(): readonly MissingCollection[] {
    return [...this.#found.values()]
  }

  /** @param ways those of one product that lead nowhere */
  count(ways: readonly (readonly string[])[]): void {
    const counted = new Set<string>()
    for (const names of ways.filter(canBeMade)) {
      const key = names.join('\n').toLowerCase()
      if (counted.has(key)) continue
      counted.add(key)
      const { products = 0 } = this.#found.get(key) ?? {}
      if (products > 0 || this.#found.size < MAX_MISSING)
        this.#found.set(key, { names: this.#found.get(key)?.names ?? names, products: products + 1 })
    }
  }
}
