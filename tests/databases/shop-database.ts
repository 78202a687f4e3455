import { join } from 'node:path'
import { SHOP } from '../../server/db/embedded/cluster.ts'
import { SOCKET_PORT } from '../../server/db/embedded/socket-folder.ts'
import { type Database, openDatabase } from '../../server/db/open.ts'
import { runningDatabase } from '../../server/db/running.ts'
import type { DatabaseAddress } from './copied-database.ts'

/** Opens the database of the shop that is open on a data folder; it may be asked for what takes longer than any shopper would wait. */
export async function openShopDatabase(dataDir: string): Promise<Database & AsyncDisposable> {
  const connection = await runningDatabase(dataDir)
  if (!connection) throw new Error(`No shop is open on ${dataDir}.`)
  return openDatabase(connection, { patient: true })
}

/** Returns where that of a shop will be, before it is open and after it was killed; the path of its folder must be of usual length. */
export function embeddedIn(dataDir: string): DatabaseAddress {
  return { host: join(dataDir, 'postgres-run'), port: SOCKET_PORT, user: SHOP, database: SHOP }
}
