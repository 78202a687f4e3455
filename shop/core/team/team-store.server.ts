import { sql } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'

interface MemberRow {
  id: number
  first_name: string
  last_name: string
  email: string
  role: StaffRole
  since: Date | null
  last_seen: Date | null
}

/** Returns all staff, owners first, with the last use of their current sessions. */
export async function findMembers(db: Database): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select id, first_name, last_name, email, staff_role as role, staff_since as since,
      (select max(last_used_at) from auth_tokens where user_id = users.id) as last_seen
    from users where staff_role is not null
    order by staff_role = 'owner' desc, lower(first_name), lower(last_name), id`.execute(db)
  return rows
}
