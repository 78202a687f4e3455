import { type Kysely, sql } from 'kysely'

/**
 * Quantity tiers, buy X get Y and bundle prices; scopes of variants; named customers and shipping methods. Discounts of
 * the new kinds have the value 0, so that processes of the release before take nothing off. The rows that exist satisfy
 * the constraints.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discounts
      add column variants bigint[] not null default '{}',
      add column methods bigint[] not null default '{}',
      add column customers bigint[] not null default '{}',
      add column tiers jsonb not null default '[]',
      add column tier_unit text not null default 'percent',
      add column tiers_per text not null default 'scope',
      add column buy_pieces integer not null default 0,
      add column get_pieces integer not null default 0,
      add column get_rate integer not null default 0,
      add column get_scope text not null default 'same',
      add column get_collections bigint[] not null default '{}',
      add column get_products bigint[] not null default '{}',
      add column bundle_cents integer not null default 0,
      add column bundle_of text not null default 'any',
      add column max_sets integer`.execute(db)
  await sql`
    alter table discounts drop constraint discounts_kind_check, drop constraint discounts_scope_check,
      drop constraint discounts_value`.execute(db)
  await sql`
    alter table discounts add constraint discounts_kind_check check (kind in
      ('percentage', 'amount', 'free_shipping', 'quantity_tiers', 'buy_x_get_y', 'bundle_price')) not valid`.execute(db)
  await sql`
    alter table discounts add constraint discounts_scope_check check (scope in
      ('everything', 'collections', 'products', 'variants')) not valid`.execute(db)
  await sql`
    alter table discounts add constraint discounts_value check (case kind
      when 'percentage' then value between 1 and 10000
      when 'amount' then value between 1 and 99999999
      else value = 0 end) not valid`.execute(db)
  await sql`
    alter table discounts add constraint discounts_terms check (
      tier_unit in ('percent', 'amount') and tiers_per in ('scope', 'product') and bundle_of in ('any', 'each')
      and get_scope in ('same', 'collections', 'products') and max_sets between 1 and 1000
      and case kind
        when 'quantity_tiers' then jsonb_array_length(tiers) between 1 and 10
        when 'buy_x_get_y' then buy_pieces between 1 and 100 and get_pieces between 1 and 100
          and get_rate between 1 and 10000
        when 'bundle_price' then bundle_cents > 0 and (bundle_of = 'each' or buy_pieces between 2 and 100)
        else true end) not valid`.execute(db)
}
