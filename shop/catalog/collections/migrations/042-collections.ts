import { type Kysely, sql } from 'kysely'
import { installCollectionNotices, installCollectionTree, keepCollectionAddresses } from './functions/collections.ts'

/** Collections in up to three levels: manual with an order, or with a rule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collections (
      id bigint generated always as identity primary key,
      parent_id bigint constraint collections_parent references collections,
      slug text not null check (char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      text text not null default '' check (char_length(text) <= 10000),
      picture_key text references images,
      picture_alt text not null default '' check (char_length(picture_alt) <= 200),
      meta_title text not null default '' check (char_length(meta_title) <= 70),
      meta_description text not null default '' check (char_length(meta_description) <= 200),
      position integer not null default 0,
      in_menu boolean not null default false,
      state text not null default 'published' check (state in ('published', 'hidden')),
      rule text check (rule <> '' and char_length(rule) <= 2000),
      depth integer not null constraint collections_depth check (depth between 1 and 3),
      is_public boolean not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index collections_slug on collections (lower(slug))`.execute(db)
  await sql`create index collections_of_parent on collections (parent_id, position, id)`.execute(db)
  await sql`create index on collections (position, id) where in_menu and is_public`.execute(db)
  await sql`create index on collections (picture_key)`.execute(db)

  // Manual products stay stored while a product is hidden or the collection has a rule.
  await sql`
    create table collection_products (
      collection_id bigint not null references collections on delete cascade,
      product_id bigint not null references products on delete cascade,
      position integer not null,
      primary key (collection_id, product_id)
    )`.execute(db)
  await sql`create index on collection_products (product_id)`.execute(db)
  await sql`create index on collection_products (collection_id, position, product_id)`.execute(db)

  await installCollectionTree(db)
  await keepCollectionAddresses(db)
  await installCollectionNotices(db)
}
