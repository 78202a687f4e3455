import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { openMailServer } from '../fixtures/mail-server.ts'
import { addPerson } from '../fixtures/people.ts'
import { startShop, startShopServer } from '../processes/shop-process.ts'

const PASSWORD = 'planted mail password'

test('a mail server and a public address apply in another process without a restart, and a lost secret is reported', async () => {
  await using folder = await emptyFolder()
  await using otherFolder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await using mail = await openMailServer({ onAuth: (_auth, _session, done) => done(null, { user: 'anna' }) })
  const settings = { DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  const { token } = await addPerson(database.db, { isStaff: true })
  {
    await using one = await startShopServer({ ...settings, DATA_DIR: folder.path })
    await using other = await startShopServer({ ...settings, DATA_DIR: folder.path })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const put = async (path: string, body: object) =>
      (await one.ask(path, { method: 'PUT', headers, body: JSON.stringify(body) })).status
    const server = { host: '127.0.0.1', port: mail.port, security: 'none', user: 'anna', password: PASSWORD }
    expect(await put('/api/connections/mail/', { version: 0, ...server, from: 'shop@example.com' })).toBe(200)
    const address = await one.url
    expect(await put('/api/connections/address/', { version: 0, address })).toBe(200)
    const canonical = async () => /rel="canonical" href="([^"]*)"/.exec(await (await other.ask('/')).text())?.[1]
    await expect.poll(canonical, { timeout: 10_000 }).toBe(`${address}/`)
    const body = JSON.stringify({ email: 'mia@example.com' })
    const asked = await other.ask('/api/verification/', { method: 'POST', headers, body })
    expect(asked.status).toBe(200)
    await expect.poll(() => mail.taken.length, { timeout: 10_000 }).toBe(1)
    expect(mail.taken[0]).toContain('From: Comptoir <shop@example.com>')
    const output = [one, other].flatMap((shop) => [...shop.lines, shop.complaints()]).join('\n')
    expect(output).not.toContain(PASSWORD)
  }
  // A shop prints its public address, by which tests reach it.
  await database.db.deleteFrom('connections').where('name', '=', 'address').execute()
  await using refused = startShop({ ...settings, DATA_DIR: otherFolder.path })
  expect(await refused.ended).toBe(1)
  expect(refused.complaints()).toContain('SHOP_SECRET_REPLACED=on')
  await using restored = await startShopServer({
    ...{ ...settings, DATA_DIR: otherFolder.path, SHOP_SECRET_REPLACED: 'on' },
  })
  expect((await restored.ask('/')).status).toBe(200)
  expect(restored.lines.join('\n')).toContain('The password of the mail server can’t be read')
})
