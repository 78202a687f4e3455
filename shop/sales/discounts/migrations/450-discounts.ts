import { type Kysely, sql } from 'kysely'

/** Discounts with codes and conditions, the code of each cart, and the discounts of orders and their lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table discounts (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 80),
      kind text not null check (kind in ('percentage', 'amount', 'free_shipping')),
      value integer not null default 0,
      is_automatic boolean not null default false,
      combines boolean not null default false,
      scope text not null default 'everything' check (scope in ('everything', 'collections', 'products')),
      excludes_reduced boolean not null default false,
      minimum_cents integer not null default 0 check (minimum_cents >= 0),
      minimum_pieces integer not null default 0 check (minimum_pieces >= 0),
      countries text[] not null default '{}',
      is_for_first_order boolean not null default false,
      tag_id bigint,
      max_uses integer check (max_uses > 0),
      max_uses_per_customer integer check (max_uses_per_customer > 0),
      is_active boolean not null default true,
      starts_at timestamptz not null,
      ends_at timestamptz check (ends_at > starts_at),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      constraint discounts_value check (case kind
        when 'percentage' then value between 1 and 10000
        when 'amount' then value between 1 and 99999999
        else value = 0 end)
    )`.execute(db)
  await sql`
    create table discount_codes (
      id bigint generated always as identity primary key,
      discount_id bigint not null references discounts on delete cascade,
      code text not null check (code ~ '^[A-Z0-9-]{3,40}$'),
      is_single_use boolean not null default false
    )`.execute(db)
  await sql`create unique index discount_codes_code on discount_codes (code)`.execute(db)
  await sql`create index on discount_codes (discount_id)`.execute(db)
  await sql`
    create table discount_targets (
      discount_id bigint not null references discounts on delete cascade,
      collection_id bigint references collections on delete cascade,
      product_id bigint references products on delete cascade,
      check (num_nonnulls(collection_id, product_id) = 1),
      unique nulls not distinct (discount_id, collection_id, product_id)
    )`.execute(db)
  await sql`create index on discount_targets (collection_id) where collection_id is not null`.execute(db)
  await sql`create index on discount_targets (product_id) where product_id is not null`.execute(db)
  await sql`
    create table cart_codes (
      user_id bigint primary key references users on delete cascade,
      code text not null check (char_length(code) between 1 and 40),
      entered_at timestamptz not null
    )`.execute(db)
  await sql`
    create table order_discounts (
      order_id bigint not null references orders on delete cascade,
      position smallint not null,
      discount_id bigint references discounts on delete set null,
      code_id bigint references discount_codes on delete set null,
      name text not null,
      code text not null default '',
      goods_cents bigint not null check (goods_cents >= 0),
      delivery_cents bigint not null check (delivery_cents >= 0),
      primary key (order_id, position)
    )`.execute(db)
  await sql`create index on order_discounts (discount_id) where discount_id is not null`.execute(db)
  await sql`create index on order_discounts (code_id) where code_id is not null`.execute(db)
  // A constant default takes no rewrite of the table.
  await sql`
    alter table order_lines add column discount_cents bigint not null default 0,
      add constraint order_lines_discount check (discount_cents between 0 and unit_price_cents * quantity) not valid`.execute(
    db,
  )
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind = ''discount'')', rule);
    end $$`.execute(db)
}
