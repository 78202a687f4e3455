import { type Kysely, sql } from 'kysely'

/** Pages distinguish a stock of 0, 1 to 9, up to 20, and more. */
const STEPS = 21

/**
 * PostgreSQL serialises the commits of transactions that send notices. A transaction that sets `shop.tells_later`
 * sends its notices about sales and jobs after the commit instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sale_notice(product_id bigint, before integer, after integer) returns text language sql immutable as $$
      select 'sale popular =stock:' || product_id
        || case when least(before, ${sql.lit(STEPS)}) <> least(after, ${sql.lit(STEPS)}) then ' product:' || product_id else '' end
        || case when (before = 0) <> (after = 0) then ' search' else '' end
    $$`.execute(db)
  await sql`
    create or replace function tell_variant_changed() returns trigger language plpgsql as $$
    begin
      -- Whether one can be bought follows from the stock: it is no edit of its own.
      if tg_op <> 'UPDATE' or to_jsonb(old) - '{stock,buyable}'::text[] <> to_jsonb(new) - '{stock,buyable}'::text[] then
        perform pg_notify('catalogue_changed', 'edit search product:' || coalesce(new.product_id, old.product_id));
      elsif current_setting('shop.tells_later', true) is distinct from 'on' then
        perform pg_notify('catalogue_changed', sale_notice(new.product_id, old.stock, new.stock));
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create or replace function tell_job_waits() returns trigger language plpgsql as $$
    begin
      if current_setting('shop.tells_later', true) is distinct from 'on' then
        perform pg_notify('job_waits', '');
      end if;
      return null;
    end $$`.execute(db)
}
