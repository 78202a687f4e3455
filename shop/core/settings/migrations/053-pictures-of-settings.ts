import { type Kysely, sql } from 'kysely'

/**
 * Adds columns for pictures of the settings, generated from the stored values, so that used pictures are not removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const field of ['logo', 'logo_dark', 'icon']) {
    const [column, index] = [sql.ref(`${field}_key`), sql.ref(`settings_${field}_key`)]
    await sql`alter table settings add column ${column} text
      generated always as (nullif(split_part(values ->> ${sql.lit(field)}, '/', 1), '')) stored references images`.execute(
      db,
    )
    await sql`create index ${index} on settings (${column}) where ${column} is not null`.execute(db)
  }
}
