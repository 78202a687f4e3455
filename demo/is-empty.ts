import type { Database } from '../server/db/open.ts'

/** Returns whether a shop has no products and no users, so that the demo data cannot interfere. */
export async function isEmpty(db: Database): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return product === undefined && user === undefined
}
