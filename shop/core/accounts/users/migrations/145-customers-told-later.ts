import { type Kysely, sql } from 'kysely'

/** Whoever sets `shop.tells_later` for a transaction tells after the commit also whose things it changed, as it does of its sales and jobs (080). */
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
