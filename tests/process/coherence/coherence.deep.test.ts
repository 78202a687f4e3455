import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeOrder } from '../../../shop/sales/orders/placing/place-order.server.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { addPerson } from '../../fixtures/people.ts'
import { productForm } from '../../fixtures/product-form.ts'
import { addProduct } from '../../fixtures/products.ts'
import type { ShopProcess } from '../../processes/shop-process.ts'
import { tcpProxy } from '../../processes/tcp-proxy.ts'
import { until } from '../../processes/until.ts'
import { allListen, startShops } from './start-shops.ts'

const SEEN_WITHIN_MS = 1_000
const WRITERS = 4
const WRITES_BEFORE_THE_KILL = 12

const MUG = ['/', '/products/mug', '/api/product/', '/api/product/mug/']
/** Pages that do not show the mug. */
const OTHERS = ['/products/pot', '/api/product/pot/', '/reviews/pot/null/0.5/5', '/terms_of_services']

const textsOf = (shop: ShopProcess, paths: readonly string[], init?: RequestInit) =>
  Promise.all(paths.map(async (path) => (await shop.ask(path, init)).text()))

async function shows(shop: ShopProcess, text: string, paths: readonly string[] = MUG): Promise<boolean> {
  return (await textsOf(shop, paths)).every((page) => page.includes(text))
}

/** Returns how many responses a process has rendered so far. */
async function makings({ lines }: ShopProcess): Promise<number> {
  const [at = ''] = lines.flatMap((line) => /^Metrics are served at (.*)$/.exec(line)?.[1] ?? [])
  const told = await (await fetch(at)).text()
  return Number(/^shop_cache_misses_total (\d+)$/m.exec(told)?.[1])
}

/** Returns how many responses must be rendered for these pages. */
async function madeFor(shop: ShopProcess, paths: readonly string[]): Promise<number> {
  const before = await makings(shop)
  await textsOf(shop, paths)
  return (await makings(shop)) - before
}

function nameForm(first_name: string): FormData {
  const form = new FormData()
  form.set('first_name', first_name)
  return form
}

const api = (token: string, method: string, body: object): RequestInit => ({
  method,
  headers: {
    authorization: `Token ${token}`,
    ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
  },
  body: body instanceof FormData ? body : JSON.stringify(body),
})

