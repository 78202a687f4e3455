import { type Kysely, sql } from 'kysely'

/** Adds the hero pictures of the home page, and indexes for the latest reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table counter_pictures (
      theme text not null check (theme in ('light', 'dark')),
      shape text not null check (shape in ('wide', 'tall')),
      image_key text not null references images,
      spots jsonb not null default '[]' check (jsonb_typeof(spots) = 'array'),
      primary key (theme, shape)
    )`.execute(db)
  await sql`create index on counter_pictures (image_key)`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on counter_pictures
    for each statement execute function tell_settings_changed()`.execute(db)
  await sql`create index reviews_praise on reviews (created_at desc, id desc)
    where hidden_at is null and half_stars >= 9 and char_length(body) between 40 and 200`.execute(db)
}
