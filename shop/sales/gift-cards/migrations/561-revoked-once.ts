import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** A gift card is revoked at most once. Validates the constraints of the migration before. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists gift_card_entries_revoked`.execute(db)
  await sql`
    create unique index concurrently if not exists gift_card_entries_revoked on gift_card_entries (gift_card_id)
    where kind = 'revoked'`.execute(db)
  await sql`alter table products validate constraint products_vat_class`.execute(db)
  await sql`alter table gift_card_entries validate constraint gift_card_entries_kind`.execute(db)
  await sql`alter table gift_card_entries validate constraint gift_card_entries_amount`.execute(db)
  await sql`alter table gift_card_entries validate constraint gift_card_entries_payment`.execute(db)
})
