import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { SettingsGroup } from './settings-groups.contract.ts'

/** A group as it is stored. */
export interface StoredSettings {
  name: string
  values: object
  version: number
}

/** Finds all groups in which anything was set. */
export async function findSettings(db: Database): Promise<StoredSettings[]> {
  return db.selectFrom('settings').select(['name', 'values', 'version']).execute()
}

/** Locks a group until the transaction ends, also one in which nothing was set yet; that is undefined. */
export async function lockedSettings(tx: Database, name: SettingsGroup): Promise<StoredSettings | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'), hashtext(${name}))`.execute(tx)
  return tx.selectFrom('settings').select(['name', 'values', 'version']).where('name', '=', name).executeTakeFirst()
}

/** Keeps a group as it is until the transaction ends, together with others who look at it; whoever changes it waits. */
export async function shareSettings(tx: Database, name: SettingsGroup): Promise<void> {
  await executePrepared(
    tx,
    sql`select pg_advisory_xact_lock_shared(hashtext('settings'), hashtext(${name}))`.compile(tx),
  )
}

/** Reads a word that is another one after any group was written, by whomever. */
export async function settingsStamp(db: Database): Promise<string> {
  const stamp = sql<{ stamp: string }>`
    select coalesce(string_agg(name || ' ' || xmin::text, ',' order by name), '') as stamp from settings`
  return (await executePrepared(db, stamp.compile(db)))[0]?.stamp ?? ''
}

/** Writes a group that is locked, under its next version. @returns that version */
export async function writeSettings(tx: Database, name: SettingsGroup, values: object, now: Date): Promise<number> {
  const json = JSON.stringify(values)
  const { version } = await tx
    .insertInto('settings')
    .values({ name, values: json, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({ values: json, version: sql`${ref('settings.version')} + 1`, updated_at: now })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Tells all processes that what was set means something else now, because of the time. */
export async function tellSettings(db: Database): Promise<void> {
  await sql`select pg_notify('catalogue_changed', 'edit settings')`.execute(db)
}
