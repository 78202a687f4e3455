import type { Database } from '../../../server/db/open.ts'
import { findSkus, foldedSku } from '../../product-editing/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'

/** Knows products again that come without a slug of their own: by the numbers of their variants. */
export class MadeSlugs {
  readonly #given = new Set<string>()

  /** Returns products with the slugs that they have in the shop; one whose numbers are not there keeps the slug that was made of its name. */
  async settle<P extends { product: SheetProduct }>(db: Database, read: readonly P[]): Promise<P[]> {
    const made = read.filter(({ product }) => product.slugIsMade)
    if (made.length === 0) return [...read]
    const inShop = await findSkus(
      db,
      made.flatMap(({ product }) => skusOf(product)),
    )
    return read.map((one) => {
      const { product } = one
      const known = product.slugIsMade ? skusOf(product).flatMap((sku) => inShop.get(sku) ?? [])[0] : undefined
      const text = known === undefined || this.#given.has(known) ? product.slug.text : known
      this.#given.add(text)
      return { ...one, product: { ...product, slug: { ...product.slug, text } } }
    })
  }
}

const skusOf = ({ variants = [] }: SheetProduct) =>
  variants.flatMap(({ details }) => (details?.sku ? foldedSku(details.sku.text) : []))
