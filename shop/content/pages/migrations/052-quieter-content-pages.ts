import { type Kysely, sql } from 'kysely'

/**
 * Narrows cache invalidation of pages: the links of published pages are on every page of the shop, a text only on its
 * own page. Each slug may change where an address redirects, also that of a draft.
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
