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
// The lock's file stays, empty and not locked.
const AT_REST = ['postgres', 'shop.lock']

/** Who runs the shop of a test. With root, whose PostgreSQL has another account than the shop, the deeper run also tries what is nobody's. */
const people: { name: string; wrapper: string[]; owner: number }[] = isRoot
  ? alsoDeep([{ name: 'root', wrapper: [], owner: 0 }], [{ name: 'a normal user', wrapper: asNobody, owner: NOBODY }])
  : [{ name: 'a normal user', wrapper: [], owner: process.getuid?.() ?? 0 }]

describe.each(people)('the embedded database of a shop run by $name', ({ wrapper, owner }) => {
  const open = (dataDir: string, settings = { fsync: 'off' }) => startEmbeddedShop({ dataDir, wrapper, settings })
  // Most tests go on with the folder that the one before left at rest: making a database takes longer than most of them.
  let dataDir: string
  beforeAll(async () => {
    dataDir = await makeFolder({ owner })
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  test('is made on the first start, kept for the second, and gone without a trace in between', async () => {
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

  test('has lost nothing that was acknowledged when shop and database are killed under writes', async () => {
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

  test('opens again at once after a kill of the shop', async () => {
    const shop = open(dataDir)
    await query(await shop.ready(), 'create table kept ()')
    const orphan = await postmasterOf(dataDir)
    await shop.kill()
    const began = Date.now()
    await query(await open(dataDir).ready(), 'table kept')
    expect(withoutOtherLoad(Date.now() - began)).toBeLessThan(2000)
    expect(isRunning(orphan)).toBe(false)
  })

  test('is brought back by the running shop, again and again, under the same connection', async () => {
    const shop = open(dataDir)
    const connection = await shop.ready()
    for (const times of [1, 2]) {
      process.kill(await postmasterOf(dataDir), 'SIGKILL')
      await until(() => shop.said.filter((sentence) => sentence === 'The database is back.').length === times)
      await query(connection, 'select')
    }
    expect(shop.said).toContain('The database ended unexpectedly (killed by SIGKILL); starting it again.')
  })

  test('can be stopped while it is being brought back', async () => {
    const shop = open(dataDir)
    await shop.ready()
    process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await until(() => shop.said.some((sentence) => sentence.startsWith('The database ended')))
    await shop.stop()
    expect(await readdir(dataDir)).toEqual(AT_REST)
    const last = await postmasterOf(dataDir).catch(() => undefined)
    expect(last && isRunning(last)).toBeFalsy()
  })

  test('is made from the start when a kill came in the middle of making it', async () => {
    const fresh = await scratchFolder({ owner })
    const shop = open(fresh)
    await until(() => existsSync(join(fresh, 'postgres.new', 'base')))
    await shop.kill()
    expect(existsSync(join(fresh, 'postgres'))).toBe(false)
    // What a loss of power leaves, when nobody could tidy up.
    await mkdir(join(fresh, 'postgres.new', 'base', '1'), { recursive: true })

    await open(fresh).ready()
    expect(await readdir(fresh)).toEqual(['postgres', 'postgres-run', 'shop.lock', 'shop.pid'])
  })

  test('is told from the database of another release, and from something else', async () => {
    const fresh = await scratchFolder({ owner })
    const cluster = join(fresh, 'postgres')
    await mkdir(cluster)
    await writeFile(join(cluster, 'letter.txt'), '')
    await chown(cluster, owner, owner)
    expect(await open(fresh).refused()).toBe(
      `The folder ${cluster} holds something that is not a database: move it away.`,
    )

    await writeFile(join(cluster, 'PG_VERSION'), '17\n')
    await chown(join(cluster, 'PG_VERSION'), owner, owner)
    expect(await open(fresh).refused()).toBe(
      `The database in ${cluster} was made by PostgreSQL 17, but this shop brings PostgreSQL 18: open it with the ` +
        'release of the shop that made it, or set DATABASE_URL to a PostgreSQL that holds its contents.',
    )
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n')
  })

  // The last ones move the folder.
  test('opens below any path, however long or odd', async () => {
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

    // Short enough for the socket, but still odd.
    await rename(long, join(folder, 'data'))
    const odd = open(join(folder, 'data'))
    expect((await odd.ready()).host).toBe(join(folder, 'data', 'postgres-run'))
    await odd.stop()
    await rename(join(folder, 'data'), dataDir)
  })

  test('moves with its folder, and a copy is a database of its own', async () => {
    const scratch = await scratchFolder({ owner })
    const [moved, copy] = [join(scratch, 'moved'), join(scratch, 'copy')]
    await rename(dataDir, moved)
    await cp(moved, copy, { recursive: true })
    await query(await open(moved).ready(), 'drop table kept')
    // The copy belongs to whoever runs the test.
    if (owner === process.getuid?.()) await query(await open(copy).ready(), 'table kept')
    else expect(await open(copy).refused()).toBe(`${copy} cannot be used: this user may not enter or change it.`)
  })
})
