import type { Services } from '../../server/services.ts'
import { findProducts } from '../catalogue/catalogue-store.server.ts'
import { productOnWire } from '../catalogue/product-on-wire.server.ts'

/**
 * Products as JSON, as visitors get them, in the order of the ids. Each is made once and kept until the catalogue changes, so that the
 * products of a search, which others have found in other company, cost no statement. Those that are gone by now are left out.
 */
export async function keptProducts({ db, kept, clock }: Services, ids: readonly number[]): Promise<Buffer[]> {
  const missing = ids.filter((id) => !kept.peek(nameOf(id)))
  const rows = missing.length === 0 ? Promise.resolve([]) : findProducts(db, missing, null)
  const make = async (id: number) => {
    const row = (await rows).find((found) => found.id === id)
    const body = Buffer.from(row ? JSON.stringify(productOnWire(row, clock())) : '')
    return { status: 200, headers: {}, body, keep: row !== undefined }
  }
  const products = await Promise.all(ids.map((id) => kept.get(nameOf(id), () => make(id))))
  return products.flatMap(({ identity }) => (identity.length === 0 ? [] : [identity]))
}

/** Addresses begin with a slash, so this is none. */
const nameOf = (id: number) => `product ${id}`
