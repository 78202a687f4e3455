import { type Kysely, sql } from 'kysely'

/** Adds undone steps, which are possible until the step's e-mail is sent, and staff notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_steps add column email_id bigint references emails on delete set null`.execute(db)
  await sql`create index on order_steps (email_id)`.execute(db)
  await sql`
    create table undone_steps (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      status text not null check (status in ('shipping', 'shipped', 'delivered', 'cancelled')),
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      undone_by bigint references users on delete set null,
      undone_at timestamptz not null
    )`.execute(db)
  await sql`create index on undone_steps (order_id)`.execute(db)
  await sql`create index on undone_steps (made_by)`.execute(db)
  await sql`create index on undone_steps (undone_by)`.execute(db)
  await sql`
    create table order_notes (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      words text not null check (char_length(words) between 1 and 2000),
      made_by bigint references users on delete set null,
      made_at timestamptz not null
    )`.execute(db)
  await sql`create index on order_notes (order_id, id)`.execute(db)
  await sql`create index on order_notes (made_by)`.execute(db)
}
