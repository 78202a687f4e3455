import { type Kysely, sql } from 'kysely'
import { installMenuTriggers } from './functions/menus.ts'

/** Adds menus with own entries. They begin with exactly what header and footer show before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table menus (id smallint primary key check (id = 1), version integer not null)`.execute(db)
  await sql`insert into menus values (1, 1)`.execute(db)
  await sql`
    create table menu_entries (
      id bigint generated always as identity primary key,
      menu text not null check (menu in ('shop', 'header', 'footer')),
      parent_id bigint references menu_entries on delete cascade,
      position integer not null,
      kind text not null check (kind in ('collection', 'page', 'screen', 'link', 'heading', 'shop', 'collections', 'help')),
      collection_id bigint references collections on delete set null,
      page_id bigint references content_pages on delete set null,
      target text not null default '' check (char_length(target) <= 500),
      label text not null default '' check (char_length(label) <= 60)
    )`.execute(db)
  await sql`create index on menu_entries (menu, parent_id, position)`.execute(db)
  await sql`create index on menu_entries (parent_id)`.execute(db)
  await sql`create index on menu_entries (collection_id)`.execute(db)
  await sql`create index on menu_entries (page_id)`.execute(db)
  await fillShopMenu(db)
  await fillHeaderAndFooter(db)
  await installMenuTriggers(db)
  await sql`select sync_menu_flags()`.execute(db)
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind = ''menus'')', rule);
    end $$`.execute(db)
}

/** The most collections per level that the menu has shown so far. */
const MOST = 12

/** Copies the collections of the menu. Hidden ones did not count towards the limit and are copied too. */
async function fillShopMenu(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into menu_entries (menu, position, kind, collection_id)
    select 'shop', row_number() over (order by position, id) - 1, 'collection', id from (
      select id, position, is_public, row_number() over (partition by is_public order by position, id) as place
      from collections where in_menu and parent_id is null) as top
    where place <= ${sql.lit(MOST)} or not is_public`.execute(db)
  await sql`
    insert into menu_entries (menu, parent_id, position, kind, collection_id)
    select 'shop', above, row_number() over (partition by above order by position, id) - 1, 'collection', id from (
      select collections.id, collections.position, is_public, menu_entries.id as above,
        row_number() over (partition by menu_entries.id, is_public order by collections.position, collections.id) as place
      from collections join menu_entries on menu_entries.collection_id = collections.parent_id where in_menu) as within
    where place <= ${sql.lit(MOST)} or not is_public`.execute(db)
}

async function fillHeaderAndFooter(db: Kysely<unknown>): Promise<void> {
  await sql`insert into menu_entries (menu, position, kind)
    values ('header', 0, 'shop'), ('footer', 0, 'collections'), ('footer', 3, 'help')`.execute(db)
  await sql`
    insert into menu_entries (menu, position, kind, page_id)
    select 'header', row_number() over (order by position, id), 'page', id from content_pages where menu = 'header'`.execute(
    db,
  )
  await sql`
    insert into menu_entries (menu, parent_id, position, kind, page_id)
    select 'footer', (select id from menu_entries where kind = 'help'), row_number() over (order by position, id) - 1, 'page', id
    from content_pages where menu = 'footer'`.execute(db)
  for (const at of [1, 2]) {
    await sql`
      insert into menu_entries (menu, position, kind, label)
      select 'footer', ${sql.lit(at)}, 'heading', left(values->>${sql.lit(`title_${at}`)}, 60) from settings
      where name = 'footer' and coalesce(values->>${sql.lit(`title_${at}`)}, '') <> ''`.execute(db)
    await sql`
      insert into menu_entries (menu, parent_id, position, kind, target, label)
      select 'footer', above.id, place - 1, 'link', left(btrim(split_part(line, '|', 2)), 500), left(btrim(split_part(line, '|', 1)), 60)
      from settings, menu_entries as above,
        regexp_split_to_table(coalesce(values->>${sql.lit(`links_${at}`)}, ''), E'\\n') with ordinality as lines (line, place)
      where settings.name = 'footer' and above.kind = 'heading' and above.position = ${sql.lit(at)}
        and btrim(split_part(line, '|', 1)) <> '' and btrim(split_part(line, '|', 2)) <> ''`.execute(db)
  }
}
