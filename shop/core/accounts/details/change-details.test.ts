import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { aPicture } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { avatarLoad } from './receive-avatar.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

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

/** Returns the database notifications sent during an action. */
async function notices(shop: TestShop, happening: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client(shop.connection)
  const told: string[] = []
  client.on('notification', ({ payload }) => {
    if (payload !== 'end') told.push(payload ?? '')
  })
  await client.connect()
  await using _end = { [Symbol.asyncDispose]: () => client.end() }
  await client.query('listen catalogue_changed')
  await happening()
  // Notifications arrive in order, so all earlier ones have arrived.
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
  return mug
}

test('an unchanged name, or the name of a customer without visible reviews, invalidates no cached page', async () => {
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
  expect([told, shop.cache.count]).toEqual([[], kept])
})

test('a changed name and avatar appear at once next to a visible review', async () => {
  const mia = await shop.customer('Mia')
  const mug = await mugWithReview(shop, mia)
  const look = async () => (await shop.app.inject(PLACE)).body
  expect(await look()).toContain('Mia')

  expect(await notices(shop, () => change(shop, mia, { first_name: 'Maja' }))).toEqual([`edit product:${mug.id}`])
  expect(await look()).toContain('Maja')
  const { avatar } = await change(shop, mia, { avatar: await aPicture() })
  expect(avatar).toMatch(/^\/media\//)
  expect(await look()).toContain(avatar)
})

test('a customer with a hidden review invalidates no page', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const mug = await mugWithReview(shop, mia, true)
  expect(await notices(shop, () => change(shop, mia, { first_name: 'Maja' }))).toEqual([])
  // Changes of a hidden review send none either.
  expect(await notices(shop, () => sql`update reviews set body = 'Ruder.'`.execute(shop.db))).toEqual([])
  expect(
    await notices(shop, () => sql`update reviews set hidden_at = null, hidden_reason = null`.execute(shop.db)),
  ).toContain(`edit product:${mug.id}`)
})

test('stores an avatar with the shop’s time', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  await change(shop, mia, { avatar: await aPicture() })
  const images = await shop.db.selectFrom('images').select('created_at').execute()
  expect(images).toEqual([{ created_at: shop.clock.now }])
})

test('processes one avatar at a time, so that staff wait for at most one', async () => {
  const people = await Promise.all(['Lea', 'Ben', 'Ada'].map((name) => shop.customer(name)))
  const picture = await aPicture()
  let isSending = true
  const sending = Promise.all(people.map((person) => change(shop, person, { avatar: picture }))).finally(() => {
    isSending = false
  })
  let most = 0
  for (; isSending; await setImmediate()) most = Math.max(most, avatarLoad().running)
  await sending
  expect(most).toBe(1)
})

test('stores the chosen language of an account and keeps it when other details change', async () => {
  const tom = await shop.customer('Tom')
  const stored = () => shop.db.selectFrom('users').select('language').where('id', '=', tom.id).executeTakeFirst()
  expect(await stored()).toEqual({ language: null })
  await change(shop, tom, { language: 'fr' })
  expect(await stored()).toEqual({ language: 'fr' })
  await change(shop, tom, { first_name: 'Tom' })
  expect(await stored()).toEqual({ language: 'fr' })
})
