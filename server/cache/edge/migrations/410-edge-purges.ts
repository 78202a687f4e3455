import { type Kysely, sql } from 'kysely'

/**
 * Queues the purges of a CDN in the transaction of each change. Functions call `notify_catalogue_changed` instead of
 * `pg_notify`. Purges are queued only while a process with a CDN renews `edge_purging`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table edge_purges (
      id bigint generated always as identity primary key,
      tags text[],
      changed_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null default clock_timestamp(),
      round smallint not null default 0
    )`.execute(db)
  await sql`create index on edge_purges (due_at)`.execute(db)
  await sql`
    create table edge_purging (
      id integer primary key check (id = 1),
      used_until timestamptz not null,
      sender text,
      sender_until timestamptz not null default '-infinity',
      failures integer not null default 0,
      failing_since timestamptz,
      retry_at timestamptz,
      last_error text
    )`.execute(db)
  // The best sellers and exact quantities change with each sale, and no stored response shows exact quantities.
  await sql`
    create function queue_edge_purge(notice text) returns void language plpgsql as $$
    declare
      words text[] := string_to_array(notice, ' ');
      changed text[];
    begin
      if not exists (select from edge_purging where used_until > now()) then
        return;
      end if;
      -- A notice without tags (see readCatalogueChange) may have changed anything.
      if '*' = any(words) or cardinality(words) < 2 or words[1] not in ('edit', 'sale') then
        insert into edge_purges (tags) values (null);
        return;
      end if;
      select array_agg(word) into changed from unnest(words[2:]) as word
        where word not like '=%' and (words[1] <> 'sale' or word <> 'popular');
      if changed is not null then
        insert into edge_purges (tags) values (changed);
      end if;
    end $$`.execute(db)
  await sql`
    create function notify_catalogue_changed(notice text) returns void language plpgsql as $$
    begin
      perform queue_edge_purge(notice);
      perform pg_notify('catalogue_changed', notice);
    end $$`.execute(db)
  await sql`
    do $$
    declare
      definition text;
    begin
      for definition in
        select pg_get_functiondef(pg_proc.oid) from pg_proc
        where pronamespace = current_schema()::regnamespace and proname <> 'notify_catalogue_changed'
          and prosrc ~ 'pg_notify\\(''catalogue_changed'','
      loop
        execute regexp_replace(definition, 'pg_notify\\(''catalogue_changed'',\\s*', 'notify_catalogue_changed(', 'g');
      end loop;
    end $$`.execute(db)
  // Orders notify after their commit; their purges are part of the transaction.
  await sql`
    create or replace function tell_variant_changed() returns trigger language plpgsql as $$
    declare
      edited variants;
    begin
      if tg_op = 'UPDATE' then
        -- Whether one can be bought follows from the stock: it is no edit of its own.
        edited := new;
        edited.stock := old.stock;
        edited.buyable := old.buyable;
      end if;
      if tg_op <> 'UPDATE' or edited *<> old then
        perform notify_catalogue_changed('edit search product:' || coalesce(new.product_id, old.product_id));
      elsif current_setting('shop.tells_later', true) is distinct from 'on' then
        perform notify_catalogue_changed(sale_notice(new.product_id, old.stock, new.stock));
      else
        perform queue_edge_purge(sale_notice(new.product_id, old.stock, new.stock));
      end if;
      return null;
    end $$`.execute(db)
}
