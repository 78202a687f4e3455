import { type Kysely, sql } from 'kysely'

/**
 * Marks the first waiting delivery of each subject at each endpoint, as migration 370 does for subscribers. A delivery
 * that is sent again can come before the marked one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_deliveries add column is_head boolean not null default false`.execute(db)
  await sql`
    update webhook_deliveries set is_head = true
    from (
      select endpoint_id, min(position) as position from webhook_deliveries where state = 'pending'
      group by endpoint_id, subject_kind, subject_id
    ) as first
    where webhook_deliveries.endpoint_id = first.endpoint_id and webhook_deliveries.position = first.position`.execute(
    db,
  )
  await sql`
    create index webhook_deliveries_heads
    on webhook_deliveries (endpoint_id, coalesce(due_at, '-infinity'::timestamptz), position)
    where is_head and state = 'pending'`.execute(db)
  await sql`
    create index webhook_deliveries_head_of_subject on webhook_deliveries (endpoint_id, subject_kind, subject_id)
    where is_head and state = 'pending'`.execute(db)
  await sql`drop index webhook_deliveries_due`.execute(db)

  await sql`
    create function set_webhook_delivery_head() returns trigger language plpgsql set enable_seqscan = off as $$
    begin
      perform from event_subjects where kind = new.subject_kind and id = new.subject_id for no key update;
      new.is_head := not exists (
        select from webhook_deliveries
        where endpoint_id = new.endpoint_id and subject_kind = new.subject_kind and subject_id = new.subject_id
          and state = 'pending');
      return new;
    end $$`.execute(db)
  await sql`
    create trigger webhook_delivery_head before insert on webhook_deliveries for each row
    when (new.position is not null and new.state = 'pending') execute function set_webhook_delivery_head()`.execute(db)

  // Repeated if the next delivery was deleted while the update waited for its lock.
  await sql`
    create function move_webhook_delivery_head() returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      changed webhook_deliveries := case tg_op when 'DELETE' then old else new end;
      next record;
    begin
      -- Deleted with its endpoint.
      if tg_op = 'DELETE' and not exists (select from webhook_endpoints where id = changed.endpoint_id) then
        return null;
      end if;
      perform from event_subjects where kind = changed.subject_kind and id = changed.subject_id for no key update;
      loop
        select id, is_head into next from webhook_deliveries
        where endpoint_id = changed.endpoint_id and subject_kind = changed.subject_kind
          and subject_id = changed.subject_id and state = 'pending'
        order by position limit 1;
        exit when next.id is null or next.is_head;
        update webhook_deliveries set is_head = false
        where endpoint_id = changed.endpoint_id and subject_kind = changed.subject_kind
          and subject_id = changed.subject_id and is_head and state = 'pending';
        update webhook_deliveries set is_head = true where id = next.id and state = 'pending';
      end loop;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger webhook_delivery_other_head after insert on webhook_deliveries for each row
    when (new.position is not null and new.state = 'pending' and not new.is_head)
    execute function move_webhook_delivery_head()`.execute(db)
  await sql`
    create trigger webhook_delivery_changed_head after update of state on webhook_deliveries for each row
    when (new.position is not null and (old.state = 'pending') <> (new.state = 'pending'))
    execute function move_webhook_delivery_head()`.execute(db)
  await sql`
    create trigger webhook_delivery_next_head after delete on webhook_deliveries for each row
    when (old.is_head and old.state = 'pending') execute function move_webhook_delivery_head()`.execute(db)
}
