import { type Kysely, sql } from 'kysely'

/**
 * Adds customer notes and indexes for the customer list. `has_ordered` is set on the account with its first order,
 * under the account's lock; counting the customers with orders would otherwise read all orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_notes (
      user_id bigint primary key references users on delete cascade,
      words text not null check (char_length(words) <= 2000),
      version integer not null check (version > 0),
      written_by bigint constraint customer_notes_written_by_fkey references users on delete set null,
      written_at timestamptz not null
    )`.execute(db)
  await sql`create index on customer_notes (written_by)`.execute(db)

  await sql`alter table users add column has_ordered boolean not null default false`.execute(db)
  await sql`update users set has_ordered = true where exists (select from orders where user_id = users.id)`.execute(db)
  await sql`
    create function note_first_order() returns trigger language plpgsql as $$
    begin
      update users set has_ordered = true where id = new.user_id and not has_ordered;
      return null;
    end $$`.execute(db)
  await sql`create trigger orders_first_noted after insert on orders for each row when (new.user_id is not null)
    execute function note_first_order()`.execute(db)

  await sql`create index users_newest on users (created_at, id)`.execute(db)
  await sql`create index users_by_orders on users (has_ordered, created_at, id)`.execute(db)
  await sql`create index contact_messages_by_email on contact_messages (lower(email collate "C"))`.execute(db)
  await auditToo(db, 'customer')
}

/** Adds a kind to the existing check constraint of the audit log. */
async function auditToo(db: Kysely<unknown>, kind: string): Promise<void> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'audit_entries_kind_check'`.execute(
    db,
  )
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (${sql.raw(rows[0]?.rule ?? 'false')} or kind = ${sql.lit(kind)})`.execute(
    db,
  )
}
