import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { MINUTE } from '../durations.ts'
import type { Bucket } from './bucket.ts'
import { type IsStored, type Media, type MediaEntry, type MediaFiles, MediaUnavailable } from './media.ts'
import { s3Work } from './s3-work.ts'

/** Name prefix of the copies that are being written or removed. */
const UNFINISHED = '.unfinished-'
/** Concurrent calls for the files of one picture. */
const CALLS = 5
/** Memory for the files that this process serves. */
const SERVED_BYTES = 32 * 1024 * 1024
/** Concurrent calls for visitors, and how many more may wait. Each can take 15 s while the store is slow. */
const VISITOR_CALLS = 32
const VISITORS_WAITING = 1_000
/** How long a picture is not searched again for a file that it doesn't have. */
const COPY_MS = MINUTE
/** A longer write is abandoned before the sweep takes its files for those of a killed process. */
const PUT_WITHIN_MS = 10 * MINUTE
/** How long a served file is not read again. Meanwhile a removed picture is served by other processes. */
const SERVED_MS = 5 * MINUTE
/** How long served files remain available while the object store does not answer. */
const STALE_MS = 24 * 60 * MINUTE

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}
const typeOf = (name: string) => TYPES[extname(name)] ?? 'application/octet-stream'

/**
 * Stores pictures in a bucket. Each put writes a copy of the picture with a random id, in this order:
 *
 * | Object | Purpose |
 * |---|---|
 * | `unfinished/<key>-<id>` | the sweep removes the copy if the process ends |
 * | `files/<key>/<id>/<name>` | the files |
 * | `pictures/<key>/<id>` | makes the copy visible |
 *
 * The copy with the smallest id is the picture; concurrent puts remove the others. This needs no conditional writes,
 * which some stores lack.
 * @param copiesIn folder of local copies of work files; the system's temporary folder by default
 */
