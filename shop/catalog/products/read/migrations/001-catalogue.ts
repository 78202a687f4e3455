import { type Kysely, sql } from 'kysely'

/**
 * Products, variants and images. Products and variants are only marked as deleted, because orders and reviews refer to
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists unaccent`.execute(db)

  await sql`
    create table images (
      key text primary key check (key ~ '^[0-9a-z]{24}$'),
      width integer not null check (width between 16 and 10000),
      height integer not null check (height between 16 and 10000),
      created_at timestamptz not null default now()
    )`.execute(db)

  // rating_counts stores the number of reviews with 0.5, 1, … 5 stars. Count and average are derived from it.
  await sql`
    create table products (
      id bigint generated always as identity primary key,
      slug text not null check (slug ~ '^[a-z0-9]+(-[A-Za-z0-9]+)*$' and char_length(slug) <= 80),
      title text not null check (char_length(title) between 1 and 120),
      description text not null check (char_length(description) between 1 and 10000),
      price_cents bigint not null check (price_cents between 1 and 9999999999),
      thumbnail_key text not null references images,
      thumbnail_alt text not null default '' check (char_length(thumbnail_alt) <= 200),
      rating_counts integer[] not null default '{0,0,0,0,0,0,0,0,0,0}'
        check (cardinality(rating_counts) = 10 and array_position(rating_counts, null) is null and 0 <= all (rating_counts)),
      reviews_count integer not null generated always as (
        rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
        + rating_counts[6] + rating_counts[7] + rating_counts[8] + rating_counts[9] + rating_counts[10]) stored,
      average_rating numeric(2, 1) generated always as (round((
        rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5]
        + 6 * rating_counts[6] + 7 * rating_counts[7] + 8 * rating_counts[8] + 9 * rating_counts[9] + 10 * rating_counts[10]
        )::numeric / 2 / nullif(
        rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]
        + rating_counts[6] + rating_counts[7] + rating_counts[8] + rating_counts[9] + rating_counts[10], 0), 1)) stored,
      words tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) stored,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db)
  await sql`create unique index products_living_slug on products (lower(slug)) where deleted_at is null`.execute(db)
  await sql`create index products_newest on products (created_at desc, id desc) where deleted_at is null`.execute(db)
  await sql`create index products_words on products using gin (words) where deleted_at is null`.execute(db)

  await sql`
    create table variants (
      id bigint generated always as identity primary key,
      product_id bigint not null references products,
      name text not null check (char_length(name) between 1 and 60),
      color text check (color ~ '^#[0-9a-f]{6}$'),
      stock integer not null check (stock between 0 and 1000000),
      position integer not null check (position >= 0),
      deleted_at timestamptz,
      unique (product_id, id),
      constraint variants_position exclude using btree (product_id with =, position with =)
        where (deleted_at is null) deferrable initially deferred
    )`.execute(db)
  await sql`create unique index variants_living_name on variants (product_id, lower(name)) where deleted_at is null`.execute(
    db,
  )

  await sql`
    create table variant_images (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      image_key text not null references images,
      alt text not null default '' check (char_length(alt) <= 200),
      position integer not null check (position >= 0),
      constraint variant_images_position unique (variant_id, position) deferrable initially deferred
    )`.execute(db)

  await sql`
    create table product_bundles (
      product_id bigint not null references products,
      bundled_product_id bigint not null references products,
      position integer not null check (position between 0 and 9),
      primary key (product_id, bundled_product_id),
      constraint product_bundles_position unique (product_id, position) deferrable initially deferred,
      check (product_id <> bundled_product_id)
    )`.execute(db)

  await sql`
    create table product_recommendations (
      product_id bigint not null references products,
      recommended_product_id bigint not null references products,
      position integer not null check (position between 0 and 7),
      primary key (product_id, position),
      unique (product_id, recommended_product_id),
      check (product_id <> recommended_product_id)
    )`.execute(db)
  await sql`create index on product_recommendations (recommended_product_id)`.execute(db)
}
