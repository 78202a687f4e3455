import { type Kysely, sql } from 'kysely'

/** Above this number of products the notice would exceed 8,000 bytes, so it covers everything. */
const MOST_IN_A_NOTICE = 200

/**
 * Notifies lists of published and hidden products again, which migration 530 stopped. A product that is not public
 * before and after sends no notice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_product_changed() returns trigger language plpgsql as $$
    declare
      was_public boolean := tg_op <> 'INSERT' and old.is_public;
      is_public boolean := tg_op <> 'DELETE' and new.is_public;
      showing bigint[];
    begin
      if not was_public and not is_public
        or tg_op = 'UPDATE' and old.search_language is distinct from new.search_language then
        return null;
      end if;
      if was_public and is_public and old.slug = new.slug then
        perform notify_catalogue_changed('edit search product:' || new.id);
        return null;
      end if;
      -- The pages of these products name the one that changed.
      select array_agg(product_id) into showing from (
        select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
        union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) as pages;
      if cardinality(showing) > ${sql.lit(MOST_IN_A_NOTICE)} then
        perform notify_catalogue_changed('edit *');
      else
        perform notify_catalogue_changed(concat_ws(' product:', 'edit search list popular',
          coalesce(new.id, old.id), array_to_string(showing, ' product:')));
      end if;
      return null;
    end $$`.execute(db)
}
