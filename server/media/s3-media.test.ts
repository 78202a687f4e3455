import { createEmulator } from 'emulate'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { type S3Server, startS3 } from '../../tests/s3/s3-server.ts'
import { openBucket } from './bucket.ts'
import { MediaUnavailable } from './media.ts'
import { s3Media } from './s3-media.ts'

const KEY = 'ab'.padEnd(24, '1')
const files = new Map([320, 640, 960, 1280, 1920].map((width) => [`${width}.webp`, Buffer.from(`${width} pixels`)]))

async function openStore() {
  const s3 = await startS3()
  onTestFinished(() => s3[Symbol.asyncDispose]())
  const open = () => s3Media(openBucket(s3.settings, 2_000))
  return { s3, open, media: open() }
}

const namesOf = async (media: ReturnType<typeof s3Media>, what: 'whole' | 'unfinished') =>
  (await Array.fromAsync(media.list(what))).map(({ name }) => name)

/** Removes the remains of interrupted calls, as the hourly sweep does. */
async function sweep(media: ReturnType<typeof s3Media>): Promise<void> {
  for (const name of await namesOf(media, 'unfinished')) await media.remove(name)
}

const storedUnder = ({ objects }: S3Server, start: string) =>
  [...objects.keys()].filter((name) => name.startsWith(start))

test.each([
  ['does not answer', 'stall', 'PUT'],
  ['reports a success without storing', 'lose', 'PUT'],
  ['does not answer the list', 'stall', 'GET'],
] as const)('a picture is not stored, and leaves nothing after the sweep, if the store %s', async (_, is, method) => {
  const { s3, media, open } = await openStore()
  const name = method === 'PUT' ? /files\/.*\/960\.webp$/ : /^$/
  await media.put(KEY.replace('a', 'b'), files)
  const before = [...s3.objects.keys()]
  s3.failure = { is, method, name }
  await expect(media.put(KEY, files)).rejects.toThrow(MediaUnavailable)
  expect(await open().get(KEY, '320.webp')).toBe(undefined)
  await sweep(open())
  expect([...s3.objects.keys()]).toEqual(before)
  await media.put(KEY, files)
  expect(await open().get(KEY, '960.webp')).toEqual(files.get('960.webp'))
})

test('a refused call is repeated', async () => {
  const { s3, media } = await openStore()
  s3.failure = { is: 'refuse', method: 'PUT' }
  await media.put(KEY, files)
  expect(s3.failure).toBe(undefined)
  expect(await media.get(KEY, '320.webp')).toEqual(files.get('320.webp'))
})

test('an incomplete answer is an error, not a damaged picture', async () => {
  const { s3, media } = await openStore()
  await media.put(KEY, files)
  s3.failure = { is: 'truncate', method: 'GET', name: /320\.webp$/ }
  await expect(media.get(KEY, '320.webp')).rejects.toThrow(MediaUnavailable)
  expect(await media.get(KEY, '320.webp')).toEqual(files.get('320.webp'))
})

test('a picture is complete or absent if a put or a removal ends after any of its calls', async () => {
  const { s3, open } = await openStore()
  const calls = Object.entries({ put: ['PUT', 8], remove: ['DELETE', 7] }) as [string, [string, number]][]
  for (const [kind, [method, count]] of calls)
    for (let ended = 0; ended < count; ended += 1) {
      if (kind === 'remove') await open().put(KEY, files)
      const media = open()
      const { PUT = 0, DELETE = 0 } = s3.calls
      const begun = method === 'PUT' ? PUT : DELETE
      // From this call on, the store does not answer this process.
      const stopped = s3Media(
        new Proxy(openBucket(s3.settings), {
          get: (bucket, name: 'put' | 'get' | 'delete' | 'list') =>
            name === 'list' || name === 'get' || (s3.calls[method] ?? 0) - begun < ended
              ? bucket[name]
              : () => Promise.reject(new MediaUnavailable('ended')),
        }),
      )
      await (kind === 'put' ? stopped.put(KEY, files) : stopped.remove(KEY)).catch(() => {})
      const there = await Promise.all([...files.keys()].map((name) => media.get(KEY, name)))
      expect(new Set(there.map((content) => content === undefined)).size, `${kind} ${ended}`).toBe(1)
      expect(await namesOf(media, 'whole')).toEqual(there[0] ? [KEY] : [])
      await sweep(media)
      expect(storedUnder(s3, 'shop/files/')).toHaveLength(there[0] ? files.size : 0)
      await media.remove(KEY)
      expect(s3.objects.size).toBe(0)
    }
})

