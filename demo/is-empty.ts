import type { Database } from '../server/db/open.ts'

/** Whether a shop has nothing yet that the demo could get in the way of. */
export async function isEmpty(db: Database): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return product === undefined && user === undefined
}
