import type { Database } from '../../../server/db/open.ts'
import { findSkus, foldedSku } from '../../product-editing/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'
import { slugsWithSkus } from '../run/export-rows.server.ts'

/** Knows products again that come without a slug of their own: by the numbers of their variants. */
export class MadeSlugs {
  readonly #given = new Set<string>()

  /**
   * Returns products with the slugs that they have in the shop. One whose numbers are not there keeps the slug that was made of its name, unless a
   * product with other numbers has it.
   */
  async settle<P extends { product: SheetProduct }>(db: Database, read: readonly P[]): Promise<P[]> {
    const made = read.flatMap(({ product }) => (product.slugElse === undefined ? [] : [product]))
    if (made.length === 0) return [...read]
    const inShop = await findSkus(db, made.flatMap(skusOf))
    const numbered = await slugsWithSkus(
      db,
      made.map(({ slug }) => slug.text),
    )
    const slugOf = (product: SheetProduct): string => {
      const { slug, slugElse = slug.text } = product
      const skus = skusOf(product)
      const known = skus.flatMap((sku) => inShop.get(sku) ?? [])[0]
      if (known !== undefined && !this.#given.has(known)) return known
      const isOfAnother = (skus.length > 0 && numbered.has(slug.text)) || this.#given.has(slug.text)
      return isOfAnother ? slugElse : slug.text
    }
    return read.map((one) => {
      const { product } = one
      const text = slugOf(product)
      this.#given.add(text)
      return { ...one, product: { ...product, slug: { ...product.slug, text } } }
    })
  }
}

const skusOf = ({ variants = [] }: SheetProduct) =>
  variants.flatMap(({ details }) => (details?.sku?.text ? foldedSku(details.sku.text) : []))
