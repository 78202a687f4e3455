import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { currentUser } from '../session.contract.ts'
import { newToken } from '../token.server.ts'
import { requireAccessRule } from './allow.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const HOUR = 3_600_000

test('a route without an access rule stops the start', async () => {
  const app = Fastify()
  requireAccessRule(app)
  app.get('/said', { config: { allow: 'anyone' } }, async () => 'fine')
  app.get('/unsaid', async () => 'oops')
  await expect(app.ready()).rejects.toThrow('These routes do not say who may call them: GET /unsaid')
})

test('the current user endpoint returns the customer, and 401 for a visitor', async () => {
  const mia = await shop.customer('Mia')
  expect(await mia.api(currentUser, {})).toEqual({
    id: mia.id,
    email: 'mia@example.com',
    first_name: 'Mia',
    last_name: 'Test',
    avatar: null,
    is_authenticated: true,
    is_staff: false,
    is_google_user: false,
    cartitem_set: [],
  })
  const visitor = await shop.app.inject('/api/user/')
  expect(visitor.statusCode).toBe(401)
  expect(visitor.headers['www-authenticate']).toBe('Token')
  expect(visitor.json()).toEqual({ detail: 'Authentication credentials were not provided.' })
})

test.each([
  ['unknown', () => `Token ${newToken()}`],
  ['malformed', () => 'Token shop_abc'],
  ['of another scheme', () => `Bearer ${newToken()}`],
  ['empty', () => 'Token '],
  ['enormous', () => `Token ${'x'.repeat(5_000)}`],
])('a token that is %s is refused where a login is required and ignored elsewhere', async (_, header) => {
  await addProduct(shop.db)
  const headers = { authorization: header() }
  const needed = await shop.app.inject({ url: '/api/user/', headers })
  expect(needed.statusCode).toBe(401)
  expect(needed.json()).toEqual({ detail: 'Invalid token.' })
  expect((await shop.app.inject({ url: '/api/product/', headers })).statusCode).toBe(200)
})

test.each([
  ['a customer', false, { idle: 7 * 24, life: 30 * 24 }],
  ['staff', true, { idle: 1, life: 12 }],
])('the session of %s ends after its lifetime and after its idle time', async (_, isStaff, { idle, life }) => {
  await using shop = await openShop()
  const someone = await (isStaff ? shop.staff() : shop.customer('Mia'))
  const start = shop.clock.now.getTime()
  const after = (hours: number) => {
    shop.clock.now = new Date(start + hours * HOUR)
    return someone.api(currentUser, {})
  }
  await after(idle - 0.01)
  await expect(after(idle + 0.01)).rejects.toThrow('401 Invalid token.')

  await shop.db
    .updateTable('auth_tokens')
    .set({ last_used_at: new Date(start + life * HOUR) })
    .execute()
  await after(life - 0.01)
  await expect(after(life + 0.01)).rejects.toThrow('401 Invalid token.')
})

test('stores only the hash of a token', async () => {
  const mia = await shop.customer()
  const stored = await shop.db.selectFrom('auth_tokens').selectAll().execute()
  expect(JSON.stringify(stored.map((row) => row.token_hash.toString('latin1')))).not.toContain(mia.token)
})

test('the returned cart leaves out products that are no longer sold', async () => {
  const mia = await shop.customer()
  const mug = await addProduct(shop.db, { variants: [{ name: 'One' }, { name: 'Two' }] })
  for (const variant_id of mug.variantIds) {
    await shop.db
      .insertInto('cart_lines')
      .values({ user_id: mia.id, product_id: mug.id, variant_id, quantity: 2 })
      .execute()
  }
  await shop.db.updateTable('variants').set({ deleted_at: new Date() }).where('name', '=', 'Two').execute()
  const { cartitem_set } = await mia.api(currentUser, {})
  expect(cartitem_set).toMatchObject([
    { product: mug.id, variant: mug.variantIds[0], quantity: 2, saveForLater: false },
  ])
})
