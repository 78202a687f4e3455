/**
 * Writes the statements of all migrations to `tests/upgrades/<the last migration>.sql`, from which upgrade tests of
 * later releases start, and stores the OpenAPI document, with which later releases are compared. Run
 * `node tests/upgrades/write-schema.ts` before a release.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledQuery, type LogEvent, sql } from 'kysely'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { migrations } from '../../shop/migrations.server.ts'
import { shareCluster } from '../databases/cluster.ts'

/** Internal statements of the migrator. */
const OF_THE_MIGRATOR =
  /"pg_catalog"|pg_(?:try_)?advisory_|to_regclass|lock_timeout|^\s*select .* from "?kysely_migration/s

await using cluster = await shareCluster()
const connection = JSON.parse(cluster.connection)
const server = openDatabase(connection)
await sql`create database written_down template template1`.execute(server)
await server.destroy()

const statements: string[] = []
const log = ({ query }: LogEvent) => {
  // The test runs all statements in one transaction.
  const text = withValues(query).replace(/^(\s*create (?:unique )?index) concurrently\b/i, '$1')
  if (!OF_THE_MIGRATOR.test(query.sql)) statements.push(`${text};\n`)
}
const db = openDatabase({ ...connection, database: 'written_down' }, { log })
const names = await migrate(db, migrations)
await db.destroy()
const file = join(import.meta.dirname, `${names.at(-1)}.sql`)
await writeFile(file, statements.join(''))
const document = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'openapi.json')
await writeFile(
  join(import.meta.dirname, 'openapi.json'),
  `${JSON.stringify(JSON.parse(await readFile(document, 'utf8')))}\n`,
)
console.log(`${statements.length} statements are in ${file}`)

/**
 * Returns the text of a statement with its values inlined. Function bodies, which have own numbered parameters, have
 * no values.
 */
function withValues({ sql: text, parameters }: CompiledQuery): string {
  if (parameters.length === 0) return text
  return text.replace(/\$(\d+)/g, (_, place) => literalOf(parameters[Number(place) - 1]))
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error(`No migration has had a value like this one: ${JSON.stringify(value)}`)
}
