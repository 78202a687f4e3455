import { type Kysely, sql } from 'kysely'

/** The kinds of records with pages, and the predicates of their unique indexes of slugs. */
const KINDS = [
  {
    kind: 'product',
    records: 'products',
    key: 'product_id',
    index: 'products_living_slug',
    living: 'deleted_at is null',
  },
  { kind: 'collection', records: 'collections', key: 'collection_id', index: 'collections_slug', living: 'true' },
  { kind: 'content_page', records: 'content_pages', key: 'page_id', index: 'content_pages_slug', living: 'true' },
]

/**
 * Slugs of further languages are translations of the field `slug`. A page without one has the slug of the original, so
 * a translated slug must differ from the slugs of all other records. Former slugs are stored for redirects.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_translated_slugs (
      kind text not null,
      language text not null,
      slug text not null check (slug = lower(slug)),
      record_id bigint not null,
      left_at timestamptz not null default now(),
      primary key (kind, slug, language)
    )`.execute(db)
  // Concurrent transactions do not see each other's slugs, so a translated slug waits for those who store the same one.
  await sql`
    create function name_of_slug(kind text, slug text) returns bigint language sql immutable as $$
      select hashtextextended(kind || ' ' || lower(slug), 575)
    $$`.execute(db)
  await sql`
    create function check_translated_slug() returns trigger language plpgsql as $$
    declare is_taken boolean;
    begin
      perform pg_advisory_xact_lock(name_of_slug(tg_argv[0], new.value));
      execute format('select exists (select from %I where lower(slug) = lower($1) and id <> $2 and %s)', tg_argv[1], tg_argv[3])
        into is_taken using new.value, (to_jsonb(new) ->> tg_argv[2])::bigint;
      if is_taken then
        raise unique_violation using constraint = tg_table_name || '_slug', message = 'This slug is in use.';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create function check_source_slug() returns trigger language plpgsql as $$
    declare is_taken boolean;
    begin
      if tg_op = 'UPDATE' and old.slug = new.slug then
        return new;
      end if;
      -- No further query and lock in a shop with one language.
      execute format('select exists (select from %I where field = ''slug'')', tg_argv[0] || '_translations') into is_taken;
      if not is_taken then
        return new;
      end if;
      perform pg_advisory_xact_lock_shared(name_of_slug(tg_argv[0], new.slug));
      execute format('select exists (select from %I where field = ''slug'' and lower(value) = lower($1) and %I <> $2)',
        tg_argv[0] || '_translations', tg_argv[1]) into is_taken using new.slug, new.id;
      if is_taken then
        raise unique_violation using constraint = tg_argv[2], message = 'This slug is in use.';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create function keep_translated_slug() returns trigger language plpgsql as $$
    declare
      exists_still boolean;
      former constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      owner constant bigint := (coalesce(former, to_jsonb(new)) ->> tg_argv[2])::bigint;
    begin
      if former is not null then
        execute format('select exists (select from %I where id = $1)', tg_argv[1]) into exists_still using owner;
        if exists_still then
          insert into former_translated_slugs (kind, language, slug, record_id)
          values (tg_argv[0], former ->> 'language', lower(former ->> 'value'), owner)
          on conflict (kind, slug, language) do update set record_id = excluded.record_id, left_at = excluded.left_at;
        else
          delete from former_translated_slugs where kind = tg_argv[0] and record_id = owner;
        end if;
      end if;
      if tg_op <> 'DELETE' then
        delete from former_translated_slugs
        where kind = tg_argv[0] and language = new.language and slug = lower(new.value);
      end if;
      return null;
    end $$`.execute(db)
  for (const { kind, records, key, index, living } of KINDS) {
    const table = sql.table(`${kind}_translations`)
    const place = sql`${sql.lit(kind)}, ${sql.lit(records)}, ${sql.lit(key)}`
    await sql`create trigger slug_checked before insert or update of value on ${table}
      for each row when (new.field = 'slug') execute function check_translated_slug(${place}, ${sql.lit(living)})`.execute(
      db,
    )
    await sql`create trigger slug_taken after insert on ${table}
      for each row when (new.field = 'slug') execute function keep_translated_slug(${place})`.execute(db)
    await sql`create trigger slug_changed after update of value on ${table}
      for each row when (new.field = 'slug' and old.value <> new.value)
      execute function keep_translated_slug(${place})`.execute(db)
    await sql`create trigger slug_left after delete on ${table}
      for each row when (old.field = 'slug') execute function keep_translated_slug(${place})`.execute(db)
    await sql`create trigger slug_checked before insert or update of slug on ${sql.table(records)}
      for each row execute function check_source_slug(${sql.lit(kind)}, ${sql.lit(key)}, ${sql.lit(index)})`.execute(db)
  }
  // A deleted product frees its slugs.
  await sql`
    create function free_translated_slugs() returns trigger language plpgsql as $$
    begin
      delete from product_translations where product_id = new.id and field = 'slug';
      return null;
    end $$`.execute(db)
  await sql`create trigger slugs_freed after update of deleted_at on products
    for each row when (new.deleted_at is not null and old.deleted_at is null)
    execute function free_translated_slugs()`.execute(db)
}
