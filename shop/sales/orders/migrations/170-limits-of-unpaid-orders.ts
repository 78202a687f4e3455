import { type Kysely, sql } from 'kysely'

/**
 * Only one order that is to be paid online can be pending per customer; transfers are limited by settings.
 * Orders to be paid on collection get a date on which they expire: the promised day plus seven days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column is_online_payment boolean not null default false`.execute(db)
  await sql`
    update orders set is_online_payment = true
    where exists (select from payments where order_id = orders.id and provider not in ('transfer', 'collection'))`.execute(
    db,
  )
  await sql`drop index orders_one_awaited`.execute(db)
  await sql`
    create unique index orders_one_pending_online on orders (user_id)
    where status = 'awaiting_payment' and is_online_payment`.execute(db)
  await sql`
    create index orders_unpaid_of_customer on orders (user_id)
    where payment_state = 'open' and status <> 'cancelled'`.execute(db)

  // Ready orders keep the deadline that their customer was given. All others get a week from now.
  await sql`
    update orders set held_until = coalesce(
      (select made_at + interval '7 days' from order_steps where order_id = orders.id and order_steps.status = 'shipped'),
      (greatest(promised_to, (now() at time zone 'Europe/Paris')::date) + 7 + time '23:59') at time zone 'Europe/Paris')
    where is_collection and payment_state = 'open' and status in ('making', 'shipping', 'shipped')
      and (not is_manual or status = 'shipped')`.execute(db)
  await sql`
    create index orders_to_collect on orders (held_until)
    where is_collection and payment_state = 'open' and status in ('making', 'shipping', 'shipped')`.execute(db)
}
