import { expect, test } from 'vitest'
import type { CatalogueImport } from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { sentFiles } from '../../fixtures/import-catalogue.ts'
import { addPerson } from '../../fixtures/people.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { zipOf } from '../../fixtures/zip.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const PRODUCTS = 30
const picture = await aPicture({ width: 640, height: 480 })

test('a stopped import is interrupted at the next start, and the waiting one begins', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  const headers = { authorization: `Token ${token}` }
  const ask = async (shop: ShopProcess, path: string, init: RequestInit = {}) =>
    (await shop.ask(`/api/catalogue_imports/${path}`, { ...init, headers })).json() as Promise<CatalogueImport>
  const isAt = (shop: ShopProcess, id: number, state: CatalogueImport['state']) =>
    until(async () => (await ask(shop, `${id}/`)).state === state)

  async function bring(shop: ShopProcess, name: string): Promise<number> {
    const rows = Array.from(
      { length: PRODUCTS },
      (_, index) => `${name}-${index},Thing,A thing,1.00,${index}.jpg,One,5,${index}.jpg`,
    )
    const header = 'slug,title,description,price,thumbnail,variant,stock,images'
    const entries = rows.map((_, index) => ({ name: `${index}.jpg`, content: picture }))
    const body = sentFiles([header, ...rows].join('\n'), zipOf(entries))
    const { id } = await ask(shop, '', { method: 'POST', body })
    await isAt(shop, id, 'ready')
    return id
  }
  const run = (shop: ShopProcess, id: number) => ask(shop, `${id}/run/`, { method: 'POST' })

  const first = await startShopServer(settings)
  await using closing = new AsyncDisposableStack()
  closing.use(first)
  const ids = [await bring(first, 'cup'), await bring(first, 'bowl')] as const
  for (const id of ids) await run(first, id)
  await until(async () => (await ask(first, `${ids[0]}/`)).counts.done > 0)
  expect(await first.stop()).toBe(0)

  const next = closing.use(await startShopServer(settings))
  expect(await ask(next, `${ids[0]}/`)).toMatchObject({ state: 'running', interrupted: true })
  await isAt(next, ids[1], 'done')
  await run(next, ids[0])
  await isAt(next, ids[0], 'done')
  expect((await ask(next, `${ids[0]}/`)).counts).toMatchObject({ done: PRODUCTS, failed: 0 })
})
