import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '../../server/backups/back-up.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded.ts'

/**
 * Starts a standby that follows a primary, from a backup of it.
 * @param dataDir folder of the primary
 * @param to new folder of the standby
 */
export async function startStandby(
  primary: EmbeddedPostgres['connection'],
  dataDir: string,
  to: string,
): Promise<EmbeddedPostgres> {
  await backUp(dataDir, primary, to)
  const cluster = join(to, 'postgres')
  await writeFile(join(cluster, 'standby.signal'), '')
  const address = `host=${primary.host} port=${primary.port} user=comptoir`
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`)
  return startEmbeddedPostgres({ dataDir: to, say: () => {}, settings: { fsync: 'off' } })
}
