// Runs tests with PgBouncer in transaction mode between the shop and PostgreSQL: node tests/pooler/run-tests.ts PATHS…
// Needs the Debian package pgbouncer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, preparePooledDatabase } from '../../server/db/open.ts'
import { shareCluster, TEMPLATE } from '../databases/cluster.ts'

const PORT = 6432
async function main(paths: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-pooler-'))
  await chmod(folder, 0o777)
  await using cluster = await shareCluster()
  const { host, port, user } = JSON.parse(cluster.connection) as { host: string; port: number; user: string }
  // PgBouncer refuses to run as root, and only the user of PostgreSQL can open its socket.
  const { uid, gid } = await stat(host)
  await chmod(dirname(host), 0o711)
  // Copies of a database don't have its settings, so the role of the tests has them.
  const direct = openDatabase({ host, port, user, database: TEMPLATE })
  await preparePooledDatabase(direct, 'role')
  await direct.destroy()

  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'users.txt'), `"${user}" ""\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 16
max_client_conn = 2000
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
`,
  )
  const pooler = spawn('/usr/sbin/pgbouncer', [settings], { stdio: ['ignore', 'ignore', 'inherit'], uid, gid })
  try {
    await pause(1_000)
    const tests = spawn('vitest', ['run', '--tags-filter=!deep', ...paths], {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_CLUSTER: cluster.connection,
        TEST_POOLER: JSON.stringify({ host: folder, port: PORT }),
      },
    })
    const [code] = (await once(tests, 'close')) as [number | null]
    return code ?? 1
  } finally {
    pooler.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main(process.argv.slice(2))
