import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { firstRow, prepared } from '../../../server/db/prepared.ts'
import type { SettingsGroup } from './settings-groups.contract.ts'

/** A stored group. */
export interface StoredSettings {
  name: string
  values: object
  version: number
}

/** Returns all groups that have been saved. */
export async function findSettings(db: Database): Promise<StoredSettings[]> {
  return db.selectFrom('settings').select(['name', 'values', 'version']).execute()
}

/** Returns the version of a group; 0 if it was never saved. */
export async function settingsVersion(db: Database, name: SettingsGroup): Promise<number> {
  const found = await db.selectFrom('settings').select('version').where('name', '=', name).executeTakeFirst()
  return found?.version ?? 0
}

/**
 * Locks a group until the transaction ends; undefined if it was never saved. The lock also covers a group without a
 * row.
 */
export async function lockedSettings(tx: Database, name: SettingsGroup): Promise<StoredSettings | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('settings'), hashtext(${name}))`.execute(tx)
  return tx.selectFrom('settings').select(['name', 'values', 'version']).where('name', '=', name).executeTakeFirst()
}

/** Locks a group in share mode until the transaction ends. Writers wait. */
export async function shareSettings(tx: Database, name: SettingsGroup): Promise<void> {
  await sharedLock(tx, { name })
}

const sharedLock = prepared(
  ({ name }: { name: SettingsGroup }) =>
    sql`select pg_advisory_xact_lock_shared(hashtext('settings'), hashtext(${name}))`,
)

/** Returns a text that changes whenever any group is written. */
export async function settingsStamp(db: Database): Promise<string> {
  return firstRow(await stampOfSettings(db, {})).stamp
}

const stampOfSettings = prepared(
  () => sql<{ stamp: string }>`
    select coalesce(string_agg(name || ' ' || xmin::text, ',' order by name), '') as stamp from settings`,
)

/** Writes a locked group with its next version. @returns that version */
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

/**
 * Marks a change of data that the shop reads together with its settings, such as the terms. All processes renew what
 * they cache.
 * @param name not that of a group
 */
export async function touchSettings(tx: Database, name: 'own_terms', now: Date): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name, values: '{}', version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({ version: sql`${ref('settings.version')} + 1`, updated_at: now })),
    )
    .execute()
}

/** Notifies all processes that the meaning of a setting changed because of the time. */
export async function notifySettings(db: Database): Promise<void> {
  await sql`select notify_catalogue_changed('edit settings')`.execute(db)
}

/** Invalidates all stored answers and pages of all processes and of a CDN when the transaction commits. */
export async function purgeAllAnswers(tx: Database): Promise<void> {
  await sql`select notify_catalogue_changed('edit *')`.execute(tx)
}
