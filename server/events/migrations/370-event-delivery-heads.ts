import { type Kysely, sql } from 'kysely'

/**
 * Marks the first delivery of each subject, so that the next due one is found without reading the ones behind it. The
 * row of the subject in `event_subjects` serializes the changes of its deliveries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_deliveries add column is_head boolean not null default false`.execute(db)
  await sql`
    update event_deliveries set is_head = true
    from (
      select subscriber, min(position) as position from event_deliveries group by subscriber, subject_kind, subject_id
    ) as first
    where event_deliveries.subscriber = first.subscriber and event_deliveries.position = first.position`.execute(db)
  await sql`
    create index event_deliveries_heads
    on event_deliveries (subscriber, coalesce(due_at, '-infinity'::timestamptz), position) where is_head`.execute(db)

  // The publication has locked the subject, and each statement of a function sees the latest commits.
  await sql`
    create function set_event_delivery_head() returns trigger language plpgsql set enable_seqscan = off as $$
    begin
      new.is_head := not exists (
        select from event_deliveries
        where subscriber = new.subscriber and subject_kind = new.subject_kind and subject_id = new.subject_id);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger event_delivery_head before insert on event_deliveries for each row
    execute function set_event_delivery_head()`.execute(db)

  // Repeated if the next delivery was deleted while the update waited for its lock.
  await sql`
    create function move_event_delivery_head() returns trigger language plpgsql set enable_seqscan = off as $$
    declare subject record;
    begin
      for subject in
        select distinct subscriber, subject_kind, subject_id from removed where is_head order by 2, 3, 1
      loop
        perform from event_subjects where kind = subject.subject_kind and id = subject.subject_id for no key update;
        loop
          update event_deliveries set is_head = true
          where subscriber = subject.subscriber and position = (
            select position from event_deliveries as next
            where next.subscriber = subject.subscriber and next.subject_kind = subject.subject_kind
              and next.subject_id = subject.subject_id
            order by position limit 1);
          exit when found or not exists (
            select from event_deliveries as next
            where next.subscriber = subject.subscriber and next.subject_kind = subject.subject_kind
              and next.subject_id = subject.subject_id);
        end loop;
      end loop;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger event_delivery_next_head after delete on event_deliveries referencing old table as removed
    for each statement execute function move_event_delivery_head()`.execute(db)
}
