import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import { openShop, type TestShop } from './open-shop.ts'

/**
 * Opens one shop for all tests of a file. Before each test, products, sales, collections, manufacturers, attribute
 * filters and synonyms are deleted, and the e-mail addresses of customers become available again.
 */
export async function openSharedShop(...settings: Parameters<typeof openShop>): Promise<TestShop> {
  const shop = await openShop(...settings)
  const { db } = shop
  beforeEach(async () => {
    shop.clock.now = new Date()
    await db.deleteFrom('reductions').execute()
    const gone = { deleted_at: shop.clock.now }
    await db.updateTable('variants').set(gone).where('deleted_at', 'is', null).execute()
    await db.updateTable('products').set(gone).where('deleted_at', 'is', null).execute()
    await db.deleteFrom('collections').execute()
    await db.deleteFrom('makers').execute()
    await db.deleteFrom('filterable_facts').execute()
    await db.deleteFrom('search_synonyms').execute()
    await sql`update users set email = id || '@former.example' where staff_role is null`.execute(db)
    shop.cache.drop()
  })
  afterAll(() => shop[Symbol.asyncDispose]())
  return shop
}
