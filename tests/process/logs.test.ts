import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct } from '../fixtures/products.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const SECRET = 'correct-horse-battery'

/** Returns the log so far. Lines must be JSON, except for sentences printed before the shop is open. */
function logOf({ lines }: ShopProcess): Record<string, unknown>[] {
  const opened = lines.findIndex((line) => line.startsWith('The shop is open'))
  return [...lines.slice(0, opened).filter((line) => line.startsWith('{')), ...lines.slice(opened + 1)].map((line) =>
    JSON.parse(line),
  )
}

test('each response is logged as one line of JSON with an id and without secrets', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug' })
  const { email, token } = await addPerson(database.db)
  // The most verbose level: data that is not in this log is in no log.
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'trace' })

  const authorization = `Token ${token}`
  const body = JSON.stringify({ email, password: SECRET })
  const json = { 'content-type': 'application/json' }
  const ids = new Map<string, string | null>()
  for (const [path, status, init] of [
    ['/api/user/', 200, { headers: { authorization } }],
    ['/api/user/', 401, { headers: { authorization: `Token shop_${SECRET}` } }],
    [`/api/product/?token=${token}`, 200],
    [`/api/product/mug/?password=${SECRET}`, 200],
    [`/?password=${SECRET}`, 200],
    [`/products/mug?token=${token}`, 200],
    [`/api/nothing/?password=${SECRET}`, 404, { method: 'POST', headers: json, body }],
    ['/api/nothing/', 400, { method: 'POST', headers: json, body: `{"password": ${SECRET}` }],
    ['/api/user/', 400, { method: 'POST', headers: { ...json, authorization }, body }],
    [`/%zz?password=${SECRET}`, 400],
    [`/nowhere?password=${SECRET}`, 404],
  ] as [string, number, RequestInit?][]) {
    const answer = await shop.ask(path, init)
    expect([path, answer.status]).toEqual([path, status])
    ids.set(`${init?.method ?? 'GET'} ${path.split('?')[0]} ${status}`, answer.headers.get('x-request-id'))
  }
  await sayNonsense(await shop.url)
  // Internal errors are logged in full and not shown to clients.
  await sql`alter table auth_tokens rename to tokens`.execute(database.db)
  const broken = await shop.ask(`/api/user/?password=${SECRET}`, { headers: { authorization } })
  expect(await broken.json()).toEqual({ detail: 'A server error occurred.' })
  ids.set('GET /api/user/ 500', broken.headers.get('x-request-id'))

  const answered = () => logOf(shop).filter(({ msg }) => msg === 'answered')
  await until(() => answered().some(({ status }) => status === 500))
  const logged = new Map(answered().map(({ method, path, status, reqId }) => [`${method} ${path} ${status}`, reqId]))
  expect([...logged.keys()].sort()).toEqual([...ids.keys()].sort())
  expect(new Set(logged.values()).size).toBe(ids.size)
  for (const [request, id] of ids) if (id) expect(logged.get(request)).toBe(id)
  const error = logOf(shop).find(({ msg }) => msg === 'request failed')
  expect(error).toMatchObject({ reqId: ids.get('GET /api/user/ 500'), err: { code: '42P01' } })

  await shop.stop()
  const everything = shop.lines.join('\n') + shop.complaints()
  for (const secret of [SECRET, token, token.slice('shop_'.length)]) {
    expect(everything).not.toContain(secret)
    // As the bytes of a Buffer.
    expect(everything).not.toContain([...Buffer.from(secret)].join(','))
  }
})

