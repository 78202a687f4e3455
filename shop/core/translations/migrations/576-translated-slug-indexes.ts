import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** One index for each kind makes slugs unique in their language, ignoring case, and finds a record by its slug. */
export const up = outsideTransaction(async (db) => {
  for (const kind of ['product', 'collection', 'content_page']) {
    const [table, index] = [sql.table(`${kind}_translations`), sql.ref(`${kind}_translations_slug`)]
    await sql`drop index concurrently if exists ${index}`.execute(db)
    await sql`
      create unique index concurrently if not exists ${index} on ${table} (lower(value), language)
      where field = 'slug'`.execute(db)
  }
})
