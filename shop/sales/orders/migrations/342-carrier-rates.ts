import { type Kysely, sql } from 'kysely'

/** Adds the rate of a carrier to orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add carrier_rate text check (char_length(carrier_rate) <= 81),
      add constraint orders_one_method check (carrier_rate is null or method_id is null) not valid`.execute(db)
}
