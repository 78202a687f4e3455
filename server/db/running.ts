import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHOP } from './embedded/cluster.ts'
import { isAlive } from './embedded/is-alive.ts'
import { SHOP_ROLE } from './embedded/shop-role.ts'
import type { Connection } from './open.ts'

/** Returns the connection to the embedded database of the shop that runs on `dataDir`; undefined if none runs. */
export async function runningDatabase(dataDir: string): Promise<Connection | undefined> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines of `postmaster.pid`: pid, folder, start time, port, socket folder, …, state (PostgreSQL's documentation).
  const [pid, , , port, host, , , state = ''] = pidFile.split('\n')
  if (!pid || !host || !isAlive(Number(pid)) || state.trim() !== 'ready') return undefined
  return { host, port: Number(port), user: SHOP_ROLE, database: SHOP }
}
