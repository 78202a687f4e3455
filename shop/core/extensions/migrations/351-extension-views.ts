import { type Kysely, sql } from 'kysely'

/** Adds the views that extensions read: no passwords, codes or tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists api`.execute(db)
  await sql`
    create view api.products as
    select id, slug, title, description, price_cents, lowest_price_cents, highest_price_cents, maker as manufacturer,
      model, vat_class, state, is_public, average_rating, reviews_count, created_at, updated_at
    from public.products where deleted_at is null`.execute(db)
  await sql`
    create view api.variants as
    select variants.id, product_id, name, sku, gtin, coalesce(variants.price_cents, products.price_cents) as price_cents,
      stock, weight_grams, for_sale as is_for_sale, position
    from public.variants join public.products on products.id = product_id
    where variants.deleted_at is null and products.deleted_at is null`.execute(db)
  await sql`
    create view api.orders as
    select id, user_id as customer_id, status, payment_state, created_at, total_cents, delivery_cents, currency, email,
      customer_name, method_name as shipping_method, payment_method, is_manual, is_test
    from public.orders`.execute(db)
  await sql`
    create view api.order_lines as
    select id, order_id, product_id, variant_id, title, variant_name, quantity, unit_price_cents, vat_rate, refunded,
      withdrawn
    from public.order_lines`.execute(db)
  await sql`
    create view api.order_addresses as
    select order_id, purpose, name, company, street, second_line, postcode, town, country, phone
    from public.order_addresses`.execute(db)
  await sql`
    create view api.customers as
    select id, email, first_name, last_name, created_at, has_ordered from public.users where not is_staff`.execute(db)
}
