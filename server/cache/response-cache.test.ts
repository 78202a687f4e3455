import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type FreshResponse, ResponseCache } from './response-cache.ts'

const page = (text: string, keep = true): FreshResponse => ({ status: 200, headers: {}, body: Buffer.from(text), keep })
const clock = () => new Date(0)

test('many who ask at the same moment get what was made once', async () => {
  const cache = new ResponseCache(clock)
  let made = 0
  const make = async () => {
    await setImmediate()
    return page(`made ${++made}`)
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
  expect(new Set(answers.map(({ identity }) => identity.toString()))).toEqual(new Set(['made 1']))
  expect((await cache.get('/', make)).identity.toString()).toBe('made 1')
})

test('each one who asks is counted once: as a miss who has it made, as a hit who finds it or waits for it', async () => {
  const cache = new ResponseCache(clock)
  const make = async () => page('made')
  const counts = () => [cache.hits, cache.misses]
  await cache.get('/', make)
  expect(counts()).toEqual([0, 1])
  await cache.get('/', make)
  expect(counts()).toEqual([1, 1])
  await Promise.all([cache.get('/other', make), cache.get('/other', make)])
  expect(counts()).toEqual([2, 2])
  cache.peek('/nowhere')
  cache.peek('/')
  expect(counts()).toEqual([3, 2])
})

test('each encoding holds the same', async () => {
  const response = await new ResponseCache(clock).get('/', async () => page('<p>Hello</p>'))
  const bodies = [
    await response.encodedAs('identity'),
    gunzipSync(await response.encodedAs('gzip')),
    brotliDecompressSync(await response.encodedAs('br')),
  ]
  expect(bodies.map(String)).toEqual(Array(3).fill('<p>Hello</p>'))
  expect(response.encodedAs('br')).toBeInstanceOf(Buffer)
})

test('what was begun before a change is not cache, and those who ask after it do not get it', async () => {
  const cache = new ResponseCache(clock)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const before = cache.get('/', async () => {
    await released
    return page('old')
  })
  cache.drop()
  const after = cache.get('/', async () => page('new'))
  release()
  expect((await before).identity.toString()).toBe('old')
  expect((await after).identity.toString()).toBe('new')
  expect((await cache.get('/', async () => page('newer'))).identity.toString()).toBe('new')
})

test('a failure is not cache, and reaches everybody who waited', async () => {
  const cache = new ResponseCache(clock)
  const fail = () => Promise.reject(new Error('no database'))
  const waiting = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await cache.get('/', async () => page('back'))).identity.toString()).toBe('back')
})

test('what may not be kept is made again', async () => {
  const cache = new ResponseCache(clock)
  let made = 0
  const make = async () => page(String(++made), false)
  await cache.get('/nowhere', make)
  expect((await cache.get('/nowhere', make)).identity.toString()).toBe('2')
  expect(cache.bytes).toBe(0)
})

test('after an hour it is made anew, and served old while that fails', async () => {
  let now = 0
  const cache = new ResponseCache(() => new Date(now))
  await cache.get('/', async () => page('first'))
  now = 3_600_001
  const old = await cache.get('/', () => Promise.reject(new Error('no database')))
  expect(old.identity.toString()).toBe('first')
  const down = await cache.get('/', async () => ({ ...page('down', false), status: 503 }))
  expect(down.identity.toString()).toBe('first')
  expect((await cache.get('/', async () => page('second'))).identity.toString()).toBe('second')
})

test('never more bytes than allowed; the longest unused goes first', async () => {
  const limit = 100_000
  const cache = new ResponseCache(clock, limit)
  const noise = (seed: number) =>
    Array.from({ length: 2_000 }, (_, index) => ((index * seed) % 61).toString(36)).join('')
  await cache.get('/used', async () => page(noise(1)))
  for (let index = 2; index < 100; index += 1) {
    await cache.get(`/${index}`, async () => page(noise(index)))
    expect(cache.peek('/used')?.status).toBe(200)
    expect(cache.bytes).toBeLessThanOrEqual(limit)
  }
  expect(cache.peek('/2')).toBeUndefined()
  await cache.get('/huge', async () => page('x'.repeat(limit)))
  expect(cache.peek('/huge')).toBeUndefined()
})
