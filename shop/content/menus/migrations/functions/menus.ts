import { type Kysely, sql } from 'kysely'

/** Maximum number of collections per level that `in_menu` adds. */
const MOST = 12

/**
 * Keeps `collections.in_menu` and `content_pages.menu` and the menus the same for every way of writing: a changed
 * column adds or removes entries, and `sync_menu_flags` writes the columns after the menus were saved.
 */
export async function installMenuTriggers(db: Kysely<unknown>): Promise<void> {
  await followCollections(db)
  await followPages(db)
  await keepTitles(db)
  await sql`
    create function sync_menu_flags() returns void language plpgsql as $$
    begin
      perform set_config('comptoir.syncs_menus', 'on', true);
      update collections set in_menu = not in_menu
        where in_menu <> exists (select from menu_entries where collection_id = collections.id);
      update content_pages set menu = now.menu from (
        select content_pages.id,
          case when bool_or(entry.menu <> 'footer') then 'header' when bool_or(entry.menu = 'footer') then 'footer' else 'none' end as menu
        from content_pages left join menu_entries as entry on page_id = content_pages.id group by content_pages.id) as now
        where now.id = content_pages.id and content_pages.menu <> now.menu;
      perform set_config('comptoir.syncs_menus', 'off', true);
    end $$`.execute(db)
  await sql`
    create function tell_menus_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit menu');
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on menu_entries
    for each statement execute function tell_menus_changed()`.execute(db)
}

async function followCollections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function collection_menu_switched() returns trigger language plpgsql as $$
    declare
      above bigint;
    begin
      if current_setting('comptoir.syncs_menus', true) = 'on' or new.in_menu = exists (select from menu_entries where collection_id = new.id) then
        return null;
      end if;
      -- Also serializes concurrent changes.
      update menus set version = version + 1;
      if not new.in_menu then
        delete from menu_entries where collection_id = new.id;
        perform sync_menu_flags();
        return null;
      end if;
      if new.depth > 2 then
        return null;
      end if;
      select id into above from menu_entries
        where menu = 'shop' and parent_id is null and collection_id = new.parent_id order by position limit 1;
      if (select count(*) from menu_entries where menu = 'shop' and parent_id is not distinct from above) < ${sql.lit(MOST)} then
        insert into menu_entries (menu, parent_id, position, kind, collection_id)
          select 'shop', above, coalesce(max(position), -1) + 1, 'collection', new.id
          from menu_entries where menu = 'shop' and parent_id is not distinct from above;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger menu_switched_by_insert after insert on collections for each row
    when (new.in_menu) execute function collection_menu_switched()`.execute(db)
  await sql`create trigger menu_switched_by_update after update of in_menu on collections for each row
    when (old.in_menu <> new.in_menu) execute function collection_menu_switched()`.execute(db)
}

async function followPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function page_menu_switched() returns trigger language plpgsql as $$
    declare
      help bigint := (select id from menu_entries where kind = 'help');
    begin
      if current_setting('comptoir.syncs_menus', true) = 'on' then
        return null;
      end if;
      update menus set version = version + 1;
      delete from menu_entries where page_id = new.id;
      if new.menu = 'header' then
        insert into menu_entries (menu, position, kind, page_id)
          select 'header', coalesce(max(position), -1) + 1, 'page', new.id from menu_entries where menu = 'header';
      elsif new.menu = 'footer' then
        insert into menu_entries (menu, parent_id, position, kind, page_id)
          select 'footer', help, coalesce(max(position), -1) + 1, 'page', new.id from menu_entries where parent_id = help;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger menu_switched_by_insert after insert on content_pages for each row
    when (new.menu <> 'none') execute function page_menu_switched()`.execute(db)
  await sql`create trigger menu_switched_by_update after update of menu on content_pages for each row
    when (old.menu <> new.menu) execute function page_menu_switched()`.execute(db)
}

/** Keeps the title of a deleted target, with which the menu editor marks its entry. */
async function keepTitles(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['collections', 'collection_id'],
    ['content_pages', 'page_id'],
  ] as const) {
    const name = `keep_title_in_menus_of_${table}`
    await sql`
      create function ${sql.ref(name)}() returns trigger language plpgsql as $$
      begin
        update menu_entries set target = old.title where ${sql.ref(column)} = old.id;
        return old;
      end $$`.execute(db)
    await sql`create trigger title_kept before delete on ${sql.table(table)}
      for each row execute function ${sql.ref(name)}()`.execute(db)
  }
}
