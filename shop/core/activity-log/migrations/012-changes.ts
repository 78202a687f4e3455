import { type Kysely, sql } from 'kysely'

/** Adds the audit log, and changes that editing products requires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Entries of any kind outlive their subject, so a foreign key is not possible.
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

  // Two variants may swap names, so uniqueness is checked at commit.
  await sql`drop index variants_living_name`.execute(db)
  await sql`alter table variants add constraint variants_living_name
    exclude using btree (product_id with =, lower(name) with =) where (deleted_at is null) deferrable initially deferred`.execute(
    db,
  )

  // The smallest picture (16 × 16) is cropped to 16 × 12.
  await sql`alter table images drop constraint images_width_check, drop constraint images_height_check,
    add constraint images_width_check check (width between 1 and 10000),
    add constraint images_height_check check (height between 1 and 10000),
    add column unused_since timestamptz`.execute(db)
  // For the removal of pictures, which checks these references.
  await sql`create index on products (thumbnail_key)`.execute(db)
  await sql`create index on variant_images (image_key)`.execute(db)
  await sql`create index on order_lines (thumbnail_key)`.execute(db)
  await sql`create index on users (avatar_key) where avatar_key is not null`.execute(db)
}
