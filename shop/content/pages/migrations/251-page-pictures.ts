import { type Kysely, sql } from 'kysely'

/** The pictures in the texts of pages, which keep their files from being removed as unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_page_pictures (
      page_id bigint not null references content_pages on delete cascade,
      image_key text not null references images,
      primary key (page_id, image_key)
    )`.execute(db)
  await sql`create index on content_page_pictures (image_key)`.execute(db)
}
