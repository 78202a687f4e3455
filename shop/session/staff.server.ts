import { KnownEmail } from '../../lib/fields.contract.ts'
import type { Database } from '../../server/db/open.ts'
import { setStaff } from '../users/users-store.server.ts'
import { revokeTokens } from './session-store.server.ts'

/** Gives an account the rights of staff. @returns whether there is such an account */
export async function makeStaff(db: Database, email: string): Promise<boolean> {
  return (await setStaff(db, knownSpelling(email), true)) !== undefined
}

/** Takes the rights of staff away, and with them all sessions. @returns whether there is such an account */
export async function removeStaff(db: Database, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await setStaff(tx, knownSpelling(email), false)
    if (user) await revokeTokens(tx, user.id)
    return user !== undefined
  })
}

/** As an account has it: the domain may be given in letters or as mail servers spell it. */
const knownSpelling = (email: string) => KnownEmail.safeParse(email).data ?? email
