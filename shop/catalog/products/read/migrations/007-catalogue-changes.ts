import { type Kysely, sql } from 'kysely'

/**
 * A stored count of existing products, because counting a million rows per page would be slow, and a notice on the
 * channel `catalogue_changed` after each commit that changes something visible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_size (only_row boolean primary key default true check (only_row), living bigint not null check (living >= 0))`.execute(
    db,
  )
  await sql`insert into catalogue_size (living) select count(*) from products where deleted_at is null`.execute(db)

  await sql`
    create function count_living_products() returns trigger language plpgsql as $$
    declare difference bigint := 0;
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        difference := difference + (select count(*) from new_rows where deleted_at is null);
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        difference := difference - (select count(*) from old_rows where deleted_at is null);
      end if;
      if difference <> 0 then
        update catalogue_size set living = living + difference;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger count_added after insert on products referencing new table as new_rows
    for each statement execute function count_living_products()`.execute(db)
  await sql`create trigger count_changed after update on products referencing old table as old_rows new table as new_rows
    for each statement execute function count_living_products()`.execute(db)
  await sql`create trigger count_removed after delete on products referencing old table as old_rows
    for each statement execute function count_living_products()`.execute(db)

  await sql`
    create function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', '');
      return null;
    end $$`.execute(db)
  for (const table of [
    'products',
    'variants',
    'variant_images',
    'product_bundles',
    'product_recommendations',
    'reviews',
    'users',
  ]) {
    // A sign-up changes nothing visible. A new name or picture, or a deleted account, changes reviews.
    const events =
      table === 'users'
        ? sql`update of first_name, last_name, avatar_key or delete`
        : sql`insert or update or delete or truncate`
    await sql`create trigger catalogue_changed after ${events} on ${sql.table(table)}
      for each statement execute function tell_catalogue_changed()`.execute(db)
  }
}
