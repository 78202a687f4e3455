import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { aPicture } from '../../../testing/people-and-things/product-form.ts'
import { addProduct } from '../../../testing/people-and-things/some-products.ts'
import { openShop, type Person, type TestShop } from '../../../testing/processes/open-shop.ts'
import { avatarsInWork } from './receive-avatar.server.ts'

const PLACE = '/api/product/mug/'

async function change(shop: TestShop, { id, token }: Person, fields: Record<string, string | Buffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'me.jpg'))
  const headers = { authorization: `Token ${token}` }
  const answer = await shop.app.inject({ method: 'PATCH', url: `/api/user/${id}/`, payload: form, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** How often every process is told that something changed while something happens. */
async function notices(shop: TestShop, happening: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client(shop.connection)
  let told = 0
  client.on('notification', ({ payload }) => {
    if (payload === '') told += 1
  })
  await client.connect()
  await using _end = { [Symbol.asyncDispose]: () => client.end() }
  await client.query('listen catalogue_changed')
  await happening()
  // What this connection tells itself comes after all that was told before.
  const heard = new Promise<void>((resolve) => {
    client.on('notification', ({ payload }) => {
      if (payload === 'end') resolve()
    })
  })
  await client.query(`select pg_notify('catalogue_changed', 'end')`)
  await heard
  return told
}

async function mugWithReview(shop: TestShop, author: Person, isHidden = false) {
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  await shop.db
    .insertInto('reviews')
    .values({
      product_id: mug.id,
      variant_id: mug.variantIds[0] ?? 0,
      user_id: author.id,
      body: 'Keeps warm.',
      half_stars: 9,
      ...(isHidden && { hidden_at: new Date(), hidden_reason: 'Rude.' }),
    })
    .execute()
}

test('an own name saved unchanged leaves what is kept, and so does another name of somebody without shown reviews', async () => {
  await using shop = await openShop()
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  await mugWithReview(shop, mia)
  await addProduct(shop.db, { slug: 'pot' })
  await shop.app.inject(PLACE)
  const kept = shop.cache.count
  expect(kept).toBeGreaterThan(0)

  const told = await notices(shop, async () => {
    await change(shop, mia, { first_name: 'Mia' })
    await change(shop, mia, { avatar: '' })
    expect(await change(shop, ben, { first_name: 'Benjamin', avatar: await aPicture() })).toMatchObject({
      first_name: 'Benjamin',
    })
  })
  expect([told, shop.cache.count]).toEqual([0, kept])
})

test('another name and picture of somebody whose review is shown are seen with the next look', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  await mugWithReview(shop, mia)
  const look = async () => (await shop.app.inject(PLACE)).body
  expect(await look()).toContain('Mia')

  expect(await notices(shop, () => change(shop, mia, { first_name: 'Maja' }))).toBe(1)
  expect(await look()).toContain('Maja')
  const { avatar } = await change(shop, mia, { avatar: await aPicture() })
  expect(avatar).toMatch(/^\/media\//)
  expect(await look()).toContain(avatar)
})

test('who has but a hidden review changes no page', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  await mugWithReview(shop, mia, true)
  expect(await notices(shop, () => change(shop, mia, { first_name: 'Maja' }))).toBe(0)
  // Nor does what becomes of that review while it is hidden.
  expect(await notices(shop, () => sql`update reviews set body = 'Ruder.'`.execute(shop.db))).toBe(0)
  expect(
    await notices(shop, () => sql`update reviews set hidden_at = null, hidden_reason = null`.execute(shop.db)),
  ).toBe(1)
})

test('nothing that changes nothing is told, on any table; what changes something is, once for a statement', async () => {
  await using shop = await openShop()
  await mugWithReview(shop, await shop.customer('Mia'))
  const { id } = await addProduct(shop.db, { slug: 'pot' })
  await sql`insert into product_bundles select ${id}, id, 0 from products where slug = 'mug'`.execute(shop.db)
  await sql`insert into product_recommendations select ${id}, id, 0 from products where slug = 'mug'`.execute(shop.db)
  await sql`insert into search_synonyms (terms) values (array['mug', 'cup'])`.execute(shop.db)
  const statements: [nothing: string, something: string][] = [
    ['update products set title = title', `update products set title = title || '!'`],
    ['update variants set stock = stock', 'update variants set stock = stock - 1'],
    ['update variant_images set alt = alt', `update variant_images set alt = 'A picture'`],
    ['update reviews set body = body', `update reviews set body = 'Keeps cool.'`],
    ['update users set first_name = first_name, avatar_key = avatar_key', `update users set last_name = 'Wong'`],
    ['update product_bundles set position = position', 'delete from product_bundles'],
    ['update product_recommendations set position = position', 'delete from product_recommendations'],
    ['update search_synonyms set version = version', 'delete from search_synonyms'],
    [`delete from reviews where body = ''`, 'truncate reviews cascade'],
  ]
  for (const [nothing, something] of statements) {
    const told = (statement: string) => notices(shop, () => sql.raw(statement).execute(shop.db))
    expect([nothing, await told(nothing)]).toEqual([nothing, 0])
    expect([something, await told(something)]).toEqual([something, 1])
  }
})

test('a picture is noted at the time of the shop', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  await change(shop, mia, { avatar: await aPicture() })
  const images = await shop.db.selectFrom('images').select('created_at').execute()
  expect(images).toEqual([{ created_at: shop.clock.now }])
})

test('of the pictures that customers send of themselves one is in work at a time, so that staff wait for one at most', async () => {
  await using shop = await openShop()
  const people = await Promise.all(['Mia', 'Ben', 'Ada'].map((name) => shop.customer(name)))
  const picture = await aPicture()
  let isSending = true
  const sending = Promise.all(people.map((person) => change(shop, person, { avatar: picture }))).finally(() => {
    isSending = false
  })
  let most = 0
  for (; isSending; await setImmediate()) most = Math.max(most, avatarsInWork().running)
  await sending
  expect(most).toBe(1)
})
