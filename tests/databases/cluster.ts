import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { asSuperuser } from '../../server/db/embedded/shop-role.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { hasMemoryFolder, MEMORY } from './memory-folder.ts'

/** The template database of all test shops. */
export const TEMPLATE = 'shop_template'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: EmbeddedPostgres['connection']
  }
}

/**
 * Starts one PostgreSQL for all tests, with a migrated, empty shop as template. Uses `TEST_CLUSTER` instead if it is
 * set.
 */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_CLUSTER: shared } = process.env
  if (shared) {
    project.provide('cluster', JSON.parse(shared))
    return async () => {}
  }
  const { connection, stop } = await openCluster()
  project.provide('cluster', connection)
  return stop
}

/** Starts one PostgreSQL for several test runs. Pass its connection to each run as `TEST_CLUSTER`. */
export async function shareCluster(): Promise<AsyncDisposable & { connection: string }> {
  const { connection, stop } = await openCluster()
  return { connection: JSON.stringify(connection), [Symbol.asyncDispose]: stop }
}

async function openCluster() {
  // Creating and dropping hundreds of databases mostly writes files, so use memory where possible.
  const dataDir = await mkdtemp(join((await hasMemoryFolder()) ? MEMORY : tmpdir(), 'comptoir-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => {},
    settings: {
      // Test data need not survive a crash.
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
      // Statistics of one test must not change the plans of another.
      autovacuum: 'off',
    },
  })
  // Test shops connect as this role, which is not a superuser, just like a real shop.
  const superuser = openDatabase(asSuperuser(postgres.connection))
  await sql`alter role ${sql.id(postgres.connection.user)} createdb`.execute(superuser)
  await superuser.destroy()
  const server = openDatabase(postgres.connection)
  await sql`create database ${sql.id(TEMPLATE)}`.execute(server)
  await server.destroy()
  const template = openDatabase({ ...postgres.connection, database: TEMPLATE })
  await migrate(template, migrations)
  await template.destroy()
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection: postgres.connection, stop }
}