test('two processes: a change is visible at once in its process, soon in the other, and invalidates no other page', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', variants: [{ name: 'Blue', stock: 30 }] })
  await addProduct(db, { slug: 'pot', title: 'Pot' })
  const [{ token: staff }, mia] = [await addPerson(db, { isStaff: true }), await addPerson(db)]
  const [variant = 0] = mug.variantIds
  await addOrder(db, { userId: mia.id, productId: mug.id, variantIds: mug.variantIds })
  const [one, other] = await startShops(db, [database.url, database.url], folder.path)
  if (!one || !other) throw new Error('Two were started.')
  await using _one = one
  await using _other = other
  for (const shop of [one, other]) await until(async () => (await madeFor(shop, [...MUG, ...OTHERS])) === 0)

  const buy = (quantity: number) =>
    db
      .transaction()
      .execute((tx) =>
        placeOrder(tx, { userId: mia.id, wanted: [{ product: mug.id, variant, quantity }], now: new Date() }),
      )
  const ofMug = MUG.filter((path) => path.includes('mug'))
  const patchMug = (form: Parameters<typeof productForm>[0]) =>
    ['/api/product/mug/', api(staff, 'PATCH', productForm(form))] as const
  const review = { body: 'Keeps warm.', rating: 4.5 }
  let review_id = 0
  const edits: [question: () => readonly [string, RequestInit], text: string, places: string[]][] = [
    [() => patchMug({ title: 'Large mug' }), 'Large mug', MUG],
    [() => patchMug({ price: '98.76' }), '98.76', MUG],
    [() => ['/api/reviews/', api(mia.token, 'POST', { ...review, variant })], 'Keeps warm.', ofMug],
    [
      () => [`/api/reviews/${review_id}/`, api(mia.token, 'PUT', { ...review, body: 'Keeps cool.' })],
      'Keeps cool.',
      ofMug,
    ],
    [() => [`/api/reviews/${review_id}/answer/`, api(staff, 'PUT', { body: 'Good to hear.' })], 'Good to hear.', ofMug],
    [() => [`/api/user/${mia.id}/`, api(mia.token, 'PATCH', nameForm('Maja'))], 'Maja', ofMug],
  ]
  for (const [turn, [question, text, places]] of edits.entries()) {
    const [through, behind] = turn % 2 ? [other, one] : [one, other]
    const [path, init] = question()
    const answer = await through.ask(path, init)
    expect([path, answer.ok]).toEqual([path, true])
    expect([text, await shows(through, text, places)]).toEqual([text, true])
    if (path === '/api/reviews/') review_id = ((await answer.json()) as { id: number }).id
    await until(() => shows(behind, text, places), SEEN_WITHIN_MS)
    for (const shop of [one, other]) expect([text, await madeFor(shop, OTHERS)]).toEqual([text, 0])
  }

  // Customer data too: both processes have the customer in their cache.
  const asMia = { authorization: `Token ${mia.token}` }
  const ofMia = async (shop: ShopProcess) => (await shop.ask('/api/product/mug/', { headers: asMia })).text()
  const rewrite = { ...review, body: 'Keeps both.' }
  const posted = (text: string) => text.includes('"posted_review":{') && text.includes('Keeps both.')
  for (const shop of [one, other]) expect(await ofMia(shop)).toContain('"can_review":true,"posted_review":{')
  await one.ask(`/api/reviews/${review_id}/`, api(mia.token, 'PUT', rewrite))
  expect(posted(await ofMia(one))).toBe(true)
  await until(async () => posted(await ofMia(other)), SEEN_WITHIN_MS)
  expect((await other.ask('/api/logout/', { method: 'POST', headers: asMia })).status).toBe(204)
  const [forVisitors] = await textsOf(other, ['/api/product/mug/'])
  expect(await ofMia(other)).toBe(forVisitors)
  await until(async () => (await ofMia(one)) === forVisitors, SEEN_WITHIN_MS)

  for (const shop of [one, other]) await textsOf(shop, MUG)

  // A sale that does not change the visible availability changes only the exact stock, and invalidates no page.
  const order = await buy(2)
  for (const shop of [one, other]) {
    await until(() => shows(shop, '"stock":28', ['/api/product/mug/']), SEEN_WITHIN_MS)
    expect(await madeFor(shop, ['/products/mug', '/', ...OTHERS])).toBe(0)
  }
  await buy(28)
  for (const shop of [one, other]) {
    await until(() => shows(shop, '"stock":0', ['/api/product/mug/']), SEEN_WITHIN_MS)
    await until(() => shows(shop, 'Out of stock', ['/products/mug']), SEEN_WITHIN_MS)
    expect(await madeFor(shop, OTHERS)).toBe(0)
  }
  // A cancellation returns the stock. The process that cancelled shows it at once.
  const cancelled = await one.ask(`/api/staff_orders/${order}/steps/`, api(staff, 'POST', { to: 'cancelled' }))
  expect(cancelled.status).toBe(201)
  expect(await shows(one, 'Only 2 left in stock', ['/products/mug'])).toBe(true)
  await until(() => shows(other, 'Only 2 left in stock', ['/products/mug']), SEEN_WITHIN_MS)
})

