import { randomUUID } from 'node:crypto'
import { type Connection, openDatabase } from '../../../../server/db/open.ts'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'

/** Creates a staff account. @returns its token */
export async function staffToken(connection: Connection): Promise<string> {
  const db = openDatabase(connection)
  const now = new Date()
  const ada = {
    email: `${randomUUID()}@example.com`,
    email_verified_at: now,
    first_name: 'Ada',
    last_name: 'Bench',
    staff_role: 'owner' as const,
  }
  const { id } = await db.insertInto('users').values(ada).returning('id').executeTakeFirstOrThrow()
  const token = await issueToken(db, { id, isStaff: true }, now)
  await db.destroy()
  return token
}
