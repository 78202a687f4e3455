import { type Kysely, sql } from 'kysely'

/**
 * Records the price history of each variant, for every way of changing a price. Only times in which it could be bought
 * count.
 */
export async function installPriceHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_history (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      price_cents bigint not null check (price_cents > 0),
      since timestamptz not null
    )`.execute(db)
  await sql`create index on price_history (variant_id, since desc, id desc)`.execute(db)
  // Without earlier data, the current price is assumed since the product was created.
  await sql`
    insert into price_history (variant_id, price_cents, since)
    select variants.id, coalesce(variants.price_cents, products.price_cents), products.created_at
    from variants join products on products.id = product_id where for_sale`.execute(db)

  await sql`
    create function note_prices(of bigint[]) returns void language plpgsql as $$
    begin
      insert into price_history (variant_id, price_cents, since)
      select variants.id, price, now()
      from variants join products on products.id = product_id,
        lateral (select coalesce(reduced_cents, variants.price_cents, products.price_cents) as price) as present
      where variants.id = any (of) and for_sale and price is distinct from (
        select last.price_cents from price_history as last where variant_id = variants.id order by since desc, id desc limit 1);
    end $$`.execute(db)
  await sql`
    create function note_variant_prices() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform note_prices(array[new.id]);
      else
        perform note_prices(array(select id from added));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger price_begins after insert on variants referencing new table as added
    for each statement execute function note_variant_prices()`.execute(db)
  // A row trigger with a condition, so that stock changes do not fire it.
  await sql`
    create trigger price_noted after update of price_cents, reduced_cents, for_sale, deleted_at on variants for each row
    when (new.for_sale and (not old.for_sale or (old.price_cents, old.reduced_cents) is distinct from (new.price_cents, new.reduced_cents)))
    execute function note_variant_prices()`.execute(db)
  await sql`
    create function note_product_price() returns trigger language plpgsql as $$
    begin
      perform note_prices(array(
        select id from variants where product_id = new.id and price_cents is null and reduced_cents is null and for_sale));
      return null;
    end $$`.execute(db)
  await sql`create trigger price_noted after update of price_cents on products for each row
    when (old.price_cents <> new.price_cents) execute function note_product_price()`.execute(db)

  await sql`
    create function lowest_price_before(of bigint, moment timestamptz) returns bigint language sql stable
    begin atomic
      select min(price_cents) from price_history
      where variant_id = of and since < moment and since >= coalesce((
        select max(since) from price_history where variant_id = of and since <= moment - interval '30 days'), '-infinity');
    end`.execute(db)
}
