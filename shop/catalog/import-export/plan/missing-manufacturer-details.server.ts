import type { Database } from '../../../../server/db/open.ts'
import { manufacturersWithoutDetails } from '../../manufacturers/manufacturers-store.server.ts'
import type { ExportRow } from '../run/export-rows.server.ts'
import type { Planned } from './plan.server.ts'

/** Products that cannot be ordered yet: they have no manufacturer, or its contact details are missing. */
export interface MissingManufacturerDetails {
  products: number
  /** The names of manufacturers without contact details. */
  names: readonly string[]
}

const MAX_NAMES = 50

/** Counts the products of a file by manufacturer. */
export class ManufacturerCounter {
  /** The name as first written and the number of products, by name in lower case. */
  readonly #counts = new Map<string, { name: string; products: number }>()

  count(plan: Planned, current: ExportRow | undefined): void {
    if (plan.action === 'invalid') return
    const planned =
      'plan' in plan ? (plan.plan.kind === 'create' ? plan.plan.product : plan.plan.change).maker : undefined
    const name = planned ?? current?.maker ?? ''
    const counted = this.#counts.get(name.toLowerCase())
    this.#counts.set(name.toLowerCase(), { name: counted?.name ?? name, products: (counted?.products ?? 0) + 1 })
  }

  async unreachable(db: Database): Promise<MissingManufacturerDetails> {
    const missing = await manufacturersWithoutDetails(db, [...this.#counts.keys()])
    const found = [...this.#counts].flatMap(([key, counted]) => (missing.has(key) ? [counted] : []))
    return {
      products: found.reduce((sum, { products }) => sum + products, 0),
      names: found
        .map(({ name }) => name)
        .filter((name) => name !== '')
        .slice(0, MAX_NAMES),
    }
  }
}
