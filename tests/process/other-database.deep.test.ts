import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct } from '../fixtures/products.ts'
import { startShopServer } from '../processes/shop-process.ts'

// PostgreSQL's own template of new databases.
const EMPTY = 'template1'

const SHOP_SECRET = randomBytes(32).toString('base64')

test('opens on an external PostgreSQL with the newest schema and no demo, and starts no embedded one', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(EMPTY)
  await using first = await startShopServer({
    ...{ DATA_DIR: folder.path, DATABASE_URL: database.url, SHOP_SECRET, DEMO: '', RATE_LIMITS: 'off' },
  })
  expect(first.lines.join('\n')).toMatch(/Migrated the database to the newest schema \(\d{3}-[\w-]+\)\./)
  expect(await (await first.ask('/')).text()).toContain('Whops, looks like their isnt any products here')
  expect(await (await first.ask('/api/product/')).json()).toMatchObject({ count: 0, results: [] })

  // A second process on the same database serves the same shop.
  await addProduct(database.db, { slug: 'mug', title: 'Mug' })
  await using elsewhere = await emptyFolder()
  await using second = await startShopServer({
    DATA_DIR: elsewhere.path,
    DATABASE_URL: database.url,
    SHOP_SECRET,
    RATE_LIMITS: 'off',
  })
  expect(second.lines.join('\n')).not.toContain('schema')
  const { email, token } = await addPerson(database.db)
  for (const shop of [first, second]) {
    expect(await (await shop.ask('/products/mug')).text()).toContain('Mug')
    const answer = await shop.ask('/api/user/', { headers: { authorization: `Token ${token}` } })
    expect(await answer.json()).toMatchObject({ email, is_staff: false, cartitem_set: [] })
  }
  expect([await first.stop(), await second.stop()]).toEqual([0, 0])
})
