import { type Kysely, sql } from 'kysely'

/** Who changed what; and what writing products needs of the tables that hold them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What was changed may be of any kind, and outlives it: so there is no foreign key to it.
  await sql`
    create table changes (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('product', 'order', 'review')),
      subject_id bigint not null,
      actor_id bigint references users on delete set null,
      actor_name text not null,
      field text not null,
      old_value text,
      new_value text,
      made_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on changes (kind, subject_id, id desc)`.execute(db)
  await sql`create index on changes (actor_id)`.execute(db)

  // Two variants may swap their names: only at the end must each be the only one.
  await sql`drop index variants_living_name`.execute(db)
  await sql`alter table variants add constraint variants_living_name
    exclude using btree (product_id with =, lower(name) with =) where (deleted_at is null) deferrable initially deferred`.execute(
    db,
  )

  // The smallest picture (16 by 16) keeps 16 by 12 of it.
  await sql`alter table images drop constraint images_width_check, drop constraint images_height_check,
    add constraint images_width_check check (width between 1 and 10000),
    add constraint images_height_check check (height between 1 and 10000),
    add column unused_since timestamptz`.execute(db)
  // Who removes a picture asks each of these whether it still needs it.
  await sql`create index on products (thumbnail_key)`.execute(db)
  await sql`create index on variant_images (image_key)`.execute(db)
  await sql`create index on order_lines (thumbnail_key)`.execute(db)
  await sql`create index on users (avatar_key) where avatar_key is not null`.execute(db)
}
