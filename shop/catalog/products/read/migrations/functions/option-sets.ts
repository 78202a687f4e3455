import { type Kysely, sql } from 'kysely'

/**
 * Stores the number of each variant's option set, such as Size Large and Colour Red, so that lists filter a few sets
 * first. Sets are only added. The table has no unique key, so that concurrent inserts do not block; duplicates are
 * harmless.
 */
export async function installOptionSets(db: Kysely<unknown>): Promise<void> {
  // Options without a name or value are skipped. Lists filter by `keys`.
  await sql`
    create function option_keys(names text[], "values" text[]) returns text[] language sql immutable strict parallel safe
    return (
      select coalesce(array_agg(lower(name) || ':' || lower(value) order by place), '{}')
      from unnest(names, "values") with ordinality as option (name, value, place) where name is not null and value is not null)`.execute(
    db,
  )
  await sql`
    create table option_sets (
      id integer generated always as identity primary key,
      names text[] not null,
      "values" text[] not null,
      keys text[] not null generated always as (option_keys(names, "values")) stored
    )`.execute(db)
  await sql`create index option_sets_written on option_sets (names, "values")`.execute(db)
  await sql`
    create function option_set_of(written_names text[], written_values text[]) returns integer language plpgsql as $$
    declare
      size constant integer := least(cardinality(written_names), cardinality(written_values));
      known integer;
    begin
      if coalesce(size, 0) = 0 then return null; end if;
      select min(id) into known from option_sets where names = written_names[1:size] and "values" = written_values[1:size];
      if known is null then
        insert into option_sets (names, "values") values (written_names[1:size], written_values[1:size]) returning id into known;
      end if;
      return known;
    end $$`.execute(db)
  await sql`
    create function keep_option_set() returns trigger language plpgsql as $$
    begin
      new.option_set := option_set_of((select options from products where id = new.product_id), new.options);
      return new;
    end $$`.execute(db)
  await sql`create trigger option_set_begins before insert on variants for each row when (new.options <> '{}')
    execute function keep_option_set()`.execute(db)
  await sql`create trigger option_set_follows before update of options, product_id on variants for each row
    when (new.options <> '{}' or old.options <> '{}') execute function keep_option_set()`.execute(db)
  // Writers of variants lock the product first, so no variant is missed here. Variants are locked in id order, as
  // orders do.
  await sql`
    create function rename_options() returns trigger language plpgsql as $$
    begin
      perform from variants where product_id = new.id and deleted_at is null order by id for no key update;
      update variants set options = options where product_id = new.id and deleted_at is null and options <> '{}';
      return null;
    end $$`.execute(db)
  await sql`create trigger options_renamed after update of options on products for each row
    when (old.options <> new.options) execute function rename_options()`.execute(db)
  // Also fires during bulk loads, which disable ordinary triggers.
  for (const trigger of ['option_set_begins', 'option_set_follows'])
    await sql`alter table variants enable always trigger ${sql.id(trigger)}`.execute(db)
  await sql`alter table products enable always trigger options_renamed`.execute(db)
}
