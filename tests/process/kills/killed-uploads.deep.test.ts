import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Product } from '../../../shop/catalog/products/read/catalogue.contract.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { often } from '../../deep.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { age, picturesOf, picturesOnDisk } from '../../fixtures/pictures-on-disk.ts'
import { aPicture, newProductForm, type ProductFormWish, productForm } from '../../fixtures/product-form.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

/**
 * Each kill costs one start of the shop. More: `KILLS=20 npx vitest run
 * tests/process/kills/killed-uploads.deep.test.ts`.
 */
const KILLS = often(4, 'KILLS')

const image = await aPicture({ width: 800, height: 600 })

/** A product with the number of its round in all fields. */
const written = (round: number): ProductFormWish => ({
  title: `Mug ${round}`,
  thumbnail: image,
  variants: ['Blue', 'Red'].map((name) => ({
    name: `${name} ${round}`,
    stock: round,
    images: [
      { image, alt: `${name} ${round}` },
      { image, alt: `${name} ${round}` },
    ],
  })),
})

function whole({ title, variants }: Product): boolean {
  const round = Number(title.split(' ')[1])
  const expected = ['Blue', 'Red'].map((name) => [`${name} ${round}`, round, Array(2).fill(`${name} ${round}`)])
  const found = variants.map(({ name, stock, images }) => [name, stock, images.map(({ alt }) => alt)])
  return JSON.stringify(found) === JSON.stringify(expected)
}

test('after kills during uploads, each product is old or new, each picture is complete, and leftovers are removed', {
  timeout: 30_000 + KILLS * 6_000,
}, async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const { token } = await addPerson(db, { isStaff: true })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  const send = (shop: ShopProcess, method: 'POST' | 'PATCH', path: string, form: FormData) =>
    shop.ask(path, { method, body: form, headers: { authorization: `Token ${token}` } })
  const update = (shop: ShopProcess, round: number) =>
    send(shop, 'PATCH', '/api/product/mug/', productForm(written(round)))
  const create = async (shop: ShopProcess, round: number) =>
    send(shop, 'POST', '/api/product/', await newProductForm({ ...written(round), slug: `mug-${round}` }))

  let longest = 0
  {
    await using shop = await startShopServer(settings)
    const begun = performance.now()
    const mug = newProductForm({ ...written(1), slug: 'mug' }).then((form) => send(shop, 'POST', '/api/product/', form))
    expect((await Promise.all([mug, create(shop, 2)])).map(({ status }) => status)).toEqual([201, 201])
    longest = performance.now() - begun
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    await using shop = await startShopServer(settings)
    const round = kill + 3
    const sent = [update(shop, round), create(shop, round)].map((answer) =>
      answer.then(
        (r) => r.ok,
        () => false,
      ),
    )
    // Kill at a random moment of each part of the duration.
    await pause(((kill + Math.random()) / KILLS) * longest)
    await shop.kill()
    const [updated, created] = await Promise.all(sent)

    const { rows } = await sql<{ title: string; slug: string }>`select title, slug from products`.execute(db)
    const titles = new Map(rows.map(({ slug, title }) => [slug, title]))
    if (updated) expect(titles.get('mug')).toBe(`Mug ${round}`)
    if (created) expect(titles.get(`mug-${round}`)).toBe(`Mug ${round}`)
  }

  await age(folder.path)
  // The sweep checks unused pictures again before it deletes them, after a day.
  await sql`update images set unused_since = now() - interval '2 days'`.execute(db)
  await using shop = await startShopServer(settings)
  const products: Product[] = (await (await shop.ask('/api/product/?page_size=100')).json()).results
  expect(products.filter((product) => !whole(product))).toEqual([])
  const pictures = products.flatMap(picturesOf)
  await until(async () => (await picturesOnDisk(folder.path)).length === pictures.length)
  for (const url of pictures) expect((await shop.ask(url)).status).toBe(200)
  expect(await picturesOnDisk(folder.path)).toEqual(pictures.map((url) => url.split('/')[2]).sort())
  const known = await db.selectFrom('images').select('key').execute()
  expect(known).toHaveLength(pictures.length)
})
