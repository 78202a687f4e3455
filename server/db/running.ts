import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHOP } from './embedded/cluster.ts'
import { isAlive } from './embedded/is-alive.ts'
import { SHOP_ROLE } from './embedded/shop-role.ts'
import type { Connection } from './open.ts'

/** Returns how to reach the embedded database of a shop that is open on `dataDir`; undefined when none is. */
export async function runningDatabase(dataDir: string): Promise<Connection | undefined> {
  const noted = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  // PostgreSQL's own note: pid, folder, start time, port, folder of the socket, …, state (its documentation, "postmaster.pid").
  const [pid, , , port, host, , , state = ''] = noted.split('\n')
  if (!pid || !host || !isAlive(Number(pid)) || state.trim() !== 'ready') return undefined
  return { host, port: Number(port), user: SHOP_ROLE, database: SHOP }
}
