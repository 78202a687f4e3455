import { type Kysely, sql } from 'kysely'
import { installPriceRanges } from './functions/price-range.ts'

/** Optional variant details: price, SKU, GTIN, weight and contents; and the price range of each product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table variants
      add column price_cents bigint constraint variants_price check (price_cents between 1 and 9999999999),
      add column sku text constraint variants_sku check (char_length(sku) between 1 and 64),
      add column gtin text constraint variants_gtin check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
      add column weight_grams integer constraint variants_weight check (weight_grams between 1 and 1000000),
      add column contents text constraint variants_contents
        check (contents ~ '^[0-9]{1,10}(\\.[0-9]{1,3})? (g|kg|ml|l|m|piece)$')`.execute(db)
  // Deferred, so that two variants can swap their SKUs in one statement.
  await sql`
    alter table variants add constraint variants_living_sku exclude using btree (lower(sku) with =)
      where (deleted_at is null and sku is not null) deferrable initially deferred`.execute(db)

  await sql`alter table products add column lowest_price_cents bigint, add column highest_price_cents bigint`.execute(
    db,
  )
  await sql`update products set lowest_price_cents = price_cents, highest_price_cents = price_cents`.execute(db)
  await sql`
    alter table products alter column lowest_price_cents set not null, alter column highest_price_cents set not null`.execute(
    db,
  )
  await installPriceRanges(db)
}
