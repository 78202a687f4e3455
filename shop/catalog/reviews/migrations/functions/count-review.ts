import { type Kysely, sql } from 'kysely'

/**
 * Creates the trigger function that maintains `rating_counts` of products and variants. Hidden reviews are not
 * counted. Locks the product before the variant, as other transactions do.
 */
export async function installCountReview(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_review() returns trigger language plpgsql as $$
    declare
      was boolean := tg_op in ('UPDATE', 'DELETE') and old.hidden_at is null;
      is_now boolean := tg_op in ('INSERT', 'UPDATE') and new.hidden_at is null;
    begin
      if was and is_now
        and (old.product_id, old.variant_id, old.half_stars) = (new.product_id, new.variant_id, new.half_stars) then
        return null;
      end if;
      if was then
        update products set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.product_id;
      end if;
      if is_now then
        update products set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.product_id;
      end if;
      if was then
        update variants set rating_counts[old.half_stars] = rating_counts[old.half_stars] - 1 where id = old.variant_id;
      end if;
      if is_now then
        update variants set rating_counts[new.half_stars] = rating_counts[new.half_stars] + 1 where id = new.variant_id;
      end if;
      return null;
    end $$`.execute(db)
}