test('a process without its database serves cached pages, and shows missed changes afterwards', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  await addProduct(db, { slug: 'mug', title: 'Mug' })
  const { token: staff } = await addPerson(db, { isStaff: true })
  await using proxy = await tcpProxy(database.place)
  const [cutOff, near] = await startShops(db, [proxy.url, database.url], folder.path)
  if (!cutOff || !near) throw new Error('Two were started.')
  await using _cutOff = cutOff
  await using _near = near
  for (const shop of [cutOff, near]) await until(async () => (await madeFor(shop, MUG)) === 0)
  const { token } = await addPerson(db)
  const asCustomer = () => cutOff.ask('/api/product/mug/', { headers: { authorization: `Token ${token}` } })
  for (let again = 0; again < 2; again += 1) expect((await asCustomer()).status).toBe(200)

  await proxy.close()
  const edited = await near.ask('/api/product/mug/', api(staff, 'PATCH', productForm({ title: 'Large mug' })))
  expect(edited.status).toBe(200)
  expect(await shows(near, 'Large mug')).toBe(true)
  const old = await Promise.all(MUG.map((path) => cutOff.ask(path)))
  expect(old.map(({ status }) => status)).toEqual(MUG.map(() => 200))
  expect((await Promise.all(old.map((answer) => answer.text()))).some((page) => page.includes('Large'))).toBe(false)
  // Sessions cannot be verified meanwhile.
  await until(async () => (await asCustomer()).status === 503)

  await proxy.open()
  await until(() => shows(cutOff, 'Large mug'))
  expect((await asCustomer()).status).toBe(200)
  // The process receives notifications again.
  await allListen(db, 2)
  await near.ask('/api/product/mug/', api(staff, 'PATCH', productForm({ title: 'Small mug' })))
  await until(() => shows(cutOff, 'Small mug'), SEEN_WITHIN_MS)
})

test('after a process is killed during writes, the other one shows exactly the committed state', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  await addProduct(db, { slug: 'mug', title: 'Mug 0', priceCents: 100 })
  const { token: staff } = await addPerson(db, { isStaff: true })
  const [killed, left] = await startShops(db, [database.url, database.url], folder.path)
  if (!killed || !left) throw new Error('Two were started.')
  await using _killed = killed
  await using _left = left

  const write = (shop: ShopProcess, n: number) =>
    shop.ask('/api/product/mug/', api(staff, 'PATCH', productForm({ title: `Mug ${n}`, price: `${n + 1}.00` })))
  let sent = 0
  let told = 0
  const writers = Array.from({ length: WRITERS }, async () => {
    for (let isThere = true; isThere; ) {
      sent += 1
      isThere = await write(killed, sent)
        .then(({ ok }) => ok)
        .catch(() => false)
      if (isThere) told += 1
    }
  })
  const seen = new Set<string>()
  let isOver = false
  const reader = (async () => {
    while (!isOver) {
      const answer = (await (await left.ask('/api/product/mug/')).json()) as { title: string; price: string }
      seen.add(`${answer.title} for ${answer.price}`)
      await setImmediate()
    }
  })()
  await until(() => told >= WRITES_BEFORE_THE_KILL)
  await killed.kill()
  await Promise.all(writers)
  // A running statement may still commit after its process was killed.
  await allListen(db, 1)
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(db)
    return rows.length === 0
  })
  const { title } = await db.selectFrom('products').select('title').executeTakeFirstOrThrow()
  await until(() => shows(left, title), SEEN_WITHIN_MS)
  isOver = true
  await reader

  const { rows } = await sql<{ title: string }>`
    select new_value as title from audit_entries where kind = 'product' and field = 'title'`.execute(db)
  const committed = ['Mug 0', ...rows.map((row) => row.title)]
  expect(committed.length).toBeGreaterThan(WRITES_BEFORE_THE_KILL)
  const whole = committed.map((name) => `${name} for ${Number(name.split(' ')[1]) + 1}.00`)
  expect([...seen].filter((product) => !whole.includes(product))).toEqual([])
  expect(seen.size).toBeGreaterThan(1)

  expect((await write(left, 1_000)).status).toBe(200)
  expect(await shows(left, 'Mug 1000')).toBe(true)
})
