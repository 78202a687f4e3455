import { type Kysely, sql } from 'kysely'

/** Adds the role of accountants to staff and invitations. Stored rows satisfied the stricter constraints before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint if exists users_staff_role_check,
      add constraint users_staff_role_check
        check (staff_role in ('owner', 'catalogue', 'orders', 'accountant')) not valid`.execute(db)
  await sql`
    alter table staff_invitations
      drop constraint if exists staff_invitations_role_check,
      add constraint staff_invitations_role_check
        check (role in ('owner', 'catalogue', 'orders', 'accountant')) not valid`.execute(db)
}
