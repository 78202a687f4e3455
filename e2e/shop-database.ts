import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '../server/db/open.ts'

/** The database of a running shop, by the file in which PostgreSQL itself notes where it listens. */
export async function openShopDatabase(dataDir: string): Promise<Database & AsyncDisposable> {
  const [, , , port, host = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return openDatabase({ host, port: Number(port), user: 'comptoir', database: 'comptoir' })
}
