import { growthRow } from '../in-turns.ts'
import { addManyProducts } from '../shops/many-products.ts'
import { stockedShops } from '../shops/stocked-shops.ts'
import type { BenchRow } from './row.ts'

const FEW = 1_000

/** How much longer the first page of a big catalogue takes than that of a small one, and what the page of one product asks for, asked in turns, nothing kept. */
export async function measureCatalogueGrowth(
  products: number,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  const openCatalogue = async (database: string, size: number) => {
    const ask = await openStocked(database, (connection) => addManyProducts(connection, size))
    return {
      async firstPage() {
        const { count, took } = await ask('/api/product/')
        if (count !== size) throw new Error(`The first page of ${size} products counts ${count}.`)
        return took
      },
      async product() {
        const slug = `product-${size / 2}`
        const paths = [`/api/product/${slug}/`, `/api/product_collections/${slug}/`, `/api/product_terms/${slug}/`]
        let sum = 0
        for (const path of paths) sum += (await ask(path)).took
        return sum
      },
    }
  }
  const begun = performance.now()
  const few = await openCatalogue('few', FEW)
  const many = await openCatalogue('many', products)
  say(`Made ${products.toLocaleString('en')} products in ${Math.round((performance.now() - begun) / 1000)} s`)
  const size = `${products.toLocaleString('en')} products, against ${FEW.toLocaleString('en')}`
  return [
    await growthRow(`first page of ${size}`, { small: few.firstPage, big: many.firstPage }),
    await growthRow(`what the page of one asks for among ${size}`, { small: few.product, big: many.product }),
  ]
}
