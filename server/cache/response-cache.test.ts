import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { notFound } from '../http/refusal.ts'
import type { CachedResponse } from './compact-response.ts'
import { dependsOn } from './dependencies.ts'
import { type FreshResponse, ResponseCache } from './response-cache.ts'

const page = (text: string, keep = true): FreshResponse => ({ status: 200, headers: {}, body: Buffer.from(text), keep })
const clock = () => new Date(0)
const textOf = async (answer: CachedResponse | Promise<CachedResponse>) =>
  String(await (await answer).encodedAs('identity'))

test('shares one generation between concurrent requests', async () => {
  const cache = new ResponseCache(clock)
  let made = 0
  const make = async () => {
    await setImmediate()
    return page(`made ${++made}`)
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
  expect(new Set(answers).size).toBe(1)
  expect(await textOf(cache.get('/', make))).toBe('made 1')
})

test('counts each request as a hit or a miss, and joined generations as hits', async () => {
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

test('returns the same content in each encoding', async () => {
  const response = await new ResponseCache(clock).get('/', async () => page('<p>Hello</p>'))
  const bodies = [
    await response.encodedAs('identity'),
    gunzipSync(await response.encodedAs('gzip')),
    brotliDecompressSync(await response.encodedAs('br')),
    zstdDecompressSync(await response.encodedAs('zstd')),
  ]
  expect(bodies.map(String)).toEqual(Array(4).fill('<p>Hello</p>'))
  expect(response.encodedAs('br')).toBeInstanceOf(Buffer)
})

test('holds only its own bytes in memory', async () => {
  const cache = new ResponseCache(clock)
  for (const encoding of ['identity', 'gzip', 'br', 'zstd'] as const) {
    const bytes = await (await cache.get(encoding, async () => page('<p>Hello</p>'))).encodedAs(encoding)
    expect([encoding, bytes.buffer.byteLength]).toEqual([encoding, bytes.length])
  }
})

test('keeps only the newest of several generations in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const cache = new ResponseCache(clock)
  const made: WeakRef<CachedResponse>[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    made.push(new WeakRef(await cache.get('/', async () => page(`made ${turn}`))))
    cache.drop()
  }
  // Weak references are cleared only after the current turn of the event loop.
  await setImmediate()
  collectGarbage()
  expect(made.filter((answer) => answer.deref() !== undefined)).toHaveLength(1)
})

test('releases the plain body after encoding it', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const cache = new ResponseCache(clock)
  const made = page('made')
  const plain = new WeakRef(made.body)
  const answer = await cache.get('/', async () => made)
  await answer.encodedAs('zstd')
  await setImmediate()
  collectGarbage()
  expect(plain.deref()).toBeUndefined()
  expect(await textOf(answer)).toBe('made')
  expect(made.status).toBe(200)
})

test('does not cache a response that was started before a change, nor serve it to later requests', async () => {
  const cache = new ResponseCache(clock)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const before = cache.get('/', async () => {
    await released
    return page('old')
  })
  cache.drop()
  const after = cache.get('/', async () => page('new'))
  release()
  expect(await textOf(before)).toBe('old')
  expect(await textOf(after)).toBe('new')
  expect(await textOf(cache.get('/', async () => page('newer')))).toBe('new')
})

test('does not cache a failure, and rejects all waiting requests with it', async () => {
  const cache = new ResponseCache(clock)
  const fail = () => Promise.reject(new Error('no database'))
  const waiting = await Promise.allSettled([cache.get('/', fail), cache.get('/', fail)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await textOf(cache.get('/', async () => page('back')))).toBe('back')
})

test('generates a response again if it must not be cached', async () => {
  const cache = new ResponseCache(clock)
  let made = 0
  const make = async () => page(String(++made), false)
  await cache.get('/nowhere', make)
  expect(await textOf(cache.get('/nowhere', make))).toBe('2')
  expect(cache.bytes).toBe(0)
})

test('regenerates a response after an hour, and serves the old one while that fails', async () => {
  let now = Date.parse('2026-11-20')
  const cache = new ResponseCache(() => new Date(now))
  await cache.get('/', async () => page('first'))
  now += 3_600_001
  const old = await cache.get('/', () => Promise.reject(new Error('no database')))
  expect(await textOf(old)).toBe('first')
  const down = await cache.get('/', async () => ({ ...page('down', false), status: 503 }))
  expect(await textOf(down)).toBe('first')
  expect(await textOf(cache.get('/', async () => page('second')))).toBe('second')
})

test('stays within its size limit and evicts the least recently used responses', async () => {
  const limit = 100_000
  const cache = new ResponseCache(clock, { maxBytes: limit })
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

test('returns the same object until the data of a response changes', async () => {
  const cache = new ResponseCache(clock)
  const make =
    (...tags: string[]) =>
    async () => {
      dependsOn(...tags)
      return page(tags.join())
    }
  const [mug, bowl] = [await cache.get('/mug', make('product:1')), await cache.get('/bowl', make('product:2'))]
  cache.changed('product:1')
  expect(cache.peek('/bowl')).toBe(bowl)
  expect(cache.peek('/mug')).toBeUndefined()
  expect(await cache.get('/mug', make('product:1'))).not.toBe(mug)
  cache.drop()
  expect([cache.peek('/mug'), cache.peek('/bowl')]).toEqual([undefined, undefined])
})

test('inherits the tags of included responses, except those of exact numbers', async () => {
  const cache = new ResponseCache(clock)
  const around = () =>
    cache.get('/page', async () => {
      await cache.get('/api', async () => {
        dependsOn('product:1', '=stock:1')
        return page('answer')
      })
      return page('page')
    })
  const first = await around()
  cache.note({ tags: ['=stock:1'], isSale: true })
  expect(cache.peek('/page')).toBe(first)
  expect(cache.peek('/api')).toBeUndefined()
  cache.changed('product:1')
  expect(cache.peek('/page')).toBeUndefined()
})

test('serves the old response for a second after a sale, but never after an edit', async () => {
  let now = 0
  const cache = new ResponseCache(() => new Date(now))
  let made = 0
  const make = async () => {
    dependsOn('product:1')
    made += 1
    return page(`made ${made}`)
  }
  const sell = () => cache.note({ tags: ['product:1'], isSale: true })
  await cache.get('/', make)
  now = 600
  expect(cache.peek('/')?.status).toBe(200)
  sell()
  expect(await textOf(cache.get('/', make))).toBe('made 1')
  await setImmediate()
  expect(await textOf(cache.get('/', make))).toBe('made 2')
  // Regenerated less than half a second ago, so sales do not regenerate it yet.
  sell()
  for (let asked = 0; asked < 50; asked += 1) expect(await textOf(cache.get('/', make))).toBe('made 2')
  now = 1_351
  expect(await textOf(cache.get('/', make))).toBe('made 3')
  cache.changed('product:1')
  expect(await textOf(cache.get('/', make))).toBe('made 4')
  // A response that was not requested for a while may be too old to serve.
  sell()
  now = 60_000
  expect(await textOf(cache.get('/', make))).toBe('made 5')
})

test.each(['zstd', 'br'] as const)(
  'holds a response only as %s once it was sent like that, and restores the other encodings',
  async (encoding) => {
    const cache = new ResponseCache(clock)
    const text = 'A page of some length. '.repeat(2_000)
    const answer = await cache.get('/', async () => page(text))
    const plain = cache.bytes
    const { etag } = answer
    const zipped = await answer.encodedAs(encoding)
    expect(cache.bytes).toBeLessThan(plain / 10)
    expect(cache.bytes).toBeGreaterThan(zipped.length)
    expect(await textOf(answer)).toBe(text)
    expect(gunzipSync(await answer.encodedAs('gzip')).toString()).toBe(text)
    expect(answer.etag).toBe(etag)
  },
)

test('encodes zstd synchronously up to a size limit', async () => {
  const cache = new ResponseCache(clock)
  const packed = async (body: string) => (await cache.get(`/${body.length}`, async () => page(body))).encodedAs('zstd')
  expect(await cache.get('/', async () => page('short')).then((answer) => answer.encodedAs('zstd'))).toBeInstanceOf(
    Buffer,
  )
  expect(String(zstdDecompressSync(await packed('long '.repeat(200_000))))).toBe('long '.repeat(200_000))
})

test('returns a refusal instead of the old response when regenerating is refused', async () => {
  const cache = new ResponseCache(clock)
  await cache.get('/mug', async () => page('mug'))
  cache.drop()
  await expect(cache.get('/mug', () => Promise.reject(notFound()))).rejects.toMatchObject({ status: 404 })
  expect([cache.count, cache.bytes]).toEqual([0, 0])
})
