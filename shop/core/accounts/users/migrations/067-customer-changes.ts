import { type Kysely, sql } from 'kysely'

/** By table: the column that says whose a row is, and what of it others keep in memory for a moment. */
const TELLING = {
  // That a session begins, or is used, changes nothing that anybody knows.
  auth_tokens: { owner: 'user_id', when: ['delete', 'update of user_id, created_at, expires_at'] },
  users: { owner: 'id', when: ['update of first_name, last_name, avatar_key, is_staff'] },
  reviews: { owner: 'user_id', when: ['insert', 'delete', 'update'] },
  orders: { owner: 'user_id', when: ['insert', 'delete', 'update of user_id, status'] },
} as const

/** Tells the channel `customer_changed` of each commit the ids of the customers of whom it changed something (`CustomerCache`). */
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
