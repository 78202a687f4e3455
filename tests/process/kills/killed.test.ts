import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../server/db/open.ts'
import { postmasterOf } from '../../databases/postmaster.ts'
import { embeddedIn } from '../../databases/shop-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { addProduct } from '../../fixtures/products.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'
import { shortestOf } from '../../shortest-of.ts'

const BACK_WITHIN_MS = 5_000
const WRITERS = 4

test('serves within 5 s after a kill of shop and database, without loss of acknowledged writes', async () => {
  await using folder = await emptyFolder()
  const opening = await shortestOf(BACK_WITHIN_MS, async () => {
    await using shop = await startShopServer({ DATA_DIR: folder.path })
    await using db = openDatabase(embeddedIn(folder.path))
    const acknowledged: number[] = []
    const writing = Array.from({ length: WRITERS }, () => write(db, acknowledged).catch(() => 'cut off'))
    await until(() => acknowledged.length > 200)
    process.kill(await postmasterOf(folder.path), 'SIGKILL')
    await shop.kill()
    expect(await Promise.all(writing)).toEqual(Array(WRITERS).fill('cut off'))

    const begun = performance.now()
    await using next = await startShopServer({ DATA_DIR: folder.path })
    expect((await next.ask('/')).status).toBe(200)
    expect((await next.ask('/api/product/')).status).toBe(200)
    const took = performance.now() - begun

    const found = await db.selectFrom('contact_messages').select('id').execute()
    const there = new Set(found.map(({ id }) => id))
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([])
    return took
  })
  expect(opening).toBeLessThan(BACK_WITHIN_MS)
})

/** Writes one message after the other until the connection breaks. */
async function write(db: Database, acknowledged: number[]): Promise<never> {
  for (;;) {
    const { id } = await db
      .insertInto('contact_messages')
      .values({ name: 'Mia', email: 'mia@example.com', title: 'A question', body: 'Is the mug back soon?' })
      .returning('id')
      .executeTakeFirstOrThrow()
    acknowledged.push(id)
  }
}

test('restarts its database and answers at worst 503 until then', { tags: ['deep'] }, async () => {
  await using folder = await emptyFolder()
  await using shop = await startShopServer({ DATA_DIR: folder.path, RATE_LIMITS: 'off' })
  await using db = openDatabase(embeddedIn(folder.path))
  await addProduct(db, { title: 'Mug' })
  const headers = { authorization: `Token ${(await addPerson(db)).token}` }
  await until(() => shows(shop, 'Mug'))

  let times = 0
  const recovery = await shortestOf(BACK_WITHIN_MS, async () => {
    times += 1
    let took = 0
    const statuses = await statusesDuring(
      async () => {
        process.kill(await postmasterOf(folder.path), 'SIGKILL')
        const killed = performance.now()
        await until(() => shop.lines.filter((line) => line === 'The database is running again.').length === times)
        await until(async () => (await shop.ask('/api/user/', { headers })).ok)
        took = performance.now() - killed
      },
      {
        keptPage: () => shop.ask('/'),
        health: () => shop.ask('/healthz'),
        customer: () => shop.ask('/api/user/', { headers }),
        // A new address each time, so that the response is not cached.
        newAnswer: (turn) => shop.ask(`/api/product/?round=${times}&turn=${turn}`),
        newPage: (turn) => shop.ask(`/?round=${times}&turn=${turn}`),
      },
    )
    expect(statuses).toEqual({ ...statuses, keptPage: [200], health: [200] })
    expect(
      Object.values(statuses)
        .flat()
        .filter((status) => status !== 200 && status !== 503),
    ).toEqual([])
    return took
  })
  expect(recovery).toBeLessThan(BACK_WITHIN_MS)

  await sql`update products set title = 'Teapot'`.execute(db)
  await until(() => shows(shop, 'Teapot'))
  expect(await shop.stop()).toBe(0)
})

const shows = async (shop: ShopProcess, text: string) => (await (await shop.ask('/')).text()).includes(text)

/** Repeats requests while something happens and returns the statuses. */
async function statusesDuring<Name extends string>(
  happening: () => Promise<void>,
  asks: Record<Name, (turn: number) => Promise<Response>>,
): Promise<Record<Name, number[]>> {
  const statuses = new Map<Name, Set<number>>()
  let isOver = false
  const askAgain = async (name: Name) => {
    const seen = new Set<number>()
    for (let turn = 1; !isOver; turn += 1) {
      seen.add((await asks[name](turn)).status)
      statuses.set(name, seen)
      await pause(5)
    }
  }
  const names = Object.keys(asks) as Name[]
  const happen = async () => {
    await until(() => statuses.size === names.length)
    await happening().finally(() => {
      isOver = true
    })
  }
  await Promise.all([happen(), ...names.map(askAgain)])
  return Object.fromEntries(names.map((name) => [name, [...(statuses.get(name) ?? [])]])) as Record<Name, number[]>
}
