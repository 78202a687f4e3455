import { growthRow } from '../in-turns.ts'
import { addManyProducts } from '../shops/many-products.ts'
import { stockedShops } from '../shops/stocked-shops.ts'
import type { BenchRow } from './row.ts'

const FEW = 1_000

/** How much longer the first page of a big catalogue takes than that of a small one, asked in turns, nothing kept. */
export async function measureCatalogueGrowth(
  products: number,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow> {
  const openStocked = await stockedShops(opened)
  const openCatalogue = async (database: string, size: number) => {
    const ask = await openStocked(database, (connection) => addManyProducts(connection, size))
    return async () => {
      const { count, took } = await ask('/api/product/')
      if (count !== size) throw new Error(`The first page of ${size} products counts ${count}.`)
      return took
    }
  }
  const begun = performance.now()
  const small = await openCatalogue('few', FEW)
  const big = await openCatalogue('many', products)
  say(`Made ${products.toLocaleString('en')} products in ${Math.round((performance.now() - begun) / 1000)} s`)
  return growthRow(`first page of ${products.toLocaleString('en')} products, against ${FEW.toLocaleString('en')}`, {
    small,
    big,
  })
}
