import type { Database } from '../../../../server/db/open.ts'
import { findSkus, foldedSku } from '../../products/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'

/** The owner of a SKU: a product in the file by line, or in the shop by slug. */
export type SkuOwner = { line: number } | { slug: string }
/** Returns the other product that has a SKU; undefined if the product with this slug can use it. */
export type FindSkuOwner = (sku: string, slug: string) => SkuOwner | undefined

/** The SKUs of the file's products and of the shop. */
export class SkuRegister {
  /** By normalised SKU. */
  readonly #inFile = new Map<string, { slug: string; line: number }>()

  /** Loads the owners of the SKUs of some products. */
  async readFor(db: Database, products: readonly SheetProduct[]): Promise<FindSkuOwner> {
    const inShop = await findSkus(
      db,
      products.flatMap(skuCells).map(({ text }) => foldedSku(text)),
    )
    return (sku, slug) => {
      const [folded, own] = [foldedSku(sku), slug.toLowerCase()]
      const ofShop = inShop.get(folded)
      if (ofShop !== undefined && ofShop !== own) return { slug: ofShop }
      const ofFile = this.#inFile.get(folded)
      return ofFile && ofFile.slug !== own ? { line: ofFile.line } : undefined
    }
  }

  /** Registers the SKUs of a product that will be imported. */
  keep(product: SheetProduct): void {
    const slug = product.slug.text.toLowerCase()
    for (const { text, line } of skuCells(product)) {
      const sku = foldedSku(text)
      if (sku !== '' && !this.#inFile.has(sku)) this.#inFile.set(sku, { slug, line })
    }
  }
}

const skuCells = ({ variants = [] }: SheetProduct) => variants.flatMap(({ details }) => details?.sku ?? [])
