import { type Kysely, sql } from 'kysely'

/** Takes from everybody's eyes what is deleted, or not published, whoever writes it. Whether a date has come is told by whoever knows the time. */
export async function keepPublic(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_public() returns trigger language plpgsql as $$
    begin
      new.is_public := new.is_public and new.state = 'published' and new.deleted_at is null;
      return new;
    end $$`.execute(db)
  await sql`create trigger kept_public before insert or update of is_public, state, deleted_at on products
    for each row execute function keep_public()`.execute(db)
}

/** Keeps with each variant whether it can be bought: while it is there, and its product public. */
export async function keepForSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_for_sale() returns trigger language plpgsql as $$
    begin
      new.for_sale := new.deleted_at is null and (select is_public from products where id = new.product_id);
      return new;
    end $$`.execute(db)
  await sql`create trigger kept_for_sale before insert or update of for_sale, deleted_at, product_id on variants
    for each row execute function keep_for_sale()`.execute(db)
  // Whoever writes variants holds their product, so that none comes between this and the change of the product. In the order of orders.
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

/** Counts the products that everybody sees. */
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

/** Beyond so many products a notice would be too long (8,000 bytes): then it is of anything. */
const MOST_IN_A_NOTICE = 200

/** Tells which products have changed (migration 028): nothing of those that nobody sees, before and after. */
export async function tellOfProducts(db: Kysely<unknown>): Promise<void> {
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
