import { type Kysely, sql } from 'kysely'

/** Per table: the column of the customer and the changes that cached data depends on. */
const TELLING = {
  // Starting or using a session changes no cached data.
  auth_tokens: { owner: 'user_id', when: ['delete', 'update of user_id, created_at, expires_at'] },
  users: { owner: 'id', when: ['update of first_name, last_name, avatar_key, is_staff'] },
  reviews: { owner: 'user_id', when: ['insert', 'delete', 'update'] },
  orders: { owner: 'user_id', when: ['insert', 'delete', 'update of user_id, status'] },
} as const

/**
 * Adds triggers that notify the channel `customer_changed` with the ids of changed customers at each commit
 * (`CustomerCache`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_customer_changed() returns trigger language plpgsql as $$
    declare customer text;
    begin
      foreach customer in array array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]] loop
        if customer is not null then
          perform pg_notify('customer_changed', customer);
        end if;
      end loop;
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_any_customer_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('customer_changed', '');
      return null;
    end $$`.execute(db)

  for (const [table, { owner, when }] of Object.entries(TELLING)) {
    for (const event of when) {
      const [word = ''] = event.split(' ')
      const differs = word === 'update' ? sql`when (old.* is distinct from new.*)` : sql``
      await sql`create trigger ${sql.id(`customer_changed_by_${word}`)} after ${sql.raw(event)} on ${sql.table(table)} for each row
        ${differs} execute function tell_customer_changed(${sql.lit(owner)})`.execute(db)
    }
    await sql`create trigger customer_changed_by_truncate after truncate on ${sql.table(table)}
      for each statement execute function tell_any_customer_changed()`.execute(db)
  }
}
