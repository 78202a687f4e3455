import { demoStaff, customers as people } from '../../demo/history/customers.ts'
import { insertCatalogue } from '../../demo/inserting/insert-catalogue.ts'
import { insertCollections } from '../../demo/inserting/insert-collections.ts'
import { insertCustomers } from '../../demo/inserting/insert-customers.ts'
import { insertHome } from '../../demo/inserting/insert-home.ts'
import { insertDemoOrders } from '../../demo/inserting/insert-orders.ts'
import { insertReviews } from '../../demo/inserting/insert-reviews.ts'
import { insertSales } from '../../demo/inserting/insert-sales.ts'
import { synonyms } from '../../demo/synonyms.ts'
import type { Database } from '../../server/db/open.ts'
import { addGroups } from '../../shop/catalog/search/synonyms/synonyms-store.server.ts'
import { markDemo } from '../../shop/core/demo-data/demo-goods-store.server.ts'

/**
 * Inserts the demo catalogue with one shared picture, because encoding all pictures takes longer than most tests.
 */
export async function addDemoCatalogue(db: Database, now: Date): Promise<void> {
  const picture = { key: 'd'.repeat(24), width: 1280, height: 960 }
  await db.insertInto('images').values(picture).execute()
  await insertCatalogue(db, { all: [picture], of: () => picture }, now)
  await addGroups(db, synonyms)
}

/**
 * Fills an empty shop with the demo and one shared picture, because encoding all pictures takes longer than most
 * tests.
 */
export async function fillWithDemo(db: Database, now: Date): Promise<void> {
  const picture = { key: 'd'.repeat(24), width: 1280, height: 960 }
  const pictures = { all: [picture], of: () => picture }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('images').values(picture).execute()
    const products = await insertCatalogue(tx, pictures, now)
    await insertCollections(tx, pictures, now)
    await insertSales(tx, now)
    await insertHome(tx, pictures, now)
    const customers = await insertCustomers(tx, { accounts: [], pictures, now })
    await insertDemoOrders(tx, { products, customers, now })
    await insertReviews(tx, { products, customers, now })
    await markDemo(
      tx,
      [demoStaff, ...Object.values(people)].map(({ email }) => email),
    )
  })
}
