import { type Kysely, sql } from 'kysely'

/** Translations of the texts of home page sections, as the tables of migration 550. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table home_section_translations (
      section_id bigint not null references home_sections on delete cascade,
      language text not null check (language ~ '^[a-z]{2}$'),
      field text not null check (field ~ '^[a-z_]{1,40}$'),
      value text not null check (value <> ''),
      source_digest text not null,
      updated_at timestamptz not null,
      primary key (section_id, language, field)
    )`.execute(db)
  await sql`create trigger translation_changed after insert or update or delete on home_section_translations
    for each row execute function tell_translation_changed('home_section')`.execute(db)
}
