import { type Kysely, sql } from 'kysely'

/**
 * Shipping zones, methods and rates. A new shop has two zones and no method, so that it promises nothing before the
 * owner sets prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_zones (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      version integer not null default 1
    )`.execute(db)
  await sql`create unique index delivery_zones_name on delivery_zones (lower(name))`.execute(db)
  await sql`
    create table delivery_countries (
      country text primary key check (country ~ '^[A-Z]{2}$'),
      zone_id bigint not null references delivery_zones on delete cascade
    )`.execute(db)
  await sql`create index on delivery_countries (zone_id)`.execute(db)
  // Orders refer to methods permanently, so a deleted method stays as a row.
  await sql`
    create table delivery_methods (
      id bigint generated always as identity primary key,
      zone_id bigint references delivery_zones on delete set null,
      is_collection boolean not null,
      name text not null check (char_length(name) between 1 and 60),
      brackets jsonb not null check (jsonb_typeof(brackets) = 'array' and jsonb_array_length(brackets) between 1 and 20),
      free_from_cents bigint check (free_from_cents > 0),
      ready_from smallint not null check (ready_from between 0 and 60),
      ready_to smallint not null check (ready_to between ready_from and 60),
      way_from smallint not null check (way_from between 0 and 60),
      way_to smallint not null check (way_to between way_from and 60),
      is_tracked boolean not null default false,
      is_on boolean not null default true,
      place text not null default '' check (char_length(place) <= 600),
      version integer not null default 1,
      deleted_at timestamptz,
      constraint delivery_methods_zone check (deleted_at is not null or (zone_id is null) = is_collection)
    )`.execute(db)
  await sql`create index on delivery_methods (zone_id)`.execute(db)
  await sql`
    create function tell_delivery_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit delivery');
      return null;
    end $$`.execute(db)
  for (const table of ['delivery_zones', 'delivery_countries', 'delivery_methods'])
    await sql`create trigger catalogue_changed after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function tell_delivery_changed()`.execute(db)
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method'))`.execute(db)

  await sql`insert into delivery_zones (name) values ('France'), ('European Union')`.execute(db)
  await sql`
    insert into delivery_countries (country, zone_id)
    select country, (select id from delivery_zones where name = case when country in ('FR', 'MC') then 'France' else 'European Union' end)
    from unnest(array['FR', 'MC', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT',
      'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK']) as country`.execute(db)
}
