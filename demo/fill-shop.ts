import { sql } from 'kysely'
import type { Database } from '../server/db/open.ts'
import { addGroups } from '../shop/catalog/search/synonyms/synonyms-store.server.ts'
import { markDemo } from '../shop/core/demo-data/demo-goods-store.server.ts'
import { newAccounts, writeAccounts } from './demo-accounts.ts'
import { demoStaff, customers as people } from './history/customers.ts'
import { insertCatalogue } from './inserting/insert-catalogue.ts'
import { insertCollections } from './inserting/insert-collections.ts'
import { insertCustomers } from './inserting/insert-customers.ts'
import { insertDelivery } from './inserting/insert-delivery.ts'
import { insertHome } from './inserting/insert-home.ts'
import { insertDemoImages } from './inserting/insert-images.ts'
import { insertDemoOrders } from './inserting/insert-orders.ts'
import { insertPages } from './inserting/insert-pages.ts'
import { insertReviews } from './inserting/insert-reviews.ts'
import { insertSales } from './inserting/insert-sales.ts'
import { insertTranslations } from './inserting/insert-translations.ts'
import { type StorePicture, storePictures } from './inserting/store-pictures.ts'
import { isEmpty } from './is-empty.ts'
import { synonyms } from './synonyms.ts'

export type Filling = {
  db: Database
  /** The folder of `demo-accounts.txt`. */
  dataDir: string
  /** The opening day of the shop; ages in the catalogue are counted back from it. */
  now: Date
  say: (sentence: string) => void
  storePicture: StorePicture
  hashPassword: (plain: string) => Promise<string>
  /** Computes the recommended products from the inserted data, in the same transaction. */
  recommendProducts: (db: Database) => Promise<void>
}

/** An advisory lock key that nothing else uses. */
const FILLING_LOCK = 64_271_319

/**
 * Fills an empty shop with the demo catalogue, its customers, their orders and reviews; leaves any other shop
 * unchanged. Pictures are stored first, then all rows in one transaction: after a crash the shop is still empty, and
 * the next start fills it. The same `now` gives the same rows, except for the passwords.
 * @returns whether it filled the shop
 */
export async function fillShop(filling: Filling): Promise<boolean> {
  const { db, dataDir, now, say, storePicture, hashPassword, recommendProducts } = filling
  if (!(await isEmpty(db))) return false

  const pictures = await storePictures(storePicture, say)
  const accounts = await newAccounts(hashPassword)
  say('Adding the demo products')

  return db.transaction().execute(async (transaction) => {
    // Another process may fill the shop for longer than statements may take, on a slow machine.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(FILLING_LOCK)})`.execute(transaction)
    // Another process may have filled the database while this one stored pictures.
    if (!(await isEmpty(transaction))) return false

    await insertDemoImages(transaction, pictures.all, now)
    const products = await insertCatalogue(transaction, pictures, now)
    await insertCollections(transaction, pictures, now)
    await insertSales(transaction, now)
    await insertDelivery(transaction, now)
    await insertHome(transaction, pictures, now)
    const pagesToRewrite = await insertPages(transaction, now)
    await insertTranslations(transaction, now)
    const customers = await insertCustomers(transaction, { accounts, pictures, now })
    await insertDemoOrders(transaction, { products, customers, now })
    await insertReviews(transaction, { products, customers, now })
    await addGroups(transaction, synonyms)
    await recommendProducts(transaction)
    await markDemo(
      transaction,
      [demoStaff, ...Object.values(people)].map(({ email }) => email),
      pagesToRewrite,
    )
    // Written before the commit: otherwise a crash could leave accounts without a known password.
    await writeAccounts(dataDir, accounts)
    return true
  })
}
