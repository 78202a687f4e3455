import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../../lib/staff/staff-role.ts'
import type { Database } from '../../server/db/open.ts'
import { hashPassword } from '../../shop/core/auth/passwords/password.server.ts'
import { issueToken } from '../../shop/core/auth/session-store.server.ts'

interface PersonWish {
  first?: string
  last?: string
  /** Unique by default. */
  email?: string
  /** An owner, unless a role is given. */
  isStaff?: boolean
  role?: StaffRole | undefined
  /** For tests that log in; most need none. */
  password?: string
  now?: Date
}

export interface SomePerson {
  id: number
  email: string
  token: string
}

/** Creates an account. The token equals the one that a browser stores after login. */
export async function addPerson(db: Database, wish: PersonWish = {}): Promise<SomePerson> {
  const { first = 'Mia', last = 'Test', password, now = new Date() } = wish
  const role = wish.role ?? (wish.isStaff ? 'owner' : null)
  const { email = `${first.toLowerCase()}.${randomUUID()}@example.com` } = wish
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_verified_at: now,
      created_at: now,
      first_name: first,
      last_name: last,
      staff_role: role,
      staff_since: role && now,
      ...(password && { password_hash: await hashPassword(password) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, token: await issueToken(db, { id, isStaff: role !== null }, now) }
}
