import { type Kysely, sql } from 'kysely'
import { countPublicProducts, installForSale, installProductNotices, installPublic } from './functions/publication.ts'

/**
 * Drafts, published products (optionally from a date) and hidden products. Only public products are visible to
 * everyone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column state text not null default 'published' check (state in ('draft', 'published', 'hidden')),
      add column published_from timestamptz,
      add column is_public boolean not null default true`.execute(db)
  await sql`update products set is_public = false where deleted_at is not null`.execute(db)
  await sql`alter table products add constraint products_is_public
    check (not is_public or (state = 'published' and deleted_at is null))`.execute(db)
  await sql`alter table variants add column for_sale boolean not null default true`.execute(db)
  await sql`update variants set for_sale = false where deleted_at is not null`.execute(db)
  await sql`alter table variants add constraint variants_for_sale check (not for_sale or deleted_at is null)`.execute(
    db,
  )

  await sql`drop index products_newest`.execute(db)
  await sql`create index products_newest on products (created_at desc, id desc) where is_public`.execute(db)
  // A job looks for products waiting for their date; these are rare.
  await sql`create index products_to_publish on products (published_from)
    where state = 'published' and not is_public and deleted_at is null`.execute(db)

  await sql`alter table catalogue_size rename living to listed`.execute(db)
  await installPublic(db)
  await installForSale(db)
  await countPublicProducts(db)
  await installProductNotices(db)
}
