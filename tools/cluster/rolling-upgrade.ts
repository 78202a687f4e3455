/**
 * Upgrades a shop of two processes under load, one process after the other: `npm run cluster:upgrade -- COMMIT`. The
 * commit is the previous release, or the latest tag without an argument. Exits with code 1 if a request failed or an
 * order is missing.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/db/embedded.ts'
import { databaseUrl } from '../../tests/databases/other-database.ts'
import { openBalancer } from './balancer.ts'
import { checkOutRelease, latestRelease } from './release.ts'
import { upgradeUnderLoad } from './upgrade-under-load.ts'

const REQUESTS = 10_000
const WORKERS = 12
const root = join(import.meta.dirname, '..', '..')

const [commit = await latestRelease(root)] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'comptoir-upgrade-'))
const say = (sentence: string) => console.log(sentence)
say(`Checking out and building ${commit}.`)
const before = await checkOutRelease(root, commit, join(folder, 'before'))
const after = { name: 'this release', folder: root, program: 'build/program/main.js', hasShutdownDelay: true }
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), say })
try {
  const url = databaseUrl(postgres.connection)
  const result = await upgradeUnderLoad({
    before,
    after,
    databaseUrl: url,
    folder,
    openBalancer,
    requests: REQUESTS,
    workers: WORKERS,
    say,
  })
  for (const problem of result.problems.slice(0, 20)) console.error(problem)
  const { requests, orders, slowestMs } = result.load
  say(
    `${requests} requests, ${orders.length} orders, slowest ${Math.round(slowestMs)} ms, ${result.problems.length} problems.`,
  )
  process.exitCode = result.problems.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
