import { join } from 'node:path'
import { SHOP } from '../../server/db/embedded/cluster.ts'
import { SOCKET_PORT } from '../../server/db/embedded/socket-folder.ts'
import { type Database, openDatabase } from '../../server/db/open.ts'
import { runningDatabase } from '../../server/db/running.ts'
import type { DatabaseAddress } from './copied-database.ts'

/** Opens the database of a running shop, without the shop's query timeout. */
export async function openShopDatabase(dataDir: string): Promise<Database & AsyncDisposable> {
  const connection = await runningDatabase(dataDir)
  if (!connection) throw new Error(`No shop is open on ${dataDir}.`)
  return openDatabase(connection, { patient: true })
}

/**
 * Returns the address of a shop's embedded PostgreSQL, whether or not it runs. The folder's path must be short enough
 * for a socket.
 */
export function embeddedIn(dataDir: string): DatabaseAddress {
  return { host: join(dataDir, 'postgres-run'), port: SOCKET_PORT, user: SHOP, database: SHOP }
}
