import { type Kysely, sql } from 'kysely'

/**
 * Adds partial refunds with their lines and restocked quantities. Triggers limit refunded quantities to the ordered
 * ones, and restocked quantities to the refunded ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column standard_delivery_cents bigint constraint orders_standard_delivery_cents check (standard_delivery_cents >= 0)`.execute(
    db,
  )
  await sql`
    alter table order_lines
      add column refunded integer not null default 0,
      add column restocked integer not null default 0,
      add constraint order_lines_refunded check (refunded between 0 and quantity),
      add constraint order_lines_restocked check (restocked between 0 and refunded)`.execute(db)
  await sql`
    create table refund_lines (
      refund_id bigint not null references refunds,
      order_line_id bigint not null references order_lines,
      quantity integer not null check (quantity > 0),
      is_restocked boolean not null,
      primary key (refund_id, order_line_id)
    )`.execute(db)
  await sql`create index on refund_lines (order_line_id)`.execute(db)
}
