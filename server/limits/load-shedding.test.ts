import { expect, test } from 'vitest'
import { addProduct } from '../../tests/fixtures/products.ts'
import { openShop } from '../../tests/processes/open-shop.ts'

/** Blocks the event loop: first until the next delay measurement, then long enough for a delay above the limit. */
async function beLate({ app }: { app: { isUnderPressure(): boolean } }): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let ms = 1_100; !app.isUnderPressure(); ms = 2_300) {
    Atomics.wait(never, 0, 0, ms)
    await new Promise(setImmediate)
  }
}

test('refuses expensive requests with a retry time under load, and still serves cached responses', async () => {
  await using shop = await openShop({ maxDelayMs: 2_000 })
  await addProduct(shop.db, { slug: 'mug' })
  const ask = async (path: string, headers = {}) => (await shop.app.inject({ path, headers })).statusCode
  expect(await ask('/api/product/')).toBe(200)
  const token = { authorization: `Token ${(await shop.customer('Mia')).token}` }

  await beLate(shop)
  const refused = await shop.app.inject('/api/product/mug/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect({
    kept: await ask('/api/product/'),
    own: await ask('/api/product/', token),
    health: await ask('/healthz'),
    picture: await ask('/media/2441506ce326bc85b3e0eb09/960.webp'),
  }).toEqual({ kept: 200, own: 503, health: 200, picture: 404 })
})

test('load shedding writes one warning without a stack for many refused requests, and no error', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop({ maxDelayMs: 2_000 })
  await beLate(shop)
  for (let call = 0; call < 50; call += 1) expect((await shop.app.inject('/api/product/')).statusCode).toBe(503)
  const lines = shop.visitor.warnings().map((line) => JSON.parse(line))
  expect(lines).toMatchObject([{ level: 40, refused: 1, msg: 'requests refused: the shop is busy' }])
  expect(JSON.stringify(lines)).not.toContain('stack')
})
