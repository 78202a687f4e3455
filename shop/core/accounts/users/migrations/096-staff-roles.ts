import { type Kysely, sql } from 'kysely'

/**
 * Adds the staff role and its start. Existing staff become owners, and `is_staff` is now computed from the role
 * (docs/decisions/0065-staff-roles.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column staff_role text check (staff_role in ('owner', 'catalogue', 'orders')),
      add column staff_since timestamptz,
      add constraint users_staff_since_check check (staff_since is null or staff_role is not null)`.execute(db)
  await sql`update users set staff_role = 'owner' where is_staff`.execute(db)

  // The trigger refers to the column (067).
  await sql`drop trigger customer_changed_by_update on users`.execute(db)
  await sql`alter table users drop column is_staff`.execute(db)
  await sql`
    alter table users
      add column is_staff boolean not null generated always as (staff_role is not null) stored`.execute(db)
  await sql`
    create trigger customer_changed_by_update after update of first_name, last_name, avatar_key, staff_role on users for each row
      when (old.* is distinct from new.*) execute function tell_customer_changed('id')`.execute(db)

  await sql`create index users_staff on users (id) where staff_role is not null`.execute(db)
}