test('concurrent puts of one picture keep one copy of its files', async () => {
  const { s3, open } = await openStore()
  await Promise.all([1, 2, 3, 4].map(() => open().put(KEY, files)))
  expect(storedUnder(s3, 'shop/files/')).toHaveLength(files.size)
  expect([...s3.objects.values()].filter(({ type }) => type === 'image/webp')).toHaveLength(files.size)
})

test('a file that was served before is served from memory while the store is unavailable', async () => {
  const { s3, media } = await openStore()
  await media.put(KEY, files)
  await using app = Fastify()
  app.register(async (scope) => {
    const send = media.serve(scope, async () => true)
    scope.get<{ Params: { name: string } }>('/:name', ({ params }, reply) => send(reply, KEY, params.name))
  })
  const status = async (name: string, headers = {}) => (await app.inject({ url: `/${name}`, headers })).statusCode
  expect(await status('320.webp')).toBe(200)
  const { GET } = s3.calls
  expect(await status('320.webp')).toBe(200)
  expect(s3.calls.GET).toBe(GET)
  expect(await status('320.webp', { range: 'bytes=100-' })).toBe(416)
  await s3.takeAway()
  expect(await status('320.webp')).toBe(200)
  expect(await status('640.webp')).toBe(500)
})

test('concurrent visitors of one file share its calls, and files that a picture does not have cause none', async () => {
  const { s3, media, open } = await openStore()
  await media.put(KEY, files)
  await using app = Fastify()
  app.register(async (scope) => {
    const send = open().serve(scope, async (key) => key === KEY)
    scope.get<{ Params: { key: string; name: string } }>('/:key/:name', ({ params: { key, name } }, reply) =>
      send(reply, key, name),
    )
  })
  const calls = async (urls: string[]) => {
    const { GET = 0 } = s3.calls
    const answers = await Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))
    return { answers: [...new Set(answers)], calls: (s3.calls.GET ?? 0) - GET }
  }
  expect(await calls(Array<string>(50).fill(`/${KEY}/320.webp`))).toEqual({ answers: [200], calls: 3 })
  const wrong = Array.from({ length: 50 }, (_, at) => `/${KEY}/logo-${at}x1.webp`)
  expect(await calls(wrong)).toEqual({ answers: [404], calls: 0 })
  const unknown = Array.from({ length: 50 }, (_, at) => `/${`x${at}`.padEnd(24, '0')}/320.webp`)
  expect(await calls(unknown)).toEqual({ answers: [404], calls: 0 })
})

test('a wrong key or bucket is an unavailable store', async () => {
  const { s3 } = await openStore()
  for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'missing' }]) {
    const media = s3Media(openBucket({ ...s3.settings, ...wrong }))
    await expect(media.get(KEY, '320.webp')).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/403 SignatureDoesNotMatch|404 NoSuchBucket/) },
    })
  }
})

test('stores, lists and removes pictures in a third-party emulator of S3', async () => {
  const emulator = await createEmulator({
    service: 'aws',
    port: 0,
    seed: { aws: { s3: { buckets: [{ name: 'shop-pictures' }] } } },
  })
  onTestFinished(() => emulator.close())
  const media = s3Media(
    openBucket({
      ...{ endpoint: emulator.url, region: 'us-east-1', bucket: 'shop-pictures', prefix: 'a/', isPathStyle: true },
      ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
    }),
  )
  await media.put(KEY, files)
  expect(await namesOf(media, 'whole')).toEqual([KEY])
  expect(await media.get(KEY, '1920.webp')).toEqual(files.get('1920.webp'))
  await media.remove(KEY)
  expect([await namesOf(media, 'whole'), await namesOf(media, 'unfinished')]).toEqual([[], []])
  expect(await media.get(KEY, '1920.webp')).toBe(undefined)
})
