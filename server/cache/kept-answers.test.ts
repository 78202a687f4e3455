import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptAnswers, type MadeAnswer } from './kept-answers.ts'

const page = (text: string, keep = true): MadeAnswer => ({ status: 200, headers: {}, body: Buffer.from(text), keep })
const clock = () => new Date(0)

test('many who ask at the same moment get what was made once', async () => {
  const kept = new KeptAnswers(clock)
  let made = 0
  const make = async () => {
    await setImmediate()
    return page(`made ${++made}`)
  }
  const answers = await Promise.all(Array.from({ length: 50 }, () => kept.get('/', make)))
  expect(new Set(answers.map(({ identity }) => identity.toString()))).toEqual(new Set(['made 1']))
  expect((await kept.get('/', make)).identity.toString()).toBe('made 1')
})

test('each one who asks is counted once: as a miss who has it made, as a hit who finds it or waits for it', async () => {
  const kept = new KeptAnswers(clock)
  const make = async () => page('made')
  const counts = () => [kept.hits, kept.misses]
  await kept.get('/', make)
  expect(counts()).toEqual([0, 1])
  await kept.get('/', make)
  expect(counts()).toEqual([1, 1])
  await Promise.all([kept.get('/other', make), kept.get('/other', make)])
  expect(counts()).toEqual([2, 2])
  kept.peek('/nowhere')
  kept.peek('/')
  expect(counts()).toEqual([3, 2])
})

test('each encoding holds the same', async () => {
  const kept = await new KeptAnswers(clock).get('/', async () => page('<p>Hello</p>'))
  const bodies = [
    await kept.in('identity'),
    gunzipSync(await kept.in('gzip')),
    brotliDecompressSync(await kept.in('br')),
  ]
  expect(bodies.map(String)).toEqual(Array(3).fill('<p>Hello</p>'))
  expect(kept.in('br')).toBeInstanceOf(Buffer)
})

test('what was begun before a change is not kept, and those who ask after it do not get it', async () => {
  const kept = new KeptAnswers(clock)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const before = kept.get('/', async () => {
    await released
    return page('old')
  })
  kept.drop()
  const after = kept.get('/', async () => page('new'))
  release()
  expect((await before).identity.toString()).toBe('old')
  expect((await after).identity.toString()).toBe('new')
  expect((await kept.get('/', async () => page('newer'))).identity.toString()).toBe('new')
})

test('a failure is not kept, and reaches everybody who waited', async () => {
  const kept = new KeptAnswers(clock)
  const fail = () => Promise.reject(new Error('no database'))
  const waiting = await Promise.allSettled([kept.get('/', fail), kept.get('/', fail)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await kept.get('/', async () => page('back'))).identity.toString()).toBe('back')
})

test('what may not be kept is made again', async () => {
  const kept = new KeptAnswers(clock)
  let made = 0
  const make = async () => page(String(++made), false)
  await kept.get('/nowhere', make)
  expect((await kept.get('/nowhere', make)).identity.toString()).toBe('2')
  expect(kept.bytes).toBe(0)
})

test('after an hour it is made anew, and served old while that fails', async () => {
  let now = 0
  const kept = new KeptAnswers(() => new Date(now))
  await kept.get('/', async () => page('first'))
  now = 3_600_001
  const old = await kept.get('/', () => Promise.reject(new Error('no database')))
  expect(old.identity.toString()).toBe('first')
  const down = await kept.get('/', async () => ({ ...page('down', false), status: 503 }))
  expect(down.identity.toString()).toBe('first')
  expect((await kept.get('/', async () => page('second'))).identity.toString()).toBe('second')
})

test('never more bytes than allowed; the longest unused goes first', async () => {
  const limit = 100_000
  const kept = new KeptAnswers(clock, limit)
  const noise = (seed: number) =>
    Array.from({ length: 2_000 }, (_, index) => ((index * seed) % 61).toString(36)).join('')
  await kept.get('/used', async () => page(noise(1)))
  for (let index = 2; index < 100; index += 1) {
    await kept.get(`/${index}`, async () => page(noise(index)))
    expect(kept.peek('/used')?.status).toBe(200)
    expect(kept.bytes).toBeLessThanOrEqual(limit)
  }
  expect(kept.peek('/2')).toBeUndefined()
  await kept.get('/huge', async () => page('x'.repeat(limit)))
  expect(kept.peek('/huge')).toBeUndefined()
})
