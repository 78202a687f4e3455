import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isRunning, postmasterOf } from '../../../../tests/databases/postmaster.ts'
import { makeFolder, scratchFolder } from '../../../../tests/empty-folder.ts'
import { until } from '../../../../tests/processes/until.ts'
import { withoutOtherLoad } from '../../../../tests/shortest-of.ts'
import { copyBinaries, findBinaries } from '../binaries.ts'
import { prepareCluster } from '../cluster.ts'
import { ACCESS_AS_ROOT, type ClusterAccess, findClusterAccess } from '../cluster-access.ts'
import { launch, nobody, ourselves, runProcess } from '../run-as.ts'
import { startServer } from '../server.ts'
import { query, startEmbeddedShop } from './shop-process.fixture.ts'

const [plain = [], readingAll = [], copiedPrograms = [], allElsewhere = []] = ACCESS_AS_ROOT.map(
  (way): ClusterAccess[] => [way],
)
const OPEN = { mode: 0o755 }
const CLOSED = { mode: 0o700 }

/** Root's capabilities in a default Docker container. */
const inContainer = [
  'setpriv',
  '--bounding-set=-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+setfcap,+mknod,+sys_chroot',
]

// Applies to the shop's process only.
const withoutSetpriv = [
  ...['unshare', '--mount', 'sh', '-c'],
  'mount --bind /bin/false "$(command -v setpriv)" && exec "$@"',
  'sh',
]

