import type { Database } from '../../../server/db/open.ts'
import { findSkus, foldedSku } from '../../product-editing/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'

/** Whether a variant of the product with this slug cannot have a SKU, because another has it, in the shop or further up in the file. */
export type IsSkuTaken = (sku: string, slug: string) => boolean

/** Which product of a file, or of the shop, has which SKU. */
export class SkuRegister {
  /** The slug by the SKU, both folded. */
  readonly #inFile = new Map<string, string>()

  /** Reads what the shop knows of the SKUs of some products of the file. */
  async readFor(db: Database, products: readonly SheetProduct[]): Promise<IsSkuTaken> {
    const cells = products.flatMap(({ variants = [] }) => variants.flatMap(({ details }) => details?.sku ?? []))
    const inShop = await findSkus(
      db,
      cells.map(({ text }) => foldedSku(text)),
    )
    return (sku, slug) => {
      const [folded, own] = [foldedSku(sku), slug.toLowerCase()]
      const isOfAnother = [this.#inFile.get(folded), inShop.get(folded)].some((other) => (other ?? own) !== own)
      if (!isOfAnother) this.#inFile.set(folded, own)
      return isOfAnother
    }
  }
}
