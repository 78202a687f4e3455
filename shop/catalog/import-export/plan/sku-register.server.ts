import type { Database } from '../../../../server/db/open.ts'
import { findSkus, foldedSku } from '../../products/write/product-rules.server.ts'
import type { SheetProduct } from '../file/sheet.server.ts'

/** Another product that has a SKU: of the file, by its line, or of the shop, by its slug. */
export type SkuOwner = { line: number } | { slug: string }
/** Returns the owner of a SKU; undefined when the product with this slug can have it. */
export type FindSkuOwner = (sku: string, slug: string) => SkuOwner | undefined

/** The SKUs of the products of a file and of the shop. */
export class SkuRegister {
  /** By the folded SKU. */
  readonly #inFile = new Map<string, { slug: string; line: number }>()

  /** Reads the owners of the SKUs of some products of the file. */
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