async function rightsOf(pid: number): Promise<{ uid: string | undefined; capabilities: string | undefined }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return { uid: /^Uid:\t(\d+)/m.exec(status)?.[1], capabilities: /^CapEff:\t0*([\da-f]+)/m.exec(status)?.[1] }
}

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)("root's shop", () => {
  // Replaces the folder below /var/lib. Shared by all tests, because copying the programs takes a second.
  let systemFolder: string
  beforeAll(async () => {
    systemFolder = await makeFolder({ ...OPEN, under: '/tmp' })
  })
  afterAll(() => rm(systemFolder, { recursive: true }))

  test('runs PostgreSQL as an unprivileged user, and stops it when the shop is killed', {
    tags: ['deep'],
  }, async () => {
    const dataDir = await scratchFolder(OPEN)
    const shop = startEmbeddedShop({ dataDir })
    await shop.ready()
    const postmaster = await postmasterOf(dataDir)
    expect(await rightsOf(postmaster)).toEqual({ uid: '65534', capabilities: '0' })
    await shop.kill()
    await until(() => !isRunning(postmaster))
  })

  test('stops the PostgreSQL of a killed shop at the next start if setpriv is missing', {
    tags: ['deep'],
  }, async () => {
    const dataDir = await scratchFolder(OPEN)
    const open = () => startEmbeddedShop({ dataDir, wrapper: withoutSetpriv })
    const shop = open()
    await query(await shop.ready(), 'create table kept ()')
    const orphan = await postmasterOf(dataDir)
    await shop.kill()
    const began = Date.now()
    const next = open()
    await query(await next.ready(), 'table kept')
    expect(withoutOtherLoad(Date.now() - began)).toBeLessThan(2000)
    expect(next.said).toEqual([`Stopping a PostgreSQL that was left running in ${dataDir}/postgres (pid ${orphan}).`])
    expect(isRunning(orphan)).toBe(false)
  })

  test('copies only the programs if only they are inaccessible', { tags: ['deep'] }, async () => {
    const dataDir = await scratchFolder(OPEN)
    await startEmbeddedShop({ dataDir, systemFolder, ways: copiedPrograms }).ready()
    const program = await readlink(`/proc/${await postmasterOf(dataDir)}/exe`)
    expect(program).toBe(join(systemFolder, `postgresql-${(await findBinaries()).version}`, 'bin', 'postgres'))
  })

  test('grants access to a cluster and programs below inaccessible folders, but to nothing else', {
    tags: ['deep'],
  }, async () => {
    const dataDir = await scratchFolder(CLOSED)
    const closed = await copyBinaries(await findBinaries(), systemFolder)
    await chmod(systemFolder, CLOSED.mode)
    onTestFinished(() => chmod(systemFolder, OPEN.mode))
    expect((await runProcess(nobody, closed.postgres, ['--version'])).ok).toBe(false)

    // As if npm had installed the programs in the inaccessible folder, with only the candidates that don't copy.
    const common = { say: () => {}, ways: [...plain, ...readingAll] }
    const place = await findClusterAccess({ dataDir, binaries: closed, systemFolder, ...common })
    await prepareCluster(place, false, common.say)
    const server = await startServer({ place, socketFolder: place.runFolder, settings: {}, say: common.say })
    // Bit 2 is dac_read_search.
    expect(await rightsOf(await postmasterOf(dataDir))).toEqual({ uid: '65534', capabilities: '4' })
    await server.stop()
  })

  test('moves the cluster elsewhere with a message if its folder can’t be made accessible', {
    tags: ['deep'],
  }, async () => {
    const parent = await scratchFolder(CLOSED)
    const [dataDir, moved, copy] = [join(parent, 'data'), join(parent, 'moved'), join(parent, 'copy')]
    const open = (folder: string) => startEmbeddedShop({ dataDir: folder, systemFolder, wrapper: inContainer })
    const first = open(dataDir)
    const connection = await first.ready()
    const cluster = await readlink(join(dataDir, 'postgres'))
    expect(dirname(dirname(cluster))).toBe(systemFolder)
    expect(first.said).toEqual([
      `The database is in ${cluster}, because its unprivileged user can't be given access to ${dataDir}.`,
      `Creating the database in ${cluster}.`,
    ])
    await query(connection, 'create table kept ()')

    // Root can't inspect other users' processes in a container, but still finds the orphan, even if it ignores
    // signals.
    const orphan = await postmasterOf(dataDir)
    process.kill(orphan, 'SIGSTOP')
    await first.kill()
    await rename(dataDir, moved)
    const began = Date.now()
    const second = open(moved)
    await query(await second.ready(), 'table kept')
    expect(withoutOtherLoad(Date.now() - began)).toBeLessThan(5000)
    expect(isRunning(orphan)).toBe(false)

    await cp(moved, copy, { recursive: true, verbatimSymlinks: true })
    expect(await open(copy).refused()).toBe(
      `Another shop (pid ${second.pid}) is running on the folder ${dirname(cluster)}.`,
    )
  })

  test('never creates an empty database when the existing one is inaccessible', async () => {
    const dataDir = join(await scratchFolder(CLOSED), 'data')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    const sentence =
      `PostgreSQL does not run as root, and an unprivileged user can't be given access to ${dataDir}: ` +
      'start the shop as another user, choose another DATA_DIR, or set DATABASE_URL to any PostgreSQL.'
    expect(await startEmbeddedShop({ dataDir, systemFolder, ways: plain }).refused()).toBe(sentence)
    expect(await startEmbeddedShop({ dataDir, systemFolder, ways: allElsewhere }).refused()).toBe(sentence)
    expect(existsSync(join(dataDir, 'postgres-run'))).toBe(false)
  })

  test('opens a cluster of another user and stops the orphan that it left', { tags: ['deep'] }, async () => {
    const dataDir = await scratchFolder(OPEN)
    const cluster = join(dataDir, 'postgres')
    const first = startEmbeddedShop({ dataDir })
    await query(await first.ready(), 'create table kept ()')
    await first.stop()

    // A PostgreSQL that is not signalled when its shop dies.
    const daemon = { prefix: ['setpriv', '--reuid=1', '--regid=1', '--clear-groups'] }
    await runProcess(ourselves, 'chown', ['-R', '1:1', dataDir])
    const { postgres } = await findBinaries()
    const settings = ['-c', `unix_socket_directories=${cluster}`, '-c', 'listen_addresses=']
    const orphan = launch(daemon, postgres, ['-D', cluster, ...settings])
    orphan.stderr?.resume()
    await until(async () => (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).includes('ready'))

    const next = startEmbeddedShop({ dataDir })
    await query(await next.ready(), 'table kept')
    expect(orphan.exitCode).toBe(0)
    expect(next.said).toEqual([`Stopping a PostgreSQL that was left running in ${cluster} (pid ${orphan.pid}).`])
    await next.stop()

    await runProcess(ourselves, 'chown', ['-R', '1:1', dataDir])
    await runProcess(ourselves, 'chmod', ['-R', 'go+rX', cluster])
    await query(await startEmbeddedShop({ dataDir }).ready(), 'table kept')
  })
})
