import { type Kysely, sql } from 'kysely'

const TABLES = [
  'products',
  'variants',
  'variant_images',
  'product_bundles',
  'product_recommendations',
  'search_synonyms',
] as const

/**
 * Notifies only if a row differs afterwards. Statement triggers also fired for updates without a change, so saving an
 * unchanged name cleared every cache.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await tellOf(db, table, 'insert or delete')
    await tellOf(db, table, 'update', sql`old.* is distinct from new.*`)
  }

  // Hidden reviews are visible only to staff; responses to staff are not cached.
  await tellOf(db, 'reviews', 'insert', sql`new.hidden_at is null`)
  await tellOf(db, 'reviews', 'delete', sql`old.hidden_at is null`)
  const isShown = sql`(old.hidden_at is null or new.hidden_at is null)`
  await tellOf(db, 'reviews', 'update', sql`old.* is distinct from new.* and ${isShown}`)

  // Customer names and pictures are shown only with reviews. A deleted account is detached from its reviews, which
  // notify themselves.
  await sql`
    create function tell_reviewer_changed() returns trigger language plpgsql as $$
    begin
      if exists (select from reviews where user_id = new.id and hidden_at is null) then
        perform pg_notify('catalogue_changed', '');
      end if;
      return null;
    end $$`.execute(db)
  await sql`drop trigger catalogue_changed on users`.execute(db)
  await sql`create trigger catalogue_changed after update of first_name, last_name, avatar_key on users for each row
    when ((old.first_name, old.last_name, old.avatar_key) is distinct from (new.first_name, new.last_name, new.avatar_key))
    execute function tell_reviewer_changed()`.execute(db)

  for (const table of [...TABLES, 'reviews'] as const) {
    await sql`create or replace trigger catalogue_changed after truncate on ${sql.table(table)}
      for each statement execute function tell_catalogue_changed()`.execute(db)
  }
}

async function tellOf(
  db: Kysely<unknown>,
  table: string,
  events: string,
  when?: ReturnType<typeof sql>,
): Promise<void> {
  const name = `catalogue_changed_by_${events.replaceAll(' ', '_')}`
  await sql`create trigger ${sql.id(name)} after ${sql.raw(events)} on ${sql.table(table)} for each row
    ${when ? sql`when (${when})` : sql``} execute function tell_catalogue_changed()`.execute(db)
}
