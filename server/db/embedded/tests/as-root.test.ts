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

/** What root may do in a container of Docker's usual making. */
const inContainer = [
  'setpriv',
  '--bounding-set=-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+setfcap,+mknod,+sys_chroot',
]

// For the shop's process only.
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
  // In place of the one below /var/lib; copying the programs takes a second, so all tests share it.
  let systemFolder: string
  beforeAll(async () => {
    systemFolder = await makeFolder({ ...OPEN, under: '/tmp' })
  })
  afterAll(() => rm(systemFolder, { recursive: true }))

  test('runs PostgreSQL as nobody, without any right of root, and takes it along when it is killed', async () => {
    const dataDir = await scratchFolder(OPEN)
    const shop = startEmbeddedShop({ dataDir })
    await shop.ready()
    const postmaster = await postmasterOf(dataDir)
    expect(await rightsOf(postmaster)).toEqual({ uid: '65534', capabilities: '0' })
    await shop.kill()
    await until(() => !isRunning(postmaster))
  })

  test('ends the PostgreSQL that outlived a killed shop, where there is no setpriv to take it along', async () => {
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

  test('copies the programs when only they are out of reach', async () => {
    const dataDir = await scratchFolder(OPEN)
    await startEmbeddedShop({ dataDir, systemFolder, ways: copiedPrograms }).ready()
    const program = await readlink(`/proc/${await postmasterOf(dataDir)}/exe`)
    expect(program).toBe(join(systemFolder, `postgresql-${(await findBinaries()).version}`, 'bin', 'postgres'))
  })

  test('lets nobody read what it must below closed folders: the cluster, and the programs themselves', async () => {
    const dataDir = await scratchFolder(CLOSED)
    const closed = await copyBinaries(await findBinaries(), systemFolder)
    await chmod(systemFolder, CLOSED.mode)
    onTestFinished(() => chmod(systemFolder, OPEN.mode))
    expect((await runProcess(nobody, closed.postgres, ['--version'])).ok).toBe(false)

    // As if npm had put them into the closed folder, and there were only the ways without a copy.
    const common = { say: () => {}, ways: [...plain, ...readingAll] }
    const place = await findClusterAccess({ dataDir, binaries: closed, systemFolder, ...common })
    await prepareCluster(place, false, common.say)
    const server = await startServer({ place, socketFolder: place.runFolder, settings: {}, say: common.say })
    // Bit 2 is dac_read_search.
    expect(await rightsOf(await postmasterOf(dataDir))).toEqual({ uid: '65534', capabilities: '4' })
    await server.stop()
  })

  test('keeps the cluster elsewhere when nobody can be given no way into the folder, and says so', async () => {
    const parent = await scratchFolder(CLOSED)
    const [dataDir, moved, copy] = [join(parent, 'data'), join(parent, 'moved'), join(parent, 'copy')]
    const open = (folder: string) => startEmbeddedShop({ dataDir: folder, systemFolder, wrapper: inContainer })
    const first = open(dataDir)
    const connection = await first.ready()
    const cluster = await readlink(join(dataDir, 'postgres'))
    expect(dirname(dirname(cluster))).toBe(systemFolder)
    expect(first.said).toEqual([
      `The database lies in ${cluster}, because its unprivileged user can be given no way into ${dataDir}.`,
      `Creating the database in ${cluster}.`,
    ])
    await query(connection, 'create table kept ()')

    // Root may not look at the processes of others in a container, but finds the orphan all the same, even a deaf one.
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

  test('never begins an empty database because it cannot get at the one that is there', async () => {
    const dataDir = join(await scratchFolder(CLOSED), 'data')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    const sentence =
      `PostgreSQL does not run as root, and an unprivileged user can be given no way into ${dataDir}: ` +
      'start the shop as another user, choose another DATA_DIR, or set DATABASE_URL to any PostgreSQL.'
    expect(await startEmbeddedShop({ dataDir, systemFolder, ways: plain }).refused()).toBe(sentence)
    expect(await startEmbeddedShop({ dataDir, systemFolder, ways: allElsewhere }).refused()).toBe(sentence)
    expect(existsSync(join(dataDir, 'postgres-run'))).toBe(false)
  })

  test('opens what another user made, and ends the orphan that user left', async () => {
    const dataDir = await scratchFolder(OPEN)
    const cluster = join(dataDir, 'postgres')
    const first = startEmbeddedShop({ dataDir })
    await query(await first.ready(), 'create table kept ()')
    await first.stop()

    // One that nothing tells of the end of its shop.
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
