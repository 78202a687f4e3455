import { type Kysely, sql } from 'kysely'

/**
 * Adds the search for the next delivery of a subscriber. It always reads the index `event_deliveries_heads` in its
 * order: for statistics from before a rush, PostgreSQL would read and sort all waiting deliveries instead. The event is
 * read here, too: a query around the function has an older snapshot, in which it may have no sequence number yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function next_event_delivery(wanted text, handled text[], moment timestamptz)
    returns table (event events, attempts integer) language plpgsql rows 1
    set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
    begin
      return query
        select events, due.attempts from event_deliveries as due join events on events.number = due.event
        where due.subscriber = wanted and due.is_head and due.type = any(handled)
          and coalesce(due.due_at, '-infinity'::timestamptz) <= moment
        order by coalesce(due.due_at, '-infinity'::timestamptz), due.position limit 1
        for update of due skip locked;
    end $$`.execute(db)
}
