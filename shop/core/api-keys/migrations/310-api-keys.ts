import { type Kysely, sql } from 'kysely'
import { addAuditedKind } from '../../activity-log/migrations/functions/add-audited-kind.ts'

/**
 * API keys, their kind in the activity log, and the key as the author of audit entries, order steps, notes and stock
 * movements.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 100),
      prefix text not null check (char_length(prefix) <= 12),
      hash bytea not null unique check (octet_length(hash) = 32),
      scopes text[] not null check (cardinality(scopes) between 1 and 100),
      networks cidr[] not null default '{}' check (cardinality(networks) <= 50),
      expires_at timestamptz,
      last_used_at timestamptz,
      created_by bigint references users on delete set null,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create unique index api_keys_name on api_keys (lower(name)) where revoked_at is null`.execute(db)
  await addAuditedKind(db, 'api_key')
  for (const table of ['audit_entries', 'order_steps', 'order_notes', 'customer_notes'])
    await sql`alter table ${sql.id(table)} add column api_key_id bigint references api_keys`.execute(db)

  // The cause of a stock change may name a key instead of a staff member.
  await sql`
    do $$
    declare
      body text := pg_get_functiondef('record_stock_movement'::regproc);
      staff text := 'case when cause->>''staff'' is null then '''' else';
      key text := 'case when cause->>''api_key'' is not null then (select name from api_keys where id = (cause->>''api_key'')::bigint) when cause->>''staff'' is null then '''' else';
    begin
      if strpos(body, staff) = 0 then raise exception 'record_stock_movement differs'; end if;
      execute replace(body, staff, key);
    end $$`.execute(db)
}
