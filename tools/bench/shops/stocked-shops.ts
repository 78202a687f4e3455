import { sql } from 'kysely'
import { pino } from 'pino'
import { buildShop } from '../../../app.ts'
import { ResponseCache } from '../../../server/cache/response-cache.ts'
import { asSuperuser, SHOP_ROLE } from '../../../server/db/embedded/shop-role.ts'
import { startEmbeddedPostgres } from '../../../server/db/embedded.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { type Connection, openDatabase } from '../../../server/db/open.ts'
import { readConfig } from '../../../server/start/config.ts'
import { migrations } from '../../../shop/migrations.server.ts'
import { benchFolder } from './scratch-folder.ts'
import { servicesOf } from './services-of.ts'

/** Requests a list without the cache, optionally with a token. Returns its count and the time in ms. */
export type Ask = (path: string, token?: string) => Promise<{ count: number; took: number }>

/**
 * Returns a function that creates a database, fills it and opens a shop on it in process. All databases are in one
 * temporary PostgreSQL.
 */
export async function stockedShops(opened: AsyncDisposableStack) {
  const dataDir = await benchFolder(opened)
  // The database is temporary, so durability is off.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  opened.defer(postgres.stop)
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })

  return async (database: string, fill: (connection: Connection) => Promise<void>): Promise<Ask> => {
    const server = openDatabase(asSuperuser({ ...postgres.connection, database: 'postgres' }))
    await sql`create database ${sql.id(database)} owner ${sql.id(SHOP_ROLE)}`.execute(server)
    await server.destroy()
    const connection = { ...postgres.connection, database }
    const db = openDatabase(connection)
    opened.defer(() => db.destroy())
    await migrate(db, migrations)
    await fill(connection)

    const cache = new ResponseCache(() => new Date())
    const app = await buildShop(await servicesOf(config, db, cache), pino({ level: 'silent' }))
    opened.defer(() => app.close())
    return async (path, token) => {
      cache.drop()
      const begun = performance.now()
      const answer = await app.inject({ url: path, ...(token && { headers: { authorization: `Token ${token}` } }) })
      const took = performance.now() - begun
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
      return { count: answer.json().count, took }
    }
  }
}
