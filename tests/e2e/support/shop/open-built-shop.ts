import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openShopDatabase } from '../../../databases/shop-database.ts'
import { openBuiltShop } from './built-shop.ts'
import { addRareProducts } from './rare-products.ts'
import { storeSmallPictures } from './store-small-pictures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shop: { address: string; dataDir: string }
  }
}

/** Opens the built shop once for all tests, with the demo catalogue and rare cases. */
export default async function openForJourneys(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` fills the folder in advance with `stock-shop.ts`, because that takes a while.
  const dataDir = process.env.STOCKED_SHOP ?? (await mkdtemp(join(tmpdir(), 'comptoir-e2e-')))
  if (process.env.STOCKED_SHOP === undefined) await storeSmallPictures(dataDir)
  const shop = await openBuiltShop(dataDir)
  const close = () => shop.close().finally(() => rm(dataDir, { recursive: true, force: true }))
  try {
    await addRareProducts(dataDir)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('shop', { address: shop.address, dataDir })
  const before = await productsEver(dataDir)
  return async () => {
    const after = await productsEver(dataDir).finally(close)
    if (after !== before)
      throw new Error(`A journey added or deleted a product in the shop that all share: ${before}, then ${after}.`)
  }
}

/**
 * Counts current and deleted products: tests must not change them, because other tests read lists of the shared shop.
 */
async function productsEver(dataDir: string): Promise<string> {
  await using db = await openShopDatabase(dataDir)
  const { sold, ever } = await db
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('sold'),
      fn.countAll<number>().as('ever'),
    ])
    .executeTakeFirstOrThrow()
  return `${sold} of ${ever} are sold`
}
