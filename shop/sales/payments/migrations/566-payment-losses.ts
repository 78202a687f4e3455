import { type Kysely, sql } from 'kysely'

/**
 * Adds the losses of payments. Each time staff resolve an excess, or a resolved one falls, a row has the difference to
 * the rows before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_losses (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments on delete cascade,
      cents bigint not null check (cents <> 0),
      seen_at timestamptz not null
    )`.execute(db)
  await sql`create index on payment_losses (payment_id)`.execute(db)
  // The release before changes the excess without the day of the change.
  await sql`
    create function record_payment_loss() returns trigger language plpgsql as $$
    begin
      insert into payment_losses (payment_id, cents, seen_at)
      select new.id, new.overdrawn_cents - coalesce(sum(cents), 0),
        case when new.overdrawn_seen_at is distinct from old.overdrawn_seen_at then new.overdrawn_seen_at else now() end
      from payment_losses where payment_id = new.id
      having coalesce(sum(cents), 0) <> new.overdrawn_cents;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger record_payment_loss after update of overdrawn_cents, overdrawn_seen_at on payments
    for each row when (new.overdrawn_seen_at is not null) execute function record_payment_loss()`.execute(db)
}
