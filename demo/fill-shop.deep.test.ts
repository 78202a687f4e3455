import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../tests/processes/open-shop.ts'
import { catalogue } from './catalogue.ts'
import { ACCOUNTS_FILE } from './demo-accounts.ts'
import { type Filling, fillShop } from './fill-shop.ts'

const OPENING_DAY = new Date('2026-05-04T08:00:00Z')

/** Returns a key without writing any rendition. */
const storeNothing: Filling['storePicture'] = async (content) => ({
  key: createHash('sha256').update(content).digest('hex').slice(0, 24),
  width: 1280,
  height: 960,
})

const hashOf = (plain: string) => `hashed-${plain}`

function filling(shop: TestShop, changes: Partial<Filling> = {}): Filling {
  return {
    db: shop.db,
    dataDir: shop.config.dataDir,
    now: OPENING_DAY,
    say: () => {},
    storePicture: storeNothing,
    hashPassword: async (plain) => hashOf(plain),
    recommendProducts: async () => {},
    ...changes,
  }
}

const tables = ['products', 'users', 'orders', 'order_lines', 'reviews', 'images'] as const

async function rowsOf(shop: TestShop) {
  const counts = tables.map(async (table) => {
    const { rows } = await shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return [table, Number(rows)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('an error leaves the shop empty; two processes then fill it once, and a later start changes nothing', {
  timeout: 90_000,
}, async () => {
  await using shop = await openShop()
  const error = async () => {
    throw new Error('The lights went out.')
  }
  await expect(fillShop(filling(shop, { recommendProducts: error }))).rejects.toThrow('The lights went out.')
  expect(await rowsOf(shop)).toEqual({ products: 0, users: 0, orders: 0, order_lines: 0, reviews: 0, images: 0 })
  expect(await readdir(shop.config.dataDir)).not.toContain(ACCOUNTS_FILE)

  const outcomes = await Promise.all([fillShop(filling(shop)), fillShop(filling(shop))])
  expect(outcomes.toSorted()).toEqual([false, true])
  const filled = await rowsOf(shop)
  expect(filled).toMatchObject({ products: 65, users: 47, reviews: 271 })
  // The initial stock covers later orders; cancelled orders returned theirs.
  const stocks = await shop.db.selectFrom('variants').select(['stock', 'sku', 'gtin']).execute()
  const counted = catalogue.flatMap(({ variants }) => variants.map((variant) => variant.stock))
  expect(stocks.map(({ stock }) => stock).sort()).toEqual(counted.sort())
  expect(stocks.filter(({ sku, gtin }) => sku === null || gtin === null)).toEqual([])
  expect(await ownersOfPasswords(shop)).toEqual(await accountsInFile(shop))

  expect(await fillShop(filling(shop))).toBe(false)
  expect(await rowsOf(shop)).toEqual(filled)
})

/** Returns the users with passwords as `role email hash`. */
async function ownersOfPasswords(shop: TestShop): Promise<string[]> {
  const owners = await shop.db
    .selectFrom('users')
    .select(['is_staff', 'email', 'password_hash'])
    .where('password_hash', 'is not', null)
    .execute()
  return owners.map((owner) => `${owner.is_staff ? 'staff' : 'customer'} ${owner.email} ${owner.password_hash}`).sort()
}

async function accountsInFile(shop: TestShop): Promise<string[]> {
  const path = join(shop.config.dataDir, ACCOUNTS_FILE)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  return lines.map((line) => line.replace(/(\S+)$/, hashOf('$1'))).sort()
}
