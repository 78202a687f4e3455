import { type Kysely, sql } from 'kysely'

/** Indexes for sorting and searching the admin's products table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_changed on products (updated_at desc, id desc) where deleted_at is null`.execute(db)
  await sql`create index products_named on products using gin (lower(title || ' ' || slug) gin_trgm_ops)
    where deleted_at is null`.execute(db)
  await sql`create index variants_numbered on variants (lower(sku) text_pattern_ops)
    where deleted_at is null and sku is not null`.execute(db)

  // Recounted on demand. If triggers maintained it, two orders of the same products could deadlock.
  await sql`
    create table product_figures (
      product_id bigint primary key references products on delete cascade,
      stock bigint not null,
      lowest_stock integer not null,
      sold bigint not null
    )`.execute(db)
  await sql`create index on product_figures (stock, product_id)`.execute(db)
  await sql`create index on product_figures (lowest_stock, product_id)`.execute(db)
  await sql`create index on product_figures (sold, product_id)`.execute(db)
  await sql`
    create table product_figures_age (only_row boolean primary key default true check (only_row), counted_at timestamptz not null)`.execute(
    db,
  )
  await sql`insert into product_figures_age (counted_at) values ('-infinity')`.execute(db)
}
