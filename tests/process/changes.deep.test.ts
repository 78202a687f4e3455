import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct } from '../fixtures/products.ts'
import { listenerOn } from '../processes/database-listener.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const SEEN_WITHIN_MS = 1_000

const PLACES = ['/', '/products/mug', '/api/product/', '/api/product/mug/']

/** Waits until all cached pages show the text. */
const shown = (shop: ShopProcess, text: string, places = PLACES) =>
  until(async () => {
    const texts = await Promise.all(places.map(async (path) => (await shop.ask(path)).text()))
    return texts.every((html) => html.includes(text))
  }, SEEN_WITHIN_MS)

test('a direct change of the database is visible in the next request, also without a notification', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', variants: [{ name: 'Blue', stock: 5 }] })
  await addPerson(db)
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  const listener = await listenerOn(db)
  await shown(shop, 'Mug')

  await sql`update products set title = 'Large mug'`.execute(db)
  await shown(shop, 'Large mug')
  await sql`update products set price_cents = 98765`.execute(db)
  await shown(shop, '987.65')
  await sql`update variant_images set alt = 'A mug on a table'`.execute(db)
  await shown(shop, 'A mug on a table', ['/products/mug', '/api/product/mug/'])
  await sql`update variants set stock = 0`.execute(db)
  await shown(shop, '"stock":0', ['/api/product/', '/api/product/mug/'])
  await sql`insert into reviews (product_id, variant_id, user_id, body, half_stars)
    select ${mug.id}, ${mug.variantIds[0]}, id, 'Keeps warm.', 9 from users`.execute(db)
  await shown(shop, 'Keeps warm.', ['/products/mug', '/api/product/mug/'])
  await sql`update users set first_name = 'Maja'`.execute(db)
  await shown(shop, 'Maja', ['/products/mug', '/api/product/mug/'])
  await addProduct(db, { slug: 'pot', title: 'Pot' })
  await shown(shop, 'Pot', ['/', '/api/product/'])

  await sql`select pg_terminate_backend(${listener})`.execute(db)
  await until(
    async () => (await sql`select from pg_stat_activity where pid = ${listener}`.execute(db)).rows.length === 0,
  )
  await sql`update products set title = 'Small mug' where slug = 'mug'`.execute(db)
  await shown(shop, 'Small mug')

  // The shop listens again.
  expect(await listenerOn(db)).not.toBe(listener)
  await sql`update products set deleted_at = now() where slug = 'mug'`.execute(db)
  await until(async () => (await shop.ask('/api/product/mug/')).status === 404, SEEN_WITHIN_MS)
  expect(await (await shop.ask('/')).text()).not.toContain('Small mug')
})
