import { once } from 'node:events'
import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { databaseUrl, otherDatabase } from '../databases/other-database.ts'
import { isRunning, postmasterOf } from '../databases/postmaster.ts'
import { alsoDeep } from '../deep.ts'
import { emptyFolder } from '../empty-folder.ts'
import { startShop, startShopServer } from '../processes/shop-process.ts'

/** Returns the error message of a shop that does not start. */
async function refusal(...shop: Parameters<typeof startShop>): Promise<string> {
  await using refused = startShop(...shop)
  expect(await refused.ended).toBe(1)
  const complaints = refused.complaints()
  // One line, without a stack trace.
  expect(complaints).toMatch(/^[^\n]+\n$/)
  return complaints.trim()
}

test('names all invalid settings in one sentence and changes nothing', async () => {
  await using folder = await emptyFolder()
  const settings = {
    PORT: '65536',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://mia:s3cret@x',
    DEMO: 'yes',
    RATE_LIMITS: 'maybe',
    TRUST_PROXY: 'everybody',
    LOG_LEVEL: 'loud',
  }
  const sentence = await refusal({ DATA_DIR: folder.path, ...settings })
  for (const name of Object.keys(settings)) expect(sentence).toMatch(new RegExp(`\\b${name}\\b`))
  expect(sentence).not.toContain('s3cret')
  expect(await readdir(folder.path)).toEqual([])
})

describe.concurrent('rejects an unusable database:', () => {
  test.each(alsoDeep([['nobody is there', 'nowhere.invalid', 5432]], [['nobody answers', '127.0.0.1', 1]]))(
    '%s',
    async (_, host, port) => {
      await using folder = await emptyFolder()
      const url = `postgres://mia:s3cret@${host}:${port}/shop?password=s3cret`
      const sentence = await refusal({ DATA_DIR: folder.path, DATABASE_URL: url })
      expect(sentence).toContain(`${host}:${port}/shop`)
      expect(sentence).not.toContain('s3cret')
    },
  )

  test('the server does not respond', { tags: ['deep'] }, async () => {
    await using folder = await emptyFolder()
    await using silent = createServer((caller) => caller.resume())
    const port = await listen(silent)
    const sentence = await refusal({ DATA_DIR: folder.path, DATABASE_URL: `postgres://mia@127.0.0.1:${port}/shop` })
    expect(sentence).toContain(`127.0.0.1:${port}/shop`)
  })

  test('the database does not exist', { tags: ['deep'] }, async () => {
    await using folder = await emptyFolder()
    await using database = await otherDatabase(TEMPLATE)
    const url = databaseUrl({ ...database.place, database: 'no_such_shop' })
    expect(await refusal({ DATA_DIR: folder.path, DATABASE_URL: url })).toContain('no_such_shop')
  })

  test('its certificate is missing or untrusted', { tags: ['deep'] }, async () => {
    await using folder = await emptyFolder()
    await using database = await otherDatabase(TEMPLATE)
    const sentence = await refusal({ DATA_DIR: folder.path, DATABASE_URL: `${database.url}&sslmode=verify-full` })
    expect(sentence).toContain('SSL')
  })

  test('a newer release has migrated it', { tags: ['deep'] }, async () => {
    await using folder = await emptyFolder()
    await using database = await otherDatabase(TEMPLATE)
    await sql`insert into kysely_migration values ('999-of-tomorrow', now()::text)`.execute(database.db)
    const sentence = await refusal({ DATA_DIR: folder.path, DATABASE_URL: database.url })
    expect(sentence).toContain('A newer release of the shop has migrated this database (999-of-tomorrow)')
  })
})

describe('rejects an unusable folder:', () => {
  test('it is a file, or inside a file', { tags: ['deep'] }, async () => {
    await using folder = await emptyFolder()
    const file = join(folder.path, 'data')
    await writeFile(file, '')
    for (const DATA_DIR of [file, join(file, 'data')]) {
      expect(await refusal({ DATA_DIR })).toBe(`${DATA_DIR} cannot be used: it is not a folder.`)
    }
  })

  test('it is not accessible to this user', async () => {
    await using folder = await emptyFolder()
    const closed = join(folder.path, 'closed')
    await mkdir(closed, { mode: 0o500 })
    // Root may write anywhere, unless it drops that capability.
    const wrapper = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []
    expect(await refusal({ DATA_DIR: closed }, wrapper)).toBe(
      `${closed} cannot be used: this user may not read or write it.`,
    )
  })
})

test('rejects a folder or a port in use, without an effect on the running shop', { tags: ['deep'] }, async () => {
  await using folder = await emptyFolder()
  await using first = await startShopServer({ DATA_DIR: folder.path })
  expect(await refusal({ DATA_DIR: folder.path })).toBe(
    `Another shop (pid ${first.pid}) is running on the folder ${folder.path}.`,
  )

  const { port } = new URL(await first.url)
  await using elsewhere = await emptyFolder()
  expect(await refusal({ DATA_DIR: elsewhere.path, PORT: port })).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
  )
  expect(await refusal({ DATA_DIR: elsewhere.path, METRICS_PORT: port })).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: METRICS_PORT=3001 npm start`,
  )
  expect(await readdir(elsewhere.path)).toEqual(['images', 'postgres', 'secret', 'shop.lock'])
  await expect(access(join(elsewhere.path, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')

  expect((await first.ask('/readyz')).status).toBe(200)
  expect(isRunning(await postmasterOf(folder.path))).toBe(true)
})

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
