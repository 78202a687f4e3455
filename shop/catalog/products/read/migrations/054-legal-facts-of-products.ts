import { type Kysely, sql } from 'kysely'

/**
 * Information that must be shown before a purchase: manufacturer, model, warnings, VAT class and right of withdrawal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column maker text not null default '' constraint products_maker check (char_length(maker) <= 120),
      add column model text not null default '' constraint products_model check (char_length(model) <= 120),
      add column warnings text not null default '' constraint products_warnings check (char_length(warnings) <= 2000),
      add column vat_class text not null default 'standard' constraint products_vat_class
        check (vat_class in ('standard', 'intermediate', 'reduced', 'super_reduced', 'zero')),
      add column withdrawal text not null default 'allowed' constraint products_withdrawal
        check (withdrawal in ('allowed', 'made_to_order', 'perishable', 'sealed_hygiene', 'mixed_after_delivery', 'sealed_media', 'press'))`.execute(
    db,
  )
  await sql`
    create table makers (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 120),
      address text not null check (char_length(address) between 1 and 300),
      contact text not null check (char_length(contact) between 1 and 200),
      responsible text not null default '' check (char_length(responsible) <= 500),
      version integer not null default 1,
      updated_at timestamptz not null
    )`.execute(db)
  // Case-insensitive: "Opinel" and "OPINEL" are the same.
  await sql`create unique index makers_name on makers (lower(name))`.execute(db)
  await sql`create index products_by_maker on products (lower(maker)) where deleted_at is null`.execute(db)
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker'))`.execute(db)
  // Product pages show manufacturers, so they become stale.
  await sql`
    create function tell_maker_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit makers');
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete or truncate on makers
    for each statement execute function tell_maker_changed()`.execute(db)
}
