import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartupError } from '../start/startup-error.ts'
import { findCompatibleFrom, storeCompatibleFrom } from './compatible-from.ts'
import type { Database } from './open.ts'

type Up = Migration['up']

/** The migrations by name, in alphabetical order: `005-orders`. */
export type Migrations = Readonly<Record<string, Up>>

interface Settings {
  /** The last migration of the oldest release that works with the newest schema. Undefined stores none. */
  compatibleFrom?: string | undefined
  say?: (sentence: string) => void
}

/** Later migrations work while processes of the release before serve, see `docs/develop/migrations.md`. */
export const LAST_OFFLINE = '402-shared-counts'

/** How long a migration waits for a lock in ms. Statements of the shop wait behind it. */
const LOCK_TIMEOUT_MS = 500
const RETRY_MS = 1_000
const ATTEMPTS = 60
/** Error codes of PostgreSQL for a lock timeout and for a deadlock. */
const LOCKED = new Set(['55P03', '40P01'])

const outside = new WeakSet<Up>()

/**
 * Marks a migration that runs outside of a transaction, such as one that creates an index concurrently or that changes
 * many rows in batches. It can be interrupted at any statement and runs again then.
 */
export function outsideTransaction(up: (db: Kysely<unknown>) => Promise<void>): Up {
  outside.add(up)
  return up
}

/**
 * Migrates the database to the newest schema. Concurrent processes are safe: one migrates, the others wait. Migrations
 * after `LAST_OFFLINE` run one by one, and wait at most `LOCK_TIMEOUT_MS` for a lock before they are tried again.
 * @returns the names of the migrations that were run
 * @throws StartupError if a newer release has migrated the database and this release can't use it
 */
export async function migrate(db: Database, migrations: Migrations, settings: Settings = {}): Promise<string[]> {
  const { say = () => {} } = settings
  if ((await nextOf(db, migrations, say)) === undefined) return []
  return db.connection().execute(async (lock) => {
    await lockMigrations(lock, say)
    try {
      return await runPending(db, migrations, settings)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('migrations of the shop'))`.execute(lock)
    }
  })
}

async function runPending(
  db: Database,
  migrations: Migrations,
  { compatibleFrom, say = () => {} }: Settings,
): Promise<string[]> {
  const run: string[] = []
  for (;;) {
    const next = await nextOf(db, migrations, say)
    if (next === undefined) break
    run.push(...(next <= LAST_OFFLINE ? await runOffline(db, migrations) : await runOnline(db, migrations, next, say)))
  }
  if (compatibleFrom && run.length > 0) await storeCompatibleFrom(db, compatibleFrom)
  return run
}

/**
 * Polls for the lock. A statement that waits for it would hold a snapshot, and `create index concurrently` waits for
 * all older snapshots.
 */
async function lockMigrations(db: Database, say: (sentence: string) => void): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_lock(hashtext('migrations of the shop')) as "isLocked"`.execute(db)
    if (rows[0]?.isLocked) return
    if (attempt === 1) say('Another process migrates the database. This process waits for it.')
    await pause(RETRY_MS / 4)
  }
}

/**
 * Returns the first migration that has not run; undefined if the database is up to date, or newer and still usable.
 * @throws StartupError if it is newer and not usable
 */
async function nextOf(
  db: Database,
  migrations: Migrations,
  say: (sentence: string) => void,
): Promise<string | undefined> {
  const made = new Set(await migrationsIn(db))
  const ownNames = Object.keys(migrations).sort()
  const missing = ownNames.find((name) => !made.has(name))
  const unknown = [...made].sort().findLast((name) => !(name in migrations))
  if (unknown === undefined) return missing
  const compatibleFrom = await findCompatibleFrom(db)
  if (missing !== undefined || compatibleFrom === undefined || compatibleFrom > (ownNames.at(-1) ?? ''))
    throw new StartupError(
      `A newer release of the shop has migrated this database (${unknown}): start that release, or restore an older backup.`,
    )
  say(`A newer release of the shop has migrated this database (${unknown}). This release still works with it.`)
  return undefined
}

async function migrationsIn(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{
    exists: boolean
  }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as exists`.execute(db)
  if (!tables[0]?.exists) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs the migrations up to `LAST_OFFLINE` in one transaction. */
async function runOffline(db: Database, migrations: Migrations): Promise<string[]> {
  const offline = Object.entries(migrations).filter(([name]) => name <= LAST_OFFLINE)
  const migrationsByName = Object.fromEntries(offline.map(([name, up]) => [name, { up }]))
  return results(
    await new Migrator({ db, provider: { getMigrations: async () => migrationsByName } }).migrateToLatest(),
  )
}

/** Runs one migration that other processes do not notice. */
async function runOnline(
  db: Database,
  migrations: Migrations,
  next: string,
  say: (sentence: string) => void,
): Promise<string[]> {
  const withTimeout = (up: Up): Up =>
    outside.has(up)
      ? up
      : async (tx) => {
          await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(tx)
          await up(tx)
        }
  const migrationsByName = Object.fromEntries(
    Object.entries(migrations).map(([name, up]) => [name, { up: withTimeout(up) }]),
  )
  const disableTransactions = outside.has(migrations[next] as Up)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsByName }, disableTransactions })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return results(await migrator.migrateUp())
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && LOCKED.has(error.code ?? ''))) throw error
      if (attempt >= ATTEMPTS)
        throw new StartupError(
          `The migration ${next} found no moment without a long transaction of another program. End that transaction, and start the shop again.`,
        )
      if (attempt === 1) say(`The migration ${next} waits for a transaction of another program.`)
      await pause(RETRY_MS)
    }
  }
}

function results({ error, results = [] }: Awaited<ReturnType<Migrator['migrateToLatest']>>): string[] {
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
