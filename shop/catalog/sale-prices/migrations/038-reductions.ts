import { type Kysely, sql } from 'kysely'
import { rangeOverReducedPrices } from '../../products/read/migrations/functions/price-range.ts'
import { installPriceHistory } from './functions/price-history.ts'
import { defineReprice } from './functions/reprice.ts'

/** Sale prices with their dates, and a history of variant prices, from which the compare-at price is computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reductions (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 80),
      percent integer check (percent between 1 and 90),
      price_cents bigint check (price_cents between 1 and 9999999999),
      starts_at timestamptz not null,
      ends_at timestamptz,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now(),
      constraint reductions_one_kind check (num_nonnulls(percent, price_cents) = 1),
      constraint reductions_end_after_start check (ends_at > starts_at)
    )`.execute(db)
  await sql`create index on reductions (starts_at desc, id desc)`.execute(db)
  await sql`
    create table reduction_products (
      reduction_id bigint not null references reductions on delete cascade,
      product_id bigint not null references products,
      primary key (reduction_id, product_id)
    )`.execute(db)
  await sql`create index on reduction_products (product_id)`.execute(db)

  await sql`
    alter table variants
      add column reduced_cents bigint check (reduced_cents > 0),
      add column prior_cents bigint,
      add column reduced_since timestamptz,
      add column reduced_until timestamptz,
      add constraint variants_reduced check (num_nonnulls(reduced_cents, prior_cents, reduced_since) in (0, 3))`.execute(
    db,
  )
  await sql`create index variants_reduced_now on variants (product_id) where reduced_cents is not null`.execute(db)
  await sql`alter table products add column is_reduced boolean not null default false`.execute(db)

  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check
        check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction'))`.execute(db)

  // The price when the line was added to the cart; unknown for existing lines.
  await sql`alter table cart_lines add column added_cents bigint`.execute(db)

  await rangeOverReducedPrices(db)
  await installPriceHistory(db)
  await defineReprice(db)
}
