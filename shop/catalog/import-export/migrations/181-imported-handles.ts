import { type Kysely, sql } from 'kysely'

/** Stores the other shop's handle of an imported product. Two handles may map to one slug. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table imported_handles (
    handle text primary key,
    product_id bigint not null references products (id) on delete cascade
  )`.execute(db)
  await sql`create index imported_handles_of_product on imported_handles (product_id)`.execute(db)
}
