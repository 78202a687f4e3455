import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { startS3 } from '../../tests/s3/s3-server.ts'
import { openBucket } from './bucket.ts'
import { folderMedia } from './folder-media.ts'
import { type Media, MediaUnavailable } from './media.ts'
import { s3Media } from './s3-media.ts'

/** A store that is empty at first. */
interface Place {
  /** Opens the store like another process would. */
  open(): Media
  /** Makes the store unavailable, like a failing disk or network. @returns a function that restores it */
  takeAway(): Promise<() => Promise<void>>
}

/** All implementations. Add new ones here. */
const STORES: Record<string, () => Promise<Place>> = {
  'a folder': async () => {
    const dataDir = await scratchFolder()
    const [images, aside] = [join(dataDir, 'images'), join(dataDir, 'aside')]
    return {
      open: () => folderMedia(dataDir),
      async takeAway() {
        await rename(images, aside)
        await writeFile(images, 'no folder')
        return async () => {
          await rm(images)
          await rename(aside, images)
        }
      },
    }
  },
  'a bucket': async () => {
    const s3 = await startS3()
    onTestFinished(() => s3[Symbol.asyncDispose]())
    return { open: () => s3Media(openBucket(s3.settings)), takeAway: () => s3.takeAway() }
  },
}

const [KEY, OTHER] = ['ab'.padEnd(24, '1'), 'cd'.padEnd(24, '2')]
/** The last two have the same content, as for a picture that is narrower than the largest size. */
function filesOf(content: string) {
  const large = Buffer.from(content.repeat(10_000))
  return new Map([
    ['320.webp', Buffer.from(content)],
    ['640.webp', large],
    ['960.webp', large],
  ])
}
const files = filesOf('A picture. ')

async function namesOf(media: Media, what: 'whole' | 'unfinished' = 'whole'): Promise<string[]> {
  return (await Array.fromAsync(media.list(what))).map(({ name }) => name).sort()
}

async function expectComplete(media: Media, key: string, expected = files): Promise<void> {
  for (const [name, content] of expected) expect(await media.get(key, name)).toEqual(content)
}

describe.each(Object.entries(STORES))('%s', (_, make) => {
  test('returns stored bytes unchanged to every process, and undefined for others', async () => {
    const place = await make()
    const begun = Date.now()
    expect(await namesOf(place.open())).toEqual([])
    expect(await place.open().get(KEY, '320.webp')).toBe(undefined)

    await place.open().put(KEY, files)
    await expectComplete(place.open(), KEY)
    expect(await place.open().get(KEY, '1920.webp')).toBe(undefined)
    expect(await place.open().get(OTHER, '320.webp')).toBe(undefined)
    expect((await place.open().names(KEY)).sort()).toEqual([...files.keys()])
    expect(await place.open().names(OTHER)).toEqual([])
    const [found] = await Array.fromAsync(place.open().list('whole'))
    expect(found?.name).toBe(KEY)
    // Disks and other machines may have different clocks.
    expect(Math.abs((found?.since.getTime() ?? 0) - begun)).toBeLessThan(60_000)
  })

  test('keeps an existing picture when it is put again', async () => {
    const media = (await make()).open()
    await media.put(KEY, files)
    const [before] = await Array.fromAsync(media.list('whole'))
    await media.put(KEY, files)
    await expectComplete(media, KEY)
    expect(await Array.fromAsync(media.list('whole'))).toEqual([before])
    expect(await namesOf(media, 'unfinished')).toEqual([])
  })

  test('removes all files of one picture only, can repeat that, and stores it again', async () => {
    const media = (await make()).open()
    await media.remove(KEY)
    await media.put(KEY, files)
    await media.put(OTHER, filesOf('Another. '))
    await media.remove(KEY)
    await media.remove(KEY)
    for (const name of files.keys()) expect(await media.get(KEY, name)).toBe(undefined)
    expect(await namesOf(media)).toEqual([OTHER])
    await expectComplete(media, OTHER, filesOf('Another. '))
    await media.put(KEY, files)
    await expectComplete(media, KEY)
  })

  test('stores a picture completely or not at all while it is put and removed concurrently', async () => {
    const place = await make()
    const seen = new Set<string | undefined>()
    const nobody = new AbortController()
    const looking = (async () => {
      while (!nobody.signal.aborted)
        for (const name of files.keys()) seen.add((await place.open().get(KEY, name))?.toString())
    })()
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([1, 2, 3].flatMap(() => [place.open().put(KEY, files), place.open().remove(KEY)]))
      await Promise.all([1, 2, 3].map(() => place.open().put(KEY, files)))
      await expectComplete(place.open(), KEY)
    }
    nobody.abort()
    await looking
    const whole = [...files.values()].map(String)
    expect([...seen].filter((content) => content !== undefined && !whole.includes(content))).toEqual([])
    expect(await namesOf(place.open())).toEqual([KEY])
    expect(await namesOf(place.open(), 'unfinished')).toEqual([])
  })

  test('reports an unavailable store instead of a missing picture, and recovers', async () => {
    const place = await make()
    const media = place.open()
    await media.put(KEY, files)
    const bringBack = await place.takeAway()
    for (const call of [
      () => media.put(OTHER, files),
      () => media.get(KEY, '320.webp'),
      () => media.names(KEY),
      () => media.remove(KEY),
      () => namesOf(media),
      () => namesOf(media, 'unfinished'),
    ])
      await expect(call()).rejects.toThrow(MediaUnavailable)
    await bringBack()
    await expectComplete(media, KEY)
    expect(await namesOf(media)).toEqual([KEY])
    await media.put(OTHER, files)
    await expectComplete(media, OTHER)
  })

  test('serves a file with its type, immutable caching, validators and ranges', async () => {
    const media = (await make()).open()
    await media.put(KEY, files)
    await using app = Fastify()
    app.register(async (scope) => {
      const send = media.serve(scope, async () => true)
      scope.get<{ Params: { key: string; name: string } }>('/:key/:name', ({ params }, reply) =>
        send(reply.header('x-own', 'kept'), params.key, params.name),
      )
    })
    const ask = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

    const small = await ask(`/${KEY}/320.webp`)
    expect([small.statusCode, small.rawPayload]).toEqual([200, files.get('320.webp')])
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '11',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-own': 'kept',
    })
    expect((await ask(`/${KEY}/640.webp`)).rawPayload).toEqual(files.get('640.webp'))
    const known = await ask(`/${KEY}/320.webp`, { 'if-none-match': String(small.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const part = await ask(`/${KEY}/320.webp`, { range: 'bytes=2-8' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'picture', 'bytes 2-8/11'])
    for (const path of [`/${KEY}/1920.webp`, `/${OTHER}/320.webp`]) expect((await ask(path)).statusCode).toBe(404)
    await media.remove(KEY)
    expect((await ask(`/${KEY}/320.webp`)).statusCode).toBe(404)
  })
})
