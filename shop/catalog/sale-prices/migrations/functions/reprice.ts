import { type Kysely, sql } from 'kysely'

/**
 * Computes the prices of variants at a point in time: the lowest price of the active sales, if it is lower than the
 * regular one. The compare-at price is the lowest of the 30 days before the sale (directive 98/6/EC, article 6a). It
 * stays while the sale continues and only becomes cheaper.
 */
export async function defineReprice(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reprice(ids bigint[], moment timestamptz) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      perform from variants where product_id = any (ids) order by id for no key update;
      update variants set reduced_cents = cents, prior_cents = prior, reduced_since = since, reduced_until = until
      from (
        select variant.id, cents, ends_at as until,
          case when cents is null then null when goes_on then variant.reduced_since else moment end as since,
          case when cents is null then null when goes_on then variant.prior_cents
            else coalesce(lowest_price_before(variant.id, moment), base) end as prior
        from variants as variant join products on products.id = product_id
          cross join lateral (select coalesce(variant.price_cents, products.price_cents) as base) as priced
          left join lateral (
            select cents, ends_at
            from (
              select coalesce(reductions.price_cents, greatest(1, round(base * (100 - percent) / 100.0))::bigint) as cents, ends_at
              from reduction_products join reductions on reductions.id = reduction_id
              where reduction_products.product_id = products.id and starts_at <= moment and (ends_at is null or ends_at > moment)) as offered
            where cents < base
            order by cents, ends_at desc nulls first
            limit 1) as best on true
          cross join lateral (select cents <= variant.reduced_cents as goes_on) as held
        where product_id = any (ids) and variant.deleted_at is null) as fresh
      where variants.id = fresh.id
        and (reduced_cents, prior_cents, reduced_since, reduced_until) is distinct from (cents, prior, since, until);
    end $$`.execute(db)
}
