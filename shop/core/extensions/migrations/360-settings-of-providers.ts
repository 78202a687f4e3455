import { type Kysely, sql } from 'kysely'

/** Adds the account of checked settings, and moves the keys of Stripe to the settings of its extension. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table extensions add account jsonb not null default '{}' check (jsonb_typeof(account) = 'object')`.execute(db)
  // The sealed keys keep their purpose: only the data folder can decrypt them.
  await sql`
    insert into extensions (name, version, account, sealed, settings_version)
      select name, '0.0.0', values, sealed, version from connections where name = 'stripe'
    on conflict (name) do update set account = excluded.account, sealed = excluded.sealed,
      settings_version = greatest(extensions.settings_version, excluded.settings_version)`.execute(db)
  await sql`delete from connections where name = 'stripe'`.execute(db)
}
