import { type Kysely, sql } from 'kysely'

/** Withdraws the open invitations of former owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update staff_invitations set withdrawn_at = now()
    where accepted_at is null and withdrawn_at is null
      and not exists (select from users where users.id = invited_by and staff_role = 'owner')`.execute(db)
}