export function s3Media(bucket: Bucket, copiesIn?: string): Media {
  /** The visible copy of each picture. Its files never change, so an outdated id only fails to be found. */
  const known = new LRUCache<string, { id: string; names: ReadonlySet<string>; until: number }>({ max: 50_000 })
  /** Files that are being read for visitors. */
  const reading = new Map<string, Promise<Buffer | undefined>>()
  const visitors = pLimit(VISITOR_CALLS)
  const served = new LRUCache<string, { content: Buffer; until: number }>({
    maxSize: SERVED_BYTES,
    sizeCalculation: ({ content }) => content.length + 1,
  })

  async function copiesOf(key: string): Promise<string[]> {
    const start = `pictures/${key}/`
    return Array.fromAsync(bucket.list(start), ({ name }) => name.slice(start.length))
  }

  async function put(key: string, files: MediaFiles): Promise<void> {
    const begun = performance.now()
    for (const id of await copiesOf(key)) {
      const stored = await filesOf(key, id)
      if (files.keys().every((name) => stored.has(name))) return
    }
    const id = randomUUID()
    await bucket.put(`unfinished/${key}-${id}`, Buffer.from(''), 'text/plain')
    const limit = pLimit(CALLS)
    await Promise.all(
      [...files].map(([name, content]) => limit(() => bucket.put(`files/${key}/${id}/${name}`, content, typeOf(name)))),
    )
    const stored = await filesOf(key, id)
    for (const [name, { length }] of files)
      if (stored.get(name) !== length) throw new MediaUnavailable(`The object store has not stored ${name}`)
    if (performance.now() - begun > PUT_WITHIN_MS) throw new MediaUnavailable('Storing a picture took too long')
    await bucket.put(`pictures/${key}/${id}`, Buffer.from([...files.keys()].join('\n')), 'text/plain')
    const [first, ...others] = await copiesOf(key)
    // An earlier version of the picture without some of the files is replaced, too.
    const kept = first === undefined || (await isComplete(key, first, files)) ? first : id
    for (const other of [first, ...others]) if (other !== undefined && other !== kept) await removeCopy(key, other)
    known.delete(key)
    await bucket.delete(`unfinished/${key}-${id}`)
  }

  const isComplete = async (key: string, id: string, files: MediaFiles) => {
    const stored = await filesOf(key, id)
    return files.keys().every((name) => stored.has(name))
  }

  /** @returns the sizes of the files of a copy */
  async function filesOf(key: string, id: string): Promise<Map<string, number>> {
    const start = `files/${key}/${id}/`
    return new Map(
      await Array.fromAsync(bucket.list(start), ({ name, bytes }) => [name.slice(start.length), bytes] as const),
    )
  }

  async function removeCopy(key: string, id: string): Promise<void> {
    await bucket.put(`unfinished/${key}-${id}`, Buffer.from(''), 'text/plain')
    await bucket.delete(`pictures/${key}/${id}`)
    await removeFiles(key, id)
  }

  async function removeFiles(key: string, id: string): Promise<void> {
    const limit = pLimit(CALLS)
    const names = [...(await filesOf(key, id)).keys()]
    await Promise.all(names.map((name) => limit(() => bucket.delete(`files/${key}/${id}/${name}`))))
    await bucket.delete(`unfinished/${key}-${id}`)
  }

  async function remove(name: string): Promise<void> {
    const unfinished = /^\.unfinished-([^-]+)-(.+)$/.exec(name)
    if (unfinished) {
      const [, key = '', id = ''] = unfinished
      if ((await copiesOf(key)).includes(id)) return bucket.delete(`unfinished/${key}-${id}`)
      return removeFiles(key, id)
    }
    known.delete(name)
    for (const file of served.keys()) if (file.startsWith(`${name}/`)) served.delete(file)
    for (const id of await copiesOf(name)) await removeCopy(name, id)
  }

  async function get(key: string, name: string): Promise<Buffer | undefined> {
    const last = known.get(key)
    const found = last?.names.has(name) ? await bucket.get(`files/${key}/${last.id}/${name}`) : undefined
    if (found) return found
    // A copy can be replaced between the two calls.
    for (let before: string | undefined; ; ) {
      const [id] = await copiesOf(key)
      if (id === undefined || id === before) return undefined
      const names = new Set((await bucket.get(`pictures/${key}/${id}`))?.toString().split('\n'))
      known.set(key, { id, names, until: Date.now() + COPY_MS })
      const content = names.has(name) ? await bucket.get(`files/${key}/${id}/${name}`) : undefined
      if (content) return content
      before = id
    }
  }

  async function* list(what: 'whole' | 'unfinished'): AsyncGenerator<MediaEntry> {
    if (what === 'unfinished') {
      const start = 'unfinished/'
      for await (const { name, since } of bucket.list(start))
        yield { name: `${UNFINISHED}${name.slice(start.length)}`, since }
      return
    }
    let last = ''
    for await (const { name, since } of bucket.list('pictures/')) {
      const [, key = ''] = name.split('/')
      if (key !== last) yield { name: key, since }
      last = key
    }
  }

  /** Reads a file for visitors. @throws MediaUnavailable unless the file was served during the last day */
  async function read(key: string, name: string, isStored: IsStored): Promise<Buffer | undefined> {
    const file = `${key}/${name}`
    const last = served.get(file)
    if (last && Date.now() < last.until) return last.content
    const copy = known.get(key)
    if (copy && !copy.names.has(name) && Date.now() < copy.until) return undefined
    try {
      return await (reading.get(file) ?? load(key, name, isStored))
    } catch (error) {
      if (last && Date.now() < last.until + STALE_MS) return last.content
      throw error
    }
  }

  function load(key: string, name: string, isStored: IsStored): Promise<Buffer | undefined> {
    if (visitors.pendingCount >= VISITORS_WAITING) throw new MediaUnavailable('Too many pictures are being read')
    const file = `${key}/${name}`
    const loading = visitors(async () => {
      const content = known.has(key) || (await isStored(key)) ? await get(key, name) : undefined
      if (content) served.set(file, { content, until: Date.now() + SERVED_MS })
      else served.delete(file)
      return content
    }).finally(() => reading.delete(file))
    reading.set(file, loading)
    return loading
  }

  return {
    work: s3Work(bucket, copiesIn),
    put,
    get,
    async names(key) {
      const [id] = await copiesOf(key)
      return id === undefined ? [] : [...(await filesOf(key, id)).keys()]
    },
    list,
    remove,
    serve: (_app, isStored) => (reply, key, name) => {
      void read(key, name, isStored).then(
        (content) => sendFile(reply, content, name, `"${key}-${name}"`),
        (error: unknown) => void reply.send(error),
      )
      return reply
    },
  }
}

function sendFile(reply: FastifyReply, content: Buffer | undefined, name: string, etag: string): void {
  if (!content) {
    reply.callNotFound()
    return
  }
  reply.headers({
    'content-type': typeOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
  })
  const { 'if-none-match': validators = '', range = '', 'if-range': isSame = etag } = reply.request.headers
  if (validators.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    reply.code(304).send()
    return
  }
  const part = isSame === etag ? rangeIn(range, content.length) : undefined
  if (!part) {
    reply.send(content)
    return
  }
  const { from, to } = part
  if (from > to) {
    reply.code(416).header('content-range', `bytes */${content.length}`).send()
    return
  }
  reply.code(206).header('content-range', `bytes ${from}-${to}/${content.length}`)
  reply.send(content.subarray(from, to + 1))
}

/** Parses a header with one range; undefined for none, several or an invalid one, which are answered as a whole. */
function rangeIn(header: string, length: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { from: Math.max(0, length - Number(last)), to: last === '0' ? -1 : length - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { from: Number(first), to: Math.min(last === '' ? length - 1 : Number(last), length - 1) }
}
