import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../cluster.ts'
import { emptyFolder } from '../empty-folder.ts'
import { otherDatabase } from '../other-database.ts'
import { openShop, type ShopProcess } from '../shop-process.ts'
import { addPerson } from '../some-people.ts'
import { addProduct } from '../some-products.ts'
import { until } from '../until.ts'

const SECRET = 'correct-horse-battery'

/** The log so far. A line that is neither a sentence said before the shop was open nor JSON fails the test. */
function logOf({ lines }: ShopProcess): Record<string, unknown>[] {
  const opened = lines.findIndex((line) => line.startsWith('The shop is open'))
  return [...lines.slice(0, opened).filter((line) => line.startsWith('{')), ...lines.slice(opened + 1)].map((line) =>
    JSON.parse(line),
  )
}

test('each answer is one line of JSON with an id, and no secret is in any', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug' })
  const { email, token } = await addPerson(database.db)
  // The most talkative level: what is not in its log is in none.
  await using shop = await openShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'trace' })

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
  // A fault of ours is told in full to the log, and to nobody else.
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
  const fault = logOf(shop).find(({ msg }) => msg === 'request failed')
  expect(fault).toMatchObject({ reqId: ids.get('GET /api/user/ 500'), err: { code: '42P01' } })

  await shop.stop()
  const everything = shop.lines.join('\n') + shop.complaints()
  for (const secret of [SECRET, token, token.slice('shop_'.length)]) {
    expect(everything).not.toContain(secret)
    // As the bytes of a Buffer.
    expect(everything).not.toContain([...Buffer.from(secret)].join(','))
  }
})

/** Something that is no HTTP. */
async function sayNonsense(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(`GET /?password=${SECRET} HTTP/1.1\r\nAuthorization ${SECRET}\r\n\r\n`).resume()
  await once(socket, 'close')
}
