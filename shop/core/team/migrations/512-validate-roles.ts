import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Validates the constraints of staff roles. */
export const up = outsideTransaction(async (db) => {
  await sql`alter table users validate constraint users_staff_role_check`.execute(db)
  await sql`alter table staff_invitations validate constraint staff_invitations_role_check`.execute(db)
})
