import { canCreateCollections } from '../../collections/editing/create-missing-collections.server.ts'

/** A collection that is named in the file but does not exist. */
export interface MissingCollection {
  /** From the top level down. */
  names: readonly string[]
  /** The number of its products in the file. */
  products: number
}

/** The maximum number of collections to offer. */
const MAX_MISSING = 200

/** Counts the collections that could be created for the products of a file. */
export class MissingCollections {
  readonly #found = new Map<string, MissingCollection>()

  get all(): readonly MissingCollection[] {
    return [...this.#found.values()]
  }

  /** @param ways the paths of one product without a collection */
  count(ways: readonly (readonly string[])[]): void {
    const counted = new Set<string>()
    for (const names of ways.filter(canCreateCollections)) {
      const key = names.join('\n').toLowerCase()
      if (counted.has(key)) continue
      counted.add(key)
      const { products = 0 } = this.#found.get(key) ?? {}
      if (products > 0 || this.#found.size < MAX_MISSING)
        this.#found.set(key, { names: this.#found.get(key)?.names ?? names, products: products + 1 })
    }
  }
}
