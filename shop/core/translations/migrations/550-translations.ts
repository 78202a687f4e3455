import { type Kysely, sql } from 'kysely'
import { addAuditedKind } from '../../activity-log/migrations/functions/add-audited-kind.ts'

/** The tables with a translation per record, language and field, and the tables of their records. */
const TABLES = [
  { name: 'product_translations', key: 'product_id', records: 'products', kind: 'product' },
  { name: 'collection_translations', key: 'collection_id', records: 'collections', kind: 'collection' },
  { name: 'content_page_translations', key: 'page_id', records: 'content_pages', kind: 'content_page' },
]

/** Translations of products, collections and content pages, and of the short texts that records share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Tags name the language, so that a translation invalidates only the responses of its language.
  await sql`
    create function tell_translation_changed() returns trigger language plpgsql as $$
    declare
      changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
      tag text := (changed ->> 'language') || ':' || tg_argv[0];
    begin
      perform notify_catalogue_changed('edit ' || concat_ws(' ', tag, tag || ':' || (changed ->> tg_argv[1])));
      return null;
    end $$`.execute(db)
  for (const { name, key, records, kind } of TABLES) {
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
    // Products also have a tag for each record. Few collections and pages change.
    const argument = kind === 'product' ? sql`'product', ${sql.lit(key)}` : sql`${sql.lit(kind)}`
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
  await addAuditedKind(db, 'translations')
}
