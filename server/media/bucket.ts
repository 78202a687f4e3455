import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import sax from 'sax'
import { SECOND } from '../durations.ts'
import type { BucketSettings } from './bucket-settings.ts'
import { MediaUnavailable } from './media.ts'

/** An object in a list. */
interface StoredObject {
  /** Name without the prefix of the settings. */
  name: string
  since: Date
  bytes: number
}

/**
 * The calls to an object store that pictures need. Names are without the prefix of the settings.
 * @throws MediaUnavailable from all methods if the store refuses, does not answer in time, or answers incompletely
 */
export interface Bucket {
  put(name: string, content: Buffer, type: string): Promise<void>
  /** Undefined if the object doesn't exist. */
  get(name: string): Promise<Buffer | undefined>
  /** Does nothing if the object doesn't exist. */
  delete(name: string): Promise<void>
  /** Lists all objects with names that start with `start`, sorted by name. */
  list(start: string): AsyncIterable<StoredObject>
}

/** Limit of a call with all its attempts. */
const CALL_WITHIN_MS = 15 * SECOND
/** Attempts while the store is overloaded. All calls can be repeated. */
const ATTEMPTS = 3

interface Sent {
  content: Buffer
  type: string
}

/** Opens a bucket. The store is not called before the first use. */
export function openBucket(settings: BucketSettings, callWithinMs = CALL_WITHIN_MS): Bucket {
  const { region, accessKeyId, secretAccessKey, prefix } = settings
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 })
  const root = addressOf(settings)

  async function send(method: string, path: string, sent: Sent | undefined, signal: AbortSignal): Promise<Response> {
    const signed = await client.sign(new URL(path, root), {
      method,
      ...(sent && {
        body: new Uint8Array(sent.content),
        headers: { 'content-type': sent.type, 'x-amz-content-sha256': await sha256(sent.content) },
      }),
    })
    // The signal is passed here, because a copied request does not keep the one that it was created with.
    return fetch(signed, { signal })
  }

  /** @returns the body; undefined for 404 */
  async function call(method: string, path: string, sent?: Sent): Promise<Buffer | undefined> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('The object store did not answer in time')), callWithinMs)
    try {
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(method, path, sent, abort.signal)
        const body = Buffer.from(await response.arrayBuffer())
        if (response.ok) return body
        const code = /<Code>(\w+)<\/Code>/.exec(body.toString('utf8', 0, 4_096))?.[1]
        if (response.status === 404 && code !== 'NoSuchBucket') return undefined
        const isOverloaded = response.status >= 500 || response.status === 429
        if (!isOverloaded || attempt === ATTEMPTS)
          throw new Error(`The object store answered ${response.status} ${code ?? ''}`.trim())
        await pause(Math.random() * 100 * 2 ** attempt, undefined, { signal: abort.signal })
      }
    } catch (error) {
      throw new MediaUnavailable('The bucket of pictures cannot be used', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  async function* list(start: string): AsyncGenerator<StoredObject> {
    let next: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${start}` })
      if (next !== undefined) query.set('continuation-token', next)
      const body = await call('GET', `?${query}`)
      const page = listIn(body?.toString() ?? '')
      for (const { key, ...object } of page.objects) yield { ...object, name: key.slice(prefix.length) }
      next = page.next
    } while (next !== undefined)
  }

  return {
    async put(name, content, type) {
      await call('PUT', `${prefix}${name}`, { content, type })
    },
    get: (name) => call('GET', `${prefix}${name}`),
    async delete(name) {
      await call('DELETE', `${prefix}${name}`)
    },
    list,
  }
}

function addressOf({ endpoint, bucket, isPathStyle }: BucketSettings): URL {
  const url = new URL(endpoint)
  if (isPathStyle) url.pathname = `${url.pathname.replace(/\/*$/, '/')}${bucket}/`
  else url.hostname = `${bucket}.${url.hostname}`
  return url
}

const sha256 = async (content: Buffer) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(content))).toString('hex')

/** Parses the answer to ListObjectsV2. @throws MediaUnavailable for any other document */
function listIn(xml: string): { objects: { key: string; since: Date; bytes: number }[]; next: string | undefined } {
  const parser = sax.parser(true)
  const objects: Record<string, string>[] = []
  const path: string[] = []
  let next: string | undefined
  parser.onopentag = ({ name }) => {
    path.push(name)
    if (name === 'Contents') objects.push({})
  }
  parser.ontext = (text) => {
    const [name = '', parent] = path.toReversed()
    const object = objects.at(-1)
    if (parent === 'Contents' && object) object[name] = (object[name] ?? '') + text
    if (name === 'NextContinuationToken') next = (next ?? '') + text
  }
  parser.onclosetag = () => void path.pop()
  let root = ''
  const onopentag = parser.onopentag
  parser.onopentag = (tag) => {
    root ||= tag.name
    onopentag.call(parser, tag)
  }
  parser.write(xml).close()
  if (root !== 'ListBucketResult') throw new MediaUnavailable('The object store answered a list with another document')
  return {
    objects: objects.map(({ Key = '', LastModified = '', Size }) => ({
      ...{ key: Key, since: new Date(LastModified), bytes: Number(Size) },
    })),
    next,
  }
}
