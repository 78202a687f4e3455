import { emailKey } from '../../lib/email-key.ts'
import { KnownEmail } from '../../lib/fields.contract.ts'
import type { Database } from '../../server/db/open.ts'
import { revokeTokens } from './session-store.server.ts'

/** Gives an account the rights of staff. @returns whether there is such an account */
export async function makeStaff(db: Database, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_staff: true })
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the rights of staff away, and with them all sessions. @returns whether there is such an account */
export async function removeStaff(db: Database, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ is_staff: false })
      .where('email_key', '=', keyOf(email))
      .returning('id')
      .executeTakeFirst()
    if (user) await revokeTokens(tx, user.id)
    return user !== undefined
  })
}

/** By which an account is found: its domain may be given in letters or as mail servers spell it. */
const keyOf = (email: string) => emailKey(KnownEmail.safeParse(email).data ?? email)
