import { type Kysely, sql } from 'kysely'

/** The tables with a translation per record, language and field, and the tables of their records. */
const TABLES = [
  { name: 'product_translations', key: 'product_id', records: 'products', tag: 'product' },
  { name: 'collection_translations', key: 'collection_id', records: 'collections', tag: 'collections' },
  { name: 'content_page_translations', key: 'page_id', records: 'content_pages', tag: 'content-pages' },
]

/**
 * Translations of products, collections and content pages, of the short texts that records share, such as option
 * values, and their slugs by language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Tags name the language, so that a translation invalidates only the responses of its language.
  await sql`
    create function tell_translation_changed() returns trigger language plpgsql as $$
    declare
      changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      perform notify_catalogue_changed(
        'edit ' || (changed ->> 'language') || ':' || tg_argv[0] || coalesce(':' || (changed ->> tg_argv[1]), ''));
      return null;
    end $$`.execute(db)
  for (const { name, key, records, tag } of TABLES) {
    await sql`
      create table ${sql.table(name)} (
        ${sql.ref(key)} bigint not null references ${sql.table(records)} on delete cascade,
        language text not null check (language ~ '^[a-z]{2}$'),
        field text not null check (field ~ '^[a-z_]{1,40}$'),
        value text not null check (value <> ''),
        source_digest text not null,
        updated_at timestamptz not null,
        primary key (${sql.ref(key)}, language, field)
      )`.execute(db)
    const argument = tag === 'product' ? sql`'product', ${sql.lit(key)}` : sql`${sql.lit(tag)}`
    await sql`create trigger translation_changed after insert or update or delete on ${sql.table(name)}
      for each row execute function tell_translation_changed(${argument})`.execute(db)
  }
  await sql`
    create table phrase_translations (
      language text not null check (language ~ '^[a-z]{2}$'),
      source text not null check (source <> ''),
      digest text not null generated always as (md5(source)) stored,
      value text not null check (value <> ''),
      updated_at timestamptz not null,
      primary key (language, digest)
    )`.execute(db)
  await sql`create trigger translation_changed after insert or update or delete on phrase_translations
    for each row execute function tell_translation_changed('phrases')`.execute(db)
  await sql`
    create table translated_slugs (
      kind text not null check (kind in ('product', 'collection', 'content_page')),
      language text not null check (language ~ '^[a-z]{2}$'),
      slug text not null check (char_length(slug) between 1 and 80),
      record_id bigint not null,
      is_current boolean not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index translated_slugs_slug on translated_slugs (kind, language, lower(slug))`.execute(db)
  await sql`create unique index translated_slugs_current on translated_slugs (kind, record_id, language) where is_current`.execute(
    db,
  )
  await sql`create trigger translation_changed after insert or update or delete on translated_slugs
    for each row execute function tell_translation_changed('slugs')`.execute(db)
  await sql`
    create function forget_translated_slugs() returns trigger language plpgsql as $$
    begin
      delete from translated_slugs where kind = tg_argv[0] and record_id = old.id;
      return null;
    end $$`.execute(db)
  for (const { records, key } of TABLES)
    await sql`create trigger slugs_forgotten after delete on ${sql.table(records)}
      for each row execute function forget_translated_slugs(${sql.lit(key === 'page_id' ? 'content_page' : key.replace('_id', ''))})`.execute(
      db,
    )
  await sql`create trigger slugs_released after update of deleted_at on products for each row
    when (old.deleted_at is null and new.deleted_at is not null)
    execute function forget_translated_slugs('product')`.execute(db)
}
