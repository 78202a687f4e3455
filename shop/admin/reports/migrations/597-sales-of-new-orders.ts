import { type Kysely, sql } from 'kysely'

/**
 * Stops the triggers that note the sale of a new order for each of its lines and addresses. The order is stored in the
 * same statement, and its trigger notes the same sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace trigger sales_noted after delete or update of order_id, product_id, quantity, refunded,
    unit_price_cents, discount_cents on order_lines for each row execute function note_sale_of_part()`.execute(db)
  await sql`
    create or replace trigger sales_noted after delete or update of order_id, purpose, country on order_addresses
    for each row execute function note_sale_of_part()`.execute(db)
}
