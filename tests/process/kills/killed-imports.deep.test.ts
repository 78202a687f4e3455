import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/open.ts'
import type { CatalogueImport } from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'
import type { Product } from '../../../shop/catalog/products/read/catalogue.contract.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { often } from '../../deep.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { age, picturesOf, picturesOnDisk } from '../../fixtures/pictures-on-disk.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { zipOf } from '../../fixtures/zip.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

/**
 * Each kill costs one start of the shop. More: `KILLS=20 PRODUCTS=400 npx vitest run
 * tests/process/kills/killed-imports.deep.test.ts`.
 */
const KILLS = often(2, 'KILLS')
const PRODUCTS = Number(process.env.PRODUCTS ?? 16)

const HEADER = 'slug,title,description,price,thumbnail,bundled,variant,stock,images'
const picture = await aPicture({ width: 320, height: 240 })

/** All fields name the round that wrote them. Every second product is bundled with a later neighbour. */
function sheet(round: number): string {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    const bundled = index % 2 === 0 && index + 1 < PRODUCTS ? `thing-${index + 1}` : ''
    const own = `thing-${index},Thing ${round},A thing,${round}.00,${round}-${index}.jpg,${bundled}`
    return ['Blue', 'Red'].map((name) => `${own},${name} ${round},${round},${round}-${index}.jpg`)
  })
  return [HEADER, ...rows.flat()].join('\n')
}

const zip = (round: number) =>
  zipOf(Array.from({ length: PRODUCTS }, (_, index) => ({ name: `${round}-${index}.jpg`, content: picture })))

/** Whether all fields of a product come from the same file. */
function isWhole({ title, price, variants }: Product): boolean {
  const round = title.split(' ')[1]
  const expected = ['Blue', 'Red'].map((name) => [`${name} ${round}`, Number(round), 1])
  const found = variants.map(({ name, stock, images }) => [name, stock, images.length])
  return price === `${round}.00` && JSON.stringify(found) === JSON.stringify(expected)
}

test('after kills during imports, each product is old or new, each picture is complete, and the import can continue', {
  timeout: 60_000 + KILLS * (10_000 + PRODUCTS * 200),
}, async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const { token } = await addPerson(db, { isStaff: true })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }

  async function ask<Answer>(shop: ShopProcess, path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await shop.ask(path, { ...init, headers: { authorization: `Token ${token}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const read = (shop: ShopProcess, id: number) => ask<CatalogueImport>(shop, `/api/catalogue_imports/${id}/`)
  const run = (shop: ShopProcess, id: number) => ask(shop, `/api/catalogue_imports/${id}/run/`, { method: 'POST' })
  const settled = async (shop: ShopProcess, id: number, state: CatalogueImport['state']) => {
    await expect.poll(async () => (await read(shop, id)).state, { timeout: 60_000 }).toBe(state)
    return read(shop, id)
  }
  async function bring(shop: ShopProcess, round: number): Promise<CatalogueImport> {
    const body = new FormData()
    body.set('catalogue', new File([sheet(round)], 'things.csv'))
    body.set('pictures', new File([new Uint8Array(zip(round))], 'things.zip'))
    const { id } = await ask<CatalogueImport>(shop, '/api/catalogue_imports/', { method: 'POST', body })
    return settled(shop, id, 'ready')
  }
  const allProducts = async (shop: ShopProcess) => {
    const found: Product[] = []
    for (let page = 1; found.length < PRODUCTS; page += 1) {
      const { results } = await ask<{ results: Product[] }>(shop, `/api/product/?page_size=100&page=${page}`)
      found.push(...results)
    }
    return found
  }

  let shop = await startShopServer(settings)
  await using closing = new AsyncDisposableStack()
  closing.defer(() => shop[Symbol.asyncDispose]())
  const first = await bring(shop, 1)
  const begun = performance.now()
  await run(shop, first.id)
  await settled(shop, first.id, 'done')
  const longest = performance.now() - begun

  for (let kill = 0; kill < KILLS; kill += 1) {
    const round = kill + 2
    const { id, counts } = await bring(shop, round)
    expect(counts).toMatchObject({ update: PRODUCTS, invalid: 0 })
    await run(shop, id)
    // Kill at a random moment of each part of the duration.
    await pause(((kill + Math.random()) / KILLS) * longest)
    await shop.kill()

    const written = await countOf(db, round)
    shop = await startShopServer(settings)
    expect((await allProducts(shop)).filter((product) => !isWhole(product))).toEqual([])
    const found = await read(shop, id)
    expect(found.counts).toMatchObject({ done: written, failed: 0 })
    const isEnded = found.state === 'done'
    if (!isEnded) {
      // Let the dead process's claim expire.
      await sql`update jobs set claimed_until = now() - interval '1 minute' where name = 'import-catalogue'`.execute(db)
      await until(async () => (await read(shop, id)).interrupted)
      expect(await read(shop, id)).toMatchObject({
        state: 'running',
        interrupted: true,
        percent: Math.floor((100 * written) / PRODUCTS),
      })
    }
    // Continue the import; every second time, upload the same file again.
    const next = isEnded || kill % 2 === 1 ? (await bring(shop, round)).id : id
    await run(shop, next)
    expect((await settled(shop, next, 'done')).counts).toMatchObject({ done: PRODUCTS, failed: 0 })
    expect(await countOf(db, round)).toBe(PRODUCTS)
  }
  await shop.stop()

  await age(folder.path)
  // The sweep checks unused pictures again before it deletes them.
  await sql`update images set unused_since = now() - interval '25 hours'`.execute(db)
  shop = await startShopServer(settings)
  const products = await allProducts(shop)
  expect(products.filter((product) => !isWhole(product))).toEqual([])
  expect(products.filter(({ frequentlyBoughtTogether }) => frequentlyBoughtTogether.length === 1)).toHaveLength(
    Math.floor(PRODUCTS / 2),
  )
  const pictures = [...new Set(products.flatMap(picturesOf))]
  await until(async () => (await picturesOnDisk(folder.path)).length === pictures.length)
  for (const url of pictures) expect((await shop.ask(url)).status).toBe(200)
  expect(await picturesOnDisk(folder.path)).toEqual(pictures.map((url) => url.split('/')[2]).sort())
})

async function countOf(db: Database, round: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products where title = ${`Thing ${round}`} and deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
