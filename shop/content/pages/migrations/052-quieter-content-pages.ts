import { type Kysely, sql } from 'kysely'

/**
 * Tells of a page what changed of it: each page of the shop shows links to those that are published, and none but itself shows its text. Where an
 * address leads may change with each slug, also that of a draft.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_content_pages_changed() returns trigger language plpgsql as $$
    declare
      notice text := 'edit content-page:' || coalesce(new.id, old.id);
      is_seen boolean := 'published' in (coalesce(old.state, ''), coalesce(new.state, ''));
    begin
      if is_seen then
        notice := notice || ' content-page-dates';
      end if;
      if old.slug is distinct from new.slug or is_seen and (old.title, old.menu, old.position, old.state)
        is distinct from (new.title, new.menu, new.position, new.state) then
        notice := notice || ' content-pages';
      end if;
      perform pg_notify('catalogue_changed', notice);
      return null;
    end $$`.execute(db)
  await sql`drop trigger catalogue_changed on content_pages`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on content_pages
    for each row execute function tell_content_pages_changed()`.execute(db)
}
