import { type Kysely, sql } from 'kysely'
import { FIRST_PAGES } from './first-pages.ts'

/** Adds content pages, with drafts of the usual ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_pages (
      id bigint generated always as identity primary key,
      slug text not null check (char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      text text not null default '' check (char_length(text) <= 30000),
      menu text not null default 'none' check (menu in ('header', 'footer', 'none')),
      state text not null default 'draft' check (state in ('draft', 'published', 'hidden')),
      meta_title text not null default '' check (char_length(meta_title) <= 70),
      meta_description text not null default '' check (char_length(meta_description) <= 200),
      position integer not null,
      former_slugs text[] not null default '{}',
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index content_pages_slug on content_pages (lower(slug))`.execute(db)
  for (const [position, { slug, title, menu, text }] of FIRST_PAGES.entries())
    await sql`
      insert into content_pages (slug, title, menu, text, position)
      values (${slug}, ${title}, ${menu}, ${text}, ${position})`.execute(db)
  await sql`
    create function tell_content_pages_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit content-pages');
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on content_pages
    for each statement execute function tell_content_pages_changed()`.execute(db)
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings', 'facts', 'content_page'))`.execute(
    db,
  )
}
