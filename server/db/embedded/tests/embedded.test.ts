import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRunning, postmasterOf } from '../../../../tests/databases/postmaster.ts'
import { alsoDeep } from '../../../../tests/deep.ts'
import { makeFolder, scratchFolder } from '../../../../tests/empty-folder.ts'
import { until } from '../../../../tests/processes/until.ts'
import { withoutOtherLoad } from '../../../../tests/shortest-of.ts'
import { query, startEmbeddedShop } from './shop-process.fixture.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
// The lock file stays, empty and unlocked.
const AT_REST = ['postgres', 'shop.lock']

/**
 * The account that runs the shop in a test. As root, PostgreSQL runs as another account; the full run also tests a
 * normal user.
 */
const people: { name: string; wrapper: string[]; owner: number }[] = isRoot
  ? alsoDeep([{ name: 'root', wrapper: [], owner: 0 }], [{ name: 'a normal user', wrapper: asNobody, owner: NOBODY }])
  : [{ name: 'a normal user', wrapper: [], owner: process.getuid?.() ?? 0 }]

describe.each(people)('the embedded database of a shop run by $name', ({ wrapper, owner }) => {
  const open = (dataDir: string, settings = { fsync: 'off' }) => startEmbeddedShop({ dataDir, wrapper, settings })
  // Most tests reuse the stopped folder of the previous test, because creating a database takes longer than the test.
  let dataDir: string
  beforeAll(async () => {
    dataDir = await makeFolder({ owner })
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('is created at the first start, reused at the second, and leaves no trace when stopped', async () => {
    const first = open(dataDir)
    const connection = await first.ready()
    expect(first.said).toEqual([`Creating the database in ${dataDir}/postgres.`])
    await query(connection, "create table season as select 'Été' as text, lower('ÉTÉ') as lower")
    const [settings] = await query(
      connection,
      `select current_user as user, current_database() as database, pg_encoding_to_char(encoding) as encoding,
        datlocprovider as provider, datlocale as locale, current_setting('data_checksums') as checksums,
        current_setting('listen_addresses') as addresses
      from pg_database where datname = current_database()`,
    )
    expect(settings).toEqual({
      user: 'shop',
      database: 'comptoir',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      addresses: '',
    })

    const postmaster = await postmasterOf(dataDir)
    await first.stop()
    expect(isRunning(postmaster)).toBe(false)
    expect(await readdir(dataDir)).toEqual(AT_REST)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

    const second = open(dataDir)
    expect(await query(await second.ready(), 'table season')).toEqual([{ text: 'Été', lower: 'été' }])
    expect(second.said).toEqual([])
  })

  test('keeps all committed data when shop and database are killed during writes', async () => {
    const shop = open(dataDir, { fsync: 'on' })
    const client = new Client(await shop.ready())
    client.on('error', () => {})
    await client.connect()
    await client.query('create table sale (number int primary key)')
    let acknowledged = 0
    const sell = async (): Promise<void> => {
      await client.query('insert into sale values ($1)', [acknowledged + 1])
      acknowledged++
      return sell()
    }
    const selling = sell().catch(() => 'cut off')
    await until(() => acknowledged > 50)
    process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await shop.kill()
    expect(await selling).toBe('cut off')

    const began = Date.now()
    const [row] = await query(await open(dataDir).ready(), 'select count(*)::int as sales from sale')
    expect(withoutOtherLoad(Date.now() - began)).toBeLessThan(5000)
    expect(row?.sales).toBeGreaterThanOrEqual(acknowledged)
  })

  test('reopens immediately after the shop was killed', { tags: ['deep'] }, async () => {
    const shop = open(dataDir)
    await query(await shop.ready(), 'create table kept ()')
    const orphan = await postmasterOf(dataDir)
    await shop.kill()
    const began = Date.now()
    await query(await open(dataDir).ready(), 'table kept')
    expect(withoutOtherLoad(Date.now() - began)).toBeLessThan(2000)
    expect(isRunning(orphan)).toBe(false)
  })

  test('is restarted repeatedly by the running shop, with the same connection settings', {
    tags: ['deep'],
  }, async () => {
    const shop = open(dataDir)
    const connection = await shop.ready()
    for (const times of [1, 2]) {
      process.kill(await postmasterOf(dataDir), 'SIGKILL')
      await until(() => shop.said.filter((sentence) => sentence === 'The database is running again.').length === times)
      await query(connection, 'select')
    }
    expect(shop.said).toContain('The database ended unexpectedly (killed by SIGKILL); restarting it.')
  })

  test('can be stopped while it is being restarted', { tags: ['deep'] }, async () => {
    const shop = open(dataDir)
    await shop.ready()
    process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await until(() => shop.said.some((sentence) => sentence.startsWith('The database ended')))
    await shop.stop()
    expect(await readdir(dataDir)).toEqual(AT_REST)
    const last = await postmasterOf(dataDir).catch(() => undefined)
    expect(last && isRunning(last)).toBeFalsy()
  })

  test('is created again after a kill during its creation', { tags: ['deep'] }, async () => {
    const fresh = await scratchFolder({ owner })
    const shop = open(fresh)
    await until(() => existsSync(join(fresh, 'postgres.new', 'base')))
    await shop.kill()
    expect(existsSync(join(fresh, 'postgres'))).toBe(false)
    // Partial files as left by a power loss.
    await mkdir(join(fresh, 'postgres.new', 'base', '1'), { recursive: true })

    await open(fresh).ready()
    expect(await readdir(fresh)).toEqual(['postgres', 'postgres-run', 'shop.lock', 'shop.pid'])
  })

  test('is distinguished from the database of another release and from other files', { tags: ['deep'] }, async () => {
    const fresh = await scratchFolder({ owner })
    const cluster = join(fresh, 'postgres')
    await mkdir(cluster)
    await writeFile(join(cluster, 'letter.txt'), '')
    await chown(cluster, owner, owner)
    expect(await open(fresh).refused()).toBe(
      `The folder ${cluster} contains files that are not a database: move them away.`,
    )

    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    await chown(join(cluster, 'PG_VERSION'), owner, owner)
    expect(await open(fresh).refused()).toBe(
      `The database in ${cluster} was created by PostgreSQL 17, but this release includes PostgreSQL 18: open it with the ` +
        'release that created it, or set DATABASE_URL to a PostgreSQL with its contents.',
    )
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n')
  })

  // The remaining tests move the folder.
  test('opens below any path, however long or unusual', { tags: ['deep'] }, async () => {
    const scratch = await scratchFolder({ owner })
    const folder = join(scratch, `it's "here", 100 % $HOME; été`)
    const long = join(folder, 'long'.repeat(30))
    await mkdir(folder)
    await rename(dataDir, long)

    const shop = open(long)
    const { host } = await shop.ready()
    expect(host).toMatch(/^\/.*\/comptoir-\w{6}$/)
    await query(await shop.ready(), 'table kept')
    await shop.kill()
    const next = open(long)
    const { host: nextHost } = await next.ready()
    expect(existsSync(host)).toBe(false)
    await next.stop()
    expect(existsSync(nextHost)).toBe(false)

    // Short enough for the socket's path, but still unusual.
    await rename(long, join(folder, 'data'))
    const odd = open(join(folder, 'data'))
    expect((await odd.ready()).host).toBe(join(folder, 'data', 'postgres-run'))
    await odd.stop()
    await rename(join(folder, 'data'), dataDir)
  })

  test('can be moved with its folder, and copied into an independent database', { tags: ['deep'] }, async () => {
    const scratch = await scratchFolder({ owner })
    const [moved, copy] = [join(scratch, 'moved'), join(scratch, 'copy')]
    await rename(dataDir, moved)
    await cp(moved, copy, { recursive: true })
    await query(await open(moved).ready(), 'drop table kept')
    // The copy belongs to the user who runs the test.
    if (owner === process.getuid?.()) await query(await open(copy).ready(), 'table kept')
    else expect(await open(copy).refused()).toBe(`${copy} cannot be used: this user may not read or write it.`)
  })
})
