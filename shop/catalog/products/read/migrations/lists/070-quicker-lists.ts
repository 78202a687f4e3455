import { type Kysely, sql } from 'kysely'
import { installOptionSets } from '../functions/option-sets.ts'

/**
 * Stores the list filters with each variant, so that lists use index-only scans. `buyable` is computed from the row
 * itself: a sale updates indexes only when the stock reaches or leaves zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await installOptionSets(db)
  await sql`
    insert into option_sets (names, "values")
    select distinct products.options[1:size], variants.options[1:size]
    from variants join products on products.id = product_id,
      lateral (select least(cardinality(products.options), cardinality(variants.options)) as size) as of_both
    where variants.deleted_at is null and size > 0`.execute(db)
  // Computed while the table is rewritten once. An update would write each row and index entry twice.
  await sql`
    create function known_option_set(product bigint, written text[]) returns integer language plpgsql stable as $$
    begin
      if written = '{}' then return null; end if;
      return (select option_set_of(options, written) from products where id = product);
    end $$`.execute(db)
  await sql`alter table variants add column option_set integer`.execute(db)
  await sql`
    alter table variants
      alter column option_set type integer using case when deleted_at is null then known_option_set(product_id, options) end,
      add column buyable boolean not null generated always as (for_sale and stock > 0) stored`.execute(db)
  await sql`drop function known_option_set`.execute(db)
  await sql`create index variants_for_sale on variants (product_id, option_set) where for_sale`.execute(db)
  await sql`create index variants_buyable on variants (product_id, option_set) where buyable`.execute(db)
}
