import { randomBytes } from 'node:crypto'
import { appendFile, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../server/db/open.ts'
import { type ShopProcess, startShopServer } from '../../tests/processes/shop-process.ts'
import { until } from '../../tests/processes/until.ts'
import { endWithCluster, freePorts, run, start, USER } from './children.ts'
import type { Acknowledged } from './load.ts'
import { archiveIn, BIN, type Machines } from './machines.ts'

/** A base backup of the cluster, with archived WAL. */
export interface BaseBackup {
  /**
   * Restores the cluster to the current moment while the shop is used, and opens a shop on the copy.
   * @returns errors
   */
  restoreNow(settings: Record<string, string>, acknowledged: Acknowledged): Promise<string[]>
}

/** Makes a base backup through HAProxy, so of the current primary. */
export async function backUp(folder: string, machines: Machines, db: Database): Promise<BaseBackup> {
  const data = join(folder, 'restored')
  const [, port = ''] = /:(\d+)\/shop$/.exec(machines.databaseUrl) ?? []
  const superuser = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres']
  await run(folder, 'backup', join(BIN, 'pg_basebackup'), [...superuser, '-D', data, '-c', 'fast', '-X', 'none'])

  async function open(moment: string): Promise<{ url: string; db: Database }> {
    const [newPort = 0] = await freePorts(1)
    const settings = `
port = ${newPort}
archive_mode = off
synchronous_standby_names = ''
restore_command = 'cp ${archiveIn(folder)}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = promote
`
    await appendFile(join(data, 'postgresql.conf'), settings)
    // Later than the settings of Patroni in this file.
    await writeFile(join(data, 'postgresql.auto.conf'), settings)
    await writeFile(join(data, 'recovery.signal'), '')
    for (const name of ['postgresql.auto.conf', 'recovery.signal'])
      if (USER.uid !== undefined) await chown(join(data, name), USER.uid, USER.gid)
    endWithCluster(data)
    start(folder, 'restored-postgres', join(BIN, 'postgres'), ['-D', data])
    const url = `postgres://shop@127.0.0.1:${newPort}/shop`
    const restored = openDatabase({ connectionString: url }, { requiresPrimary: true })
    await until(
      () =>
        sql`select`.execute(restored).then(
          () => true,
          () => false,
        ),
      120_000,
    )
    return { url, db: restored }
  }

  return {
    async restoreNow(settings, acknowledged) {
      const before = acknowledged.orders.map(({ id }) => id)
      const { rows } = await sql<{ moment: string }>`select now()::text as moment`.execute(db)
      const moment = rows[0]?.moment ?? ''
      await until(() => acknowledged.orders.length > before.length + 8)
      const later = acknowledged.orders.slice(-4).map(({ id }) => id)
      await run(folder, 'psql', join(BIN, 'psql'), [...superuser, '-c', 'select pg_switch_wal()'])
      await pause(3_000)
      const copy = await open(moment)
      const found = new Set((await copy.db.selectFrom('orders').select('id').execute()).map(({ id }) => id))
      const errors = before.filter((id) => !found.has(id)).map((id) => `order ${id} is missing in the restored copy`)
      for (const id of later) if (found.has(id)) errors.push(`order ${id} is newer than the restored moment`)
      await copy.db.destroy()
      const { DATABASE_POOL_URL: _, DATABASE_READ_URL: __, PORT: ___, ...others } = settings
      const data = join(folder, `shop-${randomBytes(4).toString('hex')}`)
      // Without mail server and provider, so that the copy sends and charges nothing.
      const own = {
        ...others,
        DATA_DIR: data,
        DATABASE_URL: copy.url,
        SMTP_URL: 'off',
        STRIPE_API_URL: 'http://127.0.0.1:9',
      }
      const shop: ShopProcess = await startShopServer(own)
      const answer = await shop.ask('/products/mug')
      if (answer.status !== 200) errors.push(`the restored shop answers ${answer.status}`)
      await shop.stop()
      return errors
    },
  }
}
