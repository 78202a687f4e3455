import { type Kysely, sql } from 'kysely'

/**
 * Makes deleted and unpublished products non-public, for every way of writing. Application code decides whether a
 * publication date has come.
 */
export async function installPublic(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_public() returns trigger language plpgsql as $$
    begin
      new.is_public := new.is_public and new.state = 'published' and new.deleted_at is null;
      return new;
    end $$`.execute(db)
  await sql`create trigger kept_public before insert or update of is_public, state, deleted_at on products
    for each row execute function keep_public()`.execute(db)
}

/** Stores with each variant whether it can be bought: it exists and its product is public. */
export async function installForSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_for_sale() returns trigger language plpgsql as $$
    begin
      new.for_sale := new.deleted_at is null and (select is_public from products where id = new.product_id);
      return new;
    end $$`.execute(db)
  await sql`create trigger kept_for_sale before insert or update of for_sale, deleted_at, product_id on variants
    for each row execute function keep_for_sale()`.execute(db)
  // Writers of variants lock the product first, so no variant is missed here. Variants are locked in id order, as
  // orders do.
  await sql`
    create function publish_variants() returns trigger language plpgsql as $$
    begin
      perform from variants where product_id = new.id and deleted_at is null order by id for no key update;
      update variants set for_sale = new.is_public where product_id = new.id and deleted_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger published after update of is_public, state, deleted_at on products for each row
    when (old.is_public <> new.is_public) execute function publish_variants()`.execute(db)
}

/** Counts the public products. */
export async function countPublicProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_living_products() returns trigger language plpgsql as $$
    declare difference bigint := 0;
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        difference := difference + (select count(*) from new_rows where is_public);
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        difference := difference - (select count(*) from old_rows where is_public);
      end if;
      if difference <> 0 then
        update catalogue_size set listed = listed + difference;
      end if;
      return null;
    end $$`.execute(db)
  await sql`alter function count_living_products() rename to count_public_products`.execute(db)
}

/** Above this number of products the notice would exceed 8,000 bytes, so it covers everything. */
const MOST_IN_A_NOTICE = 200

/** Notifies of changed products (migration 028), except products that are not public before and after. */
export async function installProductNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_product_changed() returns trigger language plpgsql as $$
    declare
      was_public boolean := tg_op <> 'INSERT' and old.is_public;
      is_public boolean := tg_op <> 'DELETE' and new.is_public;
      showing bigint[];
    begin
      if not was_public and not is_public then
        return null;
      end if;
      if was_public and is_public and old.slug = new.slug then
        perform pg_notify('catalogue_changed', 'edit search product:' || new.id);
        return null;
      end if;
      -- What leaves, leaves those that name it beside them; what comes back is there beside them again.
      select array_agg(product_id) into showing from (
        select product_id from product_bundles where bundled_product_id = coalesce(new.id, old.id)
        union select product_id from product_recommendations where recommended_product_id = coalesce(new.id, old.id)) beside;
      if cardinality(showing) > ${sql.lit(MOST_IN_A_NOTICE)} then
        perform pg_notify('catalogue_changed', 'edit *');
      else
        perform pg_notify('catalogue_changed', concat_ws(' product:', 'edit search list popular',
          coalesce(new.id, old.id), array_to_string(showing, ' product:')));
      end if;
      return null;
    end $$`.execute(db)
}
