import { type Kysely, sql } from 'kysely'

/**
 * Orders and payments store the id and the name of their payment method, and how its money arrives, so that all three
 * are known after the method is removed. The server checks ids against the registered methods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column method text,
      add column method_text text not null default '',
      add column kind text,
      drop constraint payments_provider,
      add constraint payments_provider check (provider ~ '^[a-z][a-z0-9_]{0,29}$')`.execute(db)
  await sql`
    update payments set
      method = case when provider in ('transfer', 'collection') then provider else 'online' end,
      kind = case provider when 'transfer' then 'sent' when 'collection' then 'in_person' else 'online' end`.execute(db)
  await sql`
    alter table payments
      alter column method set not null,
      alter column kind set not null,
      add constraint payments_method check (method ~ '^[a-z][a-z0-9_]{0,29}$'),
      add constraint payments_kind check (kind in ('online', 'sent', 'in_person'))`.execute(db)
  await sql`
    alter table orders
      add column payment_method text not null default ''
        constraint orders_payment_method check (payment_method ~ '^([a-z][a-z0-9_]{0,29})?$'),
      add column payment_method_text text not null default ''`.execute(db)
  await sql`
    update orders set payment_method = last.method
    from (select distinct on (order_id) order_id, method from payments
      order by order_id, state = 'paid' desc, id desc) as last
    where last.order_id = orders.id`.execute(db)
}
