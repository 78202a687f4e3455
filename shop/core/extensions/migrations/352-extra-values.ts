import { type Kysely, sql } from 'kysely'

/** Adds the values of additional fields: one row per record and extension, deleted with either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table extra_values (
      extension text not null references extensions on delete cascade,
      product_id bigint references products on delete cascade,
      variant_id bigint references variants on delete cascade,
      order_id bigint references orders on delete cascade,
      customer_id bigint references users on delete cascade,
      values jsonb not null check (jsonb_typeof(values) = 'object'),
      version integer not null default 1,
      constraint extra_values_subject check (num_nonnulls(product_id, variant_id, order_id, customer_id) = 1),
      constraint extra_values_size check (octet_length(values::text) <= 2048),
      unique (product_id, extension),
      unique (variant_id, extension),
      unique (order_id, extension),
      unique (customer_id, extension)
    )`.execute(db)
  await sql`create index extra_values_extension on extra_values (extension)`.execute(db)
}
