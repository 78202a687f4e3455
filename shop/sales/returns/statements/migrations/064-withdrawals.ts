import { type Kysely, sql } from 'kysely'

/**
 * Withdrawals from contracts (Code de la consommation, L221-21). They are stored independently of the account. A
 * trigger limits withdrawn quantities to the ordered ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      id bigint generated always as identity primary key,
      key uuid not null unique,
      order_id bigint references orders,
      user_id bigint references users on delete set null,
      name text not null,
      email text not null,
      order_number text not null,
      items text not null,
      is_late boolean not null default false,
      is_excluded boolean not null default false,
      stated_at timestamptz not null,
      tracking text not null default '',
      sent_back_at timestamptz,
      arrived_at timestamptz,
      outcome text check (outcome in ('cancelled', 'refunded', 'refused')),
      closed_at timestamptz,
      words text not null default '',
      reminded_at timestamptz,
      check ((outcome is null) = (closed_at is null))
    )`.execute(db)
  await sql`create index withdrawals_open on withdrawals (stated_at) where closed_at is null`.execute(db)
  await sql`create index on withdrawals (order_id)`.execute(db)
  await sql`create index on withdrawals (user_id)`.execute(db)
  await sql`create index withdrawals_of_email on withdrawals (lower(email collate "C"), stated_at)`.execute(db)
  await sql`
    create table withdrawal_lines (
      withdrawal_id bigint not null references withdrawals on delete cascade,
      order_line_id bigint not null references order_lines,
      quantity integer not null check (quantity > 0),
      primary key (withdrawal_id, order_line_id)
    )`.execute(db)
  await sql`create index on withdrawal_lines (order_line_id)`.execute(db)
  await sql`
    alter table order_lines
      add column withdrawn integer not null default 0,
      add constraint order_lines_withdrawn check (withdrawn between 0 and quantity)`.execute(db)
  await sql`
    alter table orders
      drop constraint orders_cancelled_because,
      add constraint orders_cancelled_because
        check (cancelled_because is null or status = 'cancelled' and cancelled_because in ('not_paid', 'given_up', 'withdrawn'))`.execute(
    db,
  )
  await sql`alter table refunds add column withdrawal_id bigint references withdrawals`.execute(db)
  await sql`create index on refunds (withdrawal_id)`.execute(db)
  await sql`
    alter table audit_entries
      drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method', 'withdrawal'))`.execute(
    db,
  )
}
