import { type Kysely, sql } from 'kysely'

/**
 * Source slugs skip the lock of their name while no slug is translated. Without a common lock, the first translated
 * slug and an equal source slug could both be stored. One lock serves all source slugs of a bulk insert.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function has_translated_slugs(of_kind text) returns boolean language plpgsql as $$
    begin
      return case of_kind
          when 'product' then exists (select from product_translations where field = 'slug')
          when 'collection' then exists (select from collection_translations where field = 'slug')
          else exists (select from content_page_translations where field = 'slug')
        end
        -- Former slugs count, so that the answer does not change back when the last slug is removed.
        or exists (select from former_translated_slugs where kind = of_kind);
    end $$`.execute(db)
  await sql`
    create or replace function check_translated_slug() returns trigger language plpgsql as $$
    declare is_taken boolean;
    begin
      if not has_translated_slugs(tg_argv[0]) then
        perform pg_advisory_xact_lock(name_of_slug(tg_argv[0], ''));
      end if;
      perform pg_advisory_xact_lock(name_of_slug(tg_argv[0], new.value));
      execute format('select exists (select from %I where lower(slug) = lower($1) and id <> $2 and %s)', tg_argv[1], tg_argv[3])
        into is_taken using new.value, (to_jsonb(new) ->> tg_argv[2])::bigint;
      if is_taken then
        raise unique_violation using constraint = tg_table_name || '_slug', message = 'This slug is in use.';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create or replace function check_source_slug() returns trigger language plpgsql as $$
    declare is_taken boolean;
    begin
      if tg_op = 'UPDATE' and old.slug = new.slug then
        return new;
      end if;
      if not has_translated_slugs(tg_argv[0]) then
        perform pg_advisory_xact_lock_shared(name_of_slug(tg_argv[0], ''));
        -- The first translated slug can have been stored while this statement waited.
        if not has_translated_slugs(tg_argv[0]) then
          return new;
        end if;
      end if;
      perform pg_advisory_xact_lock_shared(name_of_slug(tg_argv[0], new.slug));
      execute format('select exists (select from %I where field = ''slug'' and lower(value) = lower($1) and %I <> $2)',
        tg_argv[0] || '_translations', tg_argv[1]) into is_taken using new.slug, new.id;
      if is_taken then
        raise unique_violation using constraint = tg_argv[2], message = 'This slug is in use.';
      end if;
      return new;
    end $$`.execute(db)
}
