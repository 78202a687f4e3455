import { type Kysely, sql } from 'kysely'

/**
 * Lets a transaction with `shop.tells_later` send its customer notifications after the commit, as for sales and jobs
 * (080).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_customer_changed() returns trigger language plpgsql as $$
    declare customer text;
    begin
      if current_setting('shop.tells_later', true) = 'on' then
        return null;
      end if;
      foreach customer in array array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]] loop
        if customer is not null then
          perform pg_notify('customer_changed', customer);
        end if;
      end loop;
      return null;
    end $$`.execute(db)
}
