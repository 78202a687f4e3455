import { type Kysely, sql } from 'kysely'

/** Records the address from which a picture was imported, so that another import does not download it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column source_url text`.execute(db)
  await sql`create index images_source_url on images (source_url) where source_url is not null`.execute(db)
}