test('security events log the account, the network and the reason, and other log lines name no person', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const mia = await addPerson(db, { email: 'mia@example.com', password: SECRET })
  const staff = await addPerson(db, { email: 'staff@example.com', isStaff: true })
  await using shop = await startShopServer({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
  })
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await shop.ask(path, {
      method,
      headers: {
        'x-forwarded-for': '203.0.113.77',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const from = '203.0.113.0/24'
  const told: [status: number, trace: object][] = []
  const tell = async (asked: Promise<number>, trace: object) => told.push([await asked, trace])

  const login = (email: string, password: string) => send('POST', '/api/login/', { email, password })
  await tell(login('mia@example.com', SECRET), { from, user: mia.id })
  await tell(login('mia@example.com', 'wrong'), { from, user: mia.id, reason: 'wrong password' })
  await tell(login('ben@example.com', 'wrong'), { from, reason: 'unknown address' })
  await tell(send('POST', '/api/login/', {}), { from, reason: 'wrong email, password' })
  await tell(send('GET', '/api/user/'), { from, reason: 'Authentication credentials were not provided.' })
  await tell(send('GET', '/api/user/', undefined, 'nonsense'), { from, reason: 'Invalid token.' })
  await tell(send('GET', '/api/contact/', undefined, mia.token), {
    from,
    user: mia.id,
    reason: 'You do not have permission to perform this action.',
  })
  const change = { old_password: 'wrong', password: 'planted staple', password2: 'planted staple' }
  await tell(send('PUT', '/api/change_password/', change, mia.token), {
    from,
    user: mia.id,
    reason: 'wrong old_password',
  })
  await tell(send('PUT', '/api/change_password/', { ...change, old_password: SECRET }, mia.token), {
    from,
    user: mia.id,
  })
  await tell(send('POST', '/api/synonyms/', { terms: ['a', 'b'] }, staff.token), { from, user: staff.id })
  await tell(send('GET', '/api/product/'), {})
  await tell(send('GET', '/api/user/', undefined, staff.token), {})
  for (let call = 0; call < 24; call += 1) await login('ben@example.com', 'x'.repeat(200))
  for (let call = 0; call < 3; call += 1) await login('ben@example.com', 'wrong')

  const answered = () => logOf(shop).filter(({ msg }) => msg === 'answered')
  await until(() => answered().length >= told.length + 27)
  const lines = answered().map(({ status, user, from: network, reason }) => [
    status,
    {
      ...(user !== undefined && { user }),
      ...(network !== undefined && { from: network }),
      ...(reason !== undefined && { reason }),
    },
  ])
  expect(lines.slice(0, told.length)).toEqual(told)
  expect(lines.at(-1)).toEqual([429, { from, reason: expect.stringMatching(/^Request was throttled\./) }])
  await shop.stop()
  expect(shop.lines.join('\n')).not.toMatch(/203\.0\.113\.77|example\.com|correct-horse/)
})

test('no log line contains a search query', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'trace' })
  const word = 'zqx2d8fab'
  const authorization = `Token ${token}`
  const requests: [path: string, status: number, init?: RequestInit][] = [
    [`/api/search/${word}/`, 200],
    [`/api/search/${word}/`, 405, { method: 'PUT' }],
    [`/api/search/${word}/nothing`, 404],
    [`/api/search/${word.repeat(60)}/`, 414],
    [`/api/search/${word}%zz/`, 400],
    [`/search/${word}`, 200],
    [`/search/${word}.data`, 200],
    [`/api/no-result-searches/${word}/`, 204, { method: 'DELETE', headers: { authorization } }],
  ]
  for (const [path, status, init] of requests)
    expect([path, (await shop.ask(path, init)).status]).toEqual([path, status])
  const answered = () => logOf(shop).filter(({ msg }) => msg === 'answered')
  await until(() => answered().length >= requests.length)
  await shop.stop()
  expect(new Set(answered().map(({ path }) => path))).toEqual(
    new Set(['/api/search/:search_query/', '/search/:search_query', '/api/no-result-searches/:words/']),
  )
  expect(shop.lines.join('\n') + shop.complaints()).not.toContain(word)
})

test('an aborted upload is not logged as an error', { tags: ['deep'] }, async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  const { hostname, port } = new URL(await shop.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/product/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\nContent-Length: 100000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="thumbnail"; filename="a.png"\r\n\r\nThe beginning',
  )
  const waiting = async () => (await readdir(join(folder.path, 'uploads')).catch(() => [])).length > 0
  while (!(await waiting())) await setImmediate()
  socket.destroy()
  const brokenOff = () => logOf(shop).filter(({ msg }) => msg === 'request aborted by the client')
  await until(() => brokenOff().length > 0)
  await shop.stop()
  expect(logOf(shop).filter(({ level }) => Number(level) > 30)).toEqual([])
})

/** Sends data that is not HTTP. */
async function sayNonsense(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(`GET /?password=${SECRET} HTTP/1.1\r\nAuthorization ${SECRET}\r\n\r\n`).resume()
  await once(socket, 'close')
}
