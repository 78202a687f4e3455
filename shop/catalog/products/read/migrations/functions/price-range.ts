import { type Kysely, sql } from 'kysely'

/** Stores the lowest and highest variant price in the product's row, for every way of writing a price. */
export async function installPriceRanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function price_range(of bigint, base bigint, out lowest bigint, out highest bigint) language sql stable
    begin atomic
      select coalesce(min(coalesce(price_cents, base)), base), coalesce(max(coalesce(price_cents, base)), base)
      from variants where product_id = of and deleted_at is null;
    end`.execute(db)
  // A new product has no variants yet.
  await sql`
    create function set_price_range() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.lowest_price_cents := new.price_cents;
        new.highest_price_cents := new.price_cents;
      else
        select lowest, highest into new.lowest_price_cents, new.highest_price_cents from price_range(new.id, new.price_cents);
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger price_range_begins before insert on products for each row execute function set_price_range()`.execute(
    db,
  )
  await sql`create trigger price_range_follows before update of price_cents on products for each row
    when (old.price_cents <> new.price_cents) execute function set_price_range()`.execute(db)

  // The products are locked first, so that the next statement sees variants committed by the previous lock holder.
  await sql`
    create function write_price_ranges(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set lowest_price_cents = lowest, highest_price_cents = highest
      from products as product, price_range(product.id, product.price_cents)
      where product.id = any (ids) and products.id = product.id
        and (products.lowest_price_cents, products.highest_price_cents) <> (lowest, highest);
    end $$`.execute(db)
  await sql`
    create function follow_variant_prices() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_price_ranges(array[old.product_id, new.product_id]);
      else
        -- Where all variants cost what their product costs, one more or fewer makes no difference.
        perform write_price_ranges(array(
          select distinct products.id from changed join products on products.id = changed.product_id
          where changed.price_cents is not null or (lowest_price_cents, highest_price_cents) <> (products.price_cents, products.price_cents)));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger price_added after insert on variants referencing new table as changed
    for each statement execute function follow_variant_prices()`.execute(db)
  await sql`create trigger price_removed after delete on variants referencing old table as changed
    for each statement execute function follow_variant_prices()`.execute(db)
  // A row trigger with a condition, so that stock changes do not fire it.
  await sql`
    create trigger price_changed after update of price_cents, deleted_at, product_id on variants for each row
    when (old.price_cents is distinct from new.price_cents or old.product_id <> new.product_id
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function follow_variant_prices()`.execute(db)
  // Also fires during bulk loads, which disable ordinary triggers.
  for (const trigger of ['price_range_begins', 'price_range_follows'])
    await sql`alter table products enable always trigger ${sql.id(trigger)}`.execute(db)
  for (const trigger of ['price_added', 'price_removed', 'price_changed'])
    await sql`alter table variants enable always trigger ${sql.id(trigger)}`.execute(db)
}

/** Price ranges include sale prices. Marks the products that have a compare-at price (migration 038). */
export async function rangeOverReducedPrices(db: Kysely<unknown>): Promise<void> {
  await sql`drop function price_range`.execute(db)
  await sql`
    create function price_range(of bigint, base bigint, out lowest bigint, out highest bigint, out reduced boolean)
    language sql stable
    begin atomic
      select coalesce(min(coalesce(reduced_cents, price_cents, base)), base),
        coalesce(max(coalesce(reduced_cents, price_cents, base)), base),
        coalesce(bool_or(prior_cents > reduced_cents), false)
      from variants where product_id = of and deleted_at is null;
    end`.execute(db)
  await sql`
    create or replace function set_price_range() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.lowest_price_cents := new.price_cents;
        new.highest_price_cents := new.price_cents;
      else
        select lowest, highest, reduced into new.lowest_price_cents, new.highest_price_cents, new.is_reduced
        from price_range(new.id, new.price_cents);
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create or replace function write_price_ranges(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set lowest_price_cents = lowest, highest_price_cents = highest, is_reduced = reduced
      from products as product, price_range(product.id, product.price_cents)
      where product.id = any (ids) and products.id = product.id
        and (products.lowest_price_cents, products.highest_price_cents, products.is_reduced) <> (lowest, highest, reduced);
    end $$`.execute(db)
  await sql`drop trigger price_changed on variants`.execute(db)
  await sql`
    create trigger price_changed after update of price_cents, reduced_cents, prior_cents, deleted_at, product_id on variants for each row
    when ((old.price_cents, old.reduced_cents, old.prior_cents, old.product_id)
      is distinct from (new.price_cents, new.reduced_cents, new.prior_cents, new.product_id)
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function follow_variant_prices()`.execute(db)
  await sql`alter table variants enable always trigger price_changed`.execute(db)
}
