import { type Kysely, sql } from 'kysely'
import { addAuditedKind } from '../../../core/activity-log/migrations/functions/add-audited-kind.ts'

/** Webhook endpoints with their deliveries and attempts, and their kind in the activity log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 100),
      url text not null check (char_length(url) <= 2000),
      types text[] check (cardinality(types) > 0),
      is_on boolean not null,
      disabled_for text check (disabled_for in ('gone', 'failing')),
      secret_sealed bytea not null,
      previous_sealed bytea,
      previous_until timestamptz,
      failing_since timestamptz,
      last_failed_at timestamptz,
      last_failure text,
      paused_until timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      check ((previous_sealed is null) = (previous_until is null))
    )`.execute(db)
  await sql`create unique index webhook_endpoints_name on webhook_endpoints (lower(name))`.execute(db)
  await sql`
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id bigint not null references webhook_endpoints on delete cascade,
      message_id uuid not null,
      event bigint references events on delete cascade,
      position bigint,
      type text not null,
      subject_kind text,
      subject_id text,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0,
      due_at timestamptz,
      claim uuid,
      claimed_until timestamptz,
      created_at timestamptz not null,
      finished_at timestamptz,
      unique (endpoint_id, message_id),
      check ((state = 'pending') = (finished_at is null)),
      check ((claim is null) = (claimed_until is null))
    )`.execute(db)
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at nulls first, position)
    where state = 'pending'`.execute(db)
  await sql`
    create index webhook_deliveries_of_subject on webhook_deliveries (endpoint_id, subject_kind, subject_id, position)
    where state = 'pending'`.execute(db)
  await sql`create index webhook_deliveries_claimed on webhook_deliveries (claimed_until) where claim is not null`.execute(
    db,
  )
  await sql`create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id)`.execute(db)
  await sql`create index webhook_deliveries_of_event on webhook_deliveries (event)`.execute(db)
  await sql`create index webhook_deliveries_by_age on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create table webhook_attempts (
      id bigint generated always as identity primary key,
      delivery_id bigint not null references webhook_deliveries on delete cascade,
      at timestamptz not null,
      duration_ms integer not null,
      status integer,
      error text,
      answer text,
      check ((status is null) <> (error is null))
    )`.execute(db)
  await sql`create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id)`.execute(db)

  // The lock waits for a concurrent deletion of an endpoint, so that it does not break the publication of events.
  await sql`
    create function add_webhook_deliveries() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (endpoint_id, message_id, event, position, type, subject_kind, subject_id, created_at)
      select id, new.id, new.number, new.position, new.type, new.subject_kind, new.subject_id, new.at
      from webhook_endpoints where is_on and (types is null or new.type = any(types))
      for key share;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger webhook_deliveries after update of position on events for each row
    when (old.position is null and new.position is not null) execute function add_webhook_deliveries()`.execute(db)
  // For each row, because the statement above usually inserts none. PostgreSQL sends one notification per transaction.
  await sql`
    create trigger event_published after insert on webhook_deliveries for each row
    execute function notify_event_published()`.execute(db)
  await addAuditedKind(db, 'webhook')
}
