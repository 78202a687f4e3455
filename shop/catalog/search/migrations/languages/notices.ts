import { type Kysely, sql } from 'kysely'

/** Columns that other events report, or that only count and cache. */
const NOT_OF_PRODUCT =
  '{version,updated_at,rating_counts,reviews_count,average_rating,words,lowest_price_cents,highest_price_cents,is_reduced,variant_names,headline,search_language,local_headline}'
/** Above this number of products the notice would exceed 8,000 bytes, so it covers everything. */
const MOST_IN_A_NOTICE = 200

/** A product that is only indexed in another language keeps its cached pages and records no event. */
export async function ignoreReindexing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_product_changed() returns trigger language plpgsql as $$
    declare showing bigint[];
    begin
      if tg_op = 'UPDATE' and old.search_language is distinct from new.search_language then
        return null;
      end if;
      if tg_op = 'UPDATE' and (old.slug, old.deleted_at) is not distinct from (new.slug, new.deleted_at) then
        perform notify_catalogue_changed('edit search product:' || new.id);
      else
        -- A deleted product disappears from the pages that name it.
        select array_agg(product_id) into showing from (
          select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
          union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) beside;
        if cardinality(showing) > ${sql.lit(MOST_IN_A_NOTICE)} then
          perform notify_catalogue_changed('edit *');
        else
          perform notify_catalogue_changed(concat_ws(' product:', 'edit search list popular',
            coalesce(new.id, old.id), array_to_string(showing, ' product:')));
        end if;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create or replace function record_events_of_products_update() returns trigger language plpgsql set enable_nestloop = off as $$
    declare ids bigint[];
    begin
      ids := array(
        select new_rows.id from new_rows join old_rows using (id)
        where new_rows.search_language is not distinct from old_rows.search_language
          and to_jsonb(old_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[] <> to_jsonb(new_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[]);
      if ids <> '{}' then perform record_product_changes(ids); end if;
      ids := array(
        select new_rows.id from new_rows join old_rows using (id) where new_rows.is_public and not old_rows.is_public);
      if ids <> '{}' then perform record_product_event('product.published', ids); end if;
      ids := array(
        select new_rows.id from new_rows join old_rows using (id)
        where new_rows.deleted_at is not null and old_rows.deleted_at is null);
      if ids <> '{}' then perform record_product_event('product.deleted', ids); end if;
      return null;
    end $$`.execute(db)
}
