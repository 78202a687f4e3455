import { type Kysely, sql } from 'kysely'

/**
 * Notes a sale once when an order is stored. The lines and addresses of an order are stored with it, so triggers for
 * each of them noted the same sale again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace trigger sales_noted after delete or update of order_id, product_id, quantity, refunded,
    unit_price_cents, discount_cents on order_lines for each row execute function note_sale_of_part()`.execute(db)
  await sql`
    create or replace trigger sales_noted after delete or update of order_id, purpose, country on order_addresses
    for each row execute function note_sale_of_part()`.execute(db)
}
