import { type Kysely, sql } from 'kysely'

/** Adds the pictures that imports download, and the request to stop an import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports add column stop_requested boolean not null default false`.execute(db)
  await sql`
    create table catalogue_import_pictures (
      import_id bigint not null references catalogue_imports on delete cascade,
      url text not null,
      host text not null,
      state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
      attempts integer not null default 0,
      bytes bigint not null default 0,
      image_key text references images,
      error text,
      primary key (import_id, url),
      check ((state = 'failed') = (error is not null))
    )`.execute(db)
  await sql`create index catalogue_import_pictures_waiting on catalogue_import_pictures (import_id, attempts, url)
    where state = 'waiting'`.execute(db)
  await sql`create index catalogue_import_pictures_image_key on catalogue_import_pictures (image_key)
    where image_key is not null`.execute(db)
}
