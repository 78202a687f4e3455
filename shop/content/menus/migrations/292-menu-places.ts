import { type Kysely, sql } from 'kysely'

/** Maximum number of entries per level with which `in_menu` adds one, as in the menu editor. */
const MOST = 24

/**
 * Replaces the functions of migration 250 that add entries. Existing entries stay. The flags are synced, because
 * `in_menu` was true for collections that had no place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function collection_menu_switched() returns trigger language plpgsql as $$
    declare
      above bigint;
    begin
      if current_setting('comptoir.syncs_menus', true) = 'on' or new.in_menu = exists (select from menu_entries where collection_id = new.id) then
        return null;
      end if;
      -- Also serializes concurrent changes.
      update menus set version = version + 1;
      if new.in_menu then
        select id into above from menu_entries
          where menu = 'shop' and parent_id is null and collection_id = new.parent_id order by position limit 1;
        -- A subcollection has its place only below its parent.
        if (new.parent_id is null or above is not null)
          and (select count(*) from menu_entries where menu = 'shop' and parent_id is not distinct from above) < ${sql.lit(MOST)} then
          insert into menu_entries (menu, parent_id, position, kind, collection_id)
            select 'shop', above, coalesce(max(position), -1) + 1, 'collection', new.id
            from menu_entries where menu = 'shop' and parent_id is not distinct from above;
        end if;
      else
        delete from menu_entries where collection_id = new.id;
      end if;
      -- Also resets in_menu of a collection that was not added.
      perform sync_menu_flags();
      return null;
    end $$`.execute(db)
  await sql`
    create or replace function page_menu_switched() returns trigger language plpgsql as $$
    declare
      help bigint;
    begin
      if current_setting('comptoir.syncs_menus', true) = 'on' then
        return null;
      end if;
      update menus set version = version + 1;
      -- After the lock, because a save of the menus replaces the column.
      select id into help from menu_entries where kind = 'help';
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
  await sql`select sync_menu_flags()`.execute(db)
}
