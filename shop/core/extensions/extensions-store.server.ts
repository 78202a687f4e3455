import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** A stored extension, listed or formerly listed. */
export interface StoredExtension {
  name: string
  version: string
  is_enabled: boolean
  /** When errors disabled it; null if it is enabled or an owner disabled it. */
  failed_at: Date | null
  settings: Record<string, string>
  /** The secrets of the settings, encrypted; null without any. */
  sealed: Buffer | null
  /** 0 if the settings were never saved. */
  settings_version: number
  /** False if a migration failed at the last start. */
  is_migrated: boolean
  /** The account that the last check of the settings found. */
  account: StoredAccount
}

/** The account to which settings belong. Missing and empty texts are unknown. */
export interface StoredAccount {
  account?: string
  account_id?: string
}

/** Stored errors per extension. */
const MOST_ERRORS = 20
const MAX_MESSAGE = 500

/** Stores the listed extensions with their versions. New ones are enabled. */
export async function storeListed(
  db: Database,
  listed: readonly Pick<StoredExtension, 'name' | 'version'>[],
): Promise<void> {
  if (listed.length === 0) return
  await db
    .insertInto('extensions')
    .values(listed.map(({ name, version }) => ({ name, version })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version') }))
        .whereRef('extensions.version', '<>', 'excluded.version'),
    )
    .execute()
}

/** Returns all extensions by name. */
export const findExtensions = (db: Database): Promise<StoredExtension[]> =>
  db.selectFrom('extensions').selectAll().orderBy('name').execute()

/** Locks an extension until the transaction ends; undefined if it was never listed. */
export const lockExtension = (tx: Database, name: string): Promise<StoredExtension | undefined> =>
  tx.selectFrom('extensions').selectAll().where('name', '=', name).forUpdate().executeTakeFirst()

/**
 * Prevents changes of the settings and of the state of an extension until the transaction ends.
 * @returns false if the settings no longer have the version in use, or the extension is disabled
 */
export async function shareSettings(
  tx: Database,
  { extension, version }: { extension: string; version: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('extensions')
    .select('name')
    .where('name', '=', extension)
    .where('settings_version', '=', version)
    .where('is_enabled', '=', true)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the message of the last error of a part since a time; undefined without one. */
export async function findLastError(
  db: Database,
  { extension, place, since }: { extension: string; place: string; since: Date },
): Promise<string | undefined> {
  const error = await db
    .selectFrom('extension_errors')
    .select('message')
    .where('extension', '=', extension)
    .where('place', '=', place)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return error?.message
}

/** Enables or disables an extension. */
export async function writeEnabled(tx: Database, name: string, is_enabled: boolean): Promise<void> {
  await tx.updateTable('extensions').set({ is_enabled, failed_at: null }).where('name', '=', name).execute()
}

/** Deletes a locked extension with its settings, errors and records of migrations. */
export async function deleteExtension(tx: Database, name: string): Promise<void> {
  await tx.deleteFrom('extensions').where('name', '=', name).execute()
}

/** Stores whether all migrations of an extension succeeded. */
export async function writeMigrated(db: Database, name: string, is_migrated: boolean): Promise<void> {
  await db
    .updateTable('extensions')
    .set({ is_migrated })
    .where('name', '=', name)
    .where('is_migrated', '<>', is_migrated)
    .execute()
}

/** Writes the settings of a locked extension with their next version. */
export async function writeSettings(
  tx: Database,
  { name, settings_version }: Pick<StoredExtension, 'name' | 'settings_version'>,
  { settings, sealed, account }: Pick<StoredExtension, 'settings' | 'sealed' | 'account'>,
): Promise<void> {
  await tx
    .updateTable('extensions')
    .set({
      settings: JSON.stringify(settings),
      sealed,
      account: JSON.stringify(account),
      settings_version: settings_version + 1,
    })
    .where('name', '=', name)
    .execute()
}

/**
 * Disables an extension because of errors.
 * @returns false if it is disabled already
 */
export async function writeFailed(tx: Database, name: string, failed_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('extensions')
    .set({ is_enabled: false, failed_at })
    .where('name', '=', name)
    .where('is_enabled', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the names of the extensions that errors have disabled, also of a migration. */
export async function findFailed(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('extensions')
    .select('name')
    .where((where) => where.or([where('failed_at', 'is not', null), where('is_migrated', '=', false)]))
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** An error of an extension. */
export interface ExtensionError {
  /** The part of the extension, such as `GET /points`. */
  place: string
  message: string
  at: Date
}

/** Stores an error and deletes all but the latest ones. */
export async function insertError(db: Database, extension: string, error: ExtensionError): Promise<void> {
  const message = [...error.message].slice(0, MAX_MESSAGE).join('')
  await db
    .insertInto('extension_errors')
    .values({ extension, place: error.place.slice(0, 200), message, at: error.at })
    .execute()
  await sql`
    delete from extension_errors where extension = ${extension} and id <= (
      select id from extension_errors where extension = ${extension}
      order by id desc offset ${sql.lit(MOST_ERRORS)} limit 1)`.execute(db)
}

/** Returns the latest errors of all extensions, newest first. */
export const findErrors = (db: Database) =>
  db
    .selectFrom('extension_errors')
    .select(['id', 'extension', 'place', 'message', 'at'])
    .orderBy('id', 'desc')
    .execute()
