import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Finds the gift cards that were sent to an address. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists gift_cards_recipient`.execute(db)
  await sql`create index concurrently if not exists gift_cards_recipient on gift_cards (lower(email collate "C"))`.execute(
    db,
  )
})
