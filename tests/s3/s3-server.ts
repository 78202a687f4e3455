import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../../server/media/bucket.ts'

/** What the store does wrong, by the method and the start of the object's name. */
type Failure = 'refuse' | 'stall' | 'truncate' | 'lose'

/** An object store in this process that checks signatures like S3. */
export interface S3Server extends AsyncDisposable {
  settings: BucketSettings
  /** The stored objects by name. */
  objects: Map<string, { content: Buffer; type: string; since: Date }>
  /** Number of answered calls by method. */
  calls: Record<string, number>
  /** Makes the next matching call fail. Undefined for none. */
  failure: { is: Failure; method: string; name?: RegExp } | undefined
  /** Stops listening. @returns a function that listens at the same port again */
  takeAway(): Promise<() => Promise<void>>
}

const BUCKET = 'pictures-of-the-shop'
const [ACCESS_KEY, SECRET_KEY, REGION] = ['AKIATEST', 'secret-of-the-test', 'eu-west-3']
/** Small, so that tests read several pages. */
const PAGE = 7

/** Starts an empty object store with one bucket. */
export async function startS3(): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response))
  const listening = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    server.closeAllConnections()
    const closed = once(server, 'close')
    server.close()
    await closed
  }
  const port = await listening(0)
  const store: S3Server = {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, region: REGION, bucket: BUCKET, prefix: 'shop/', isPathStyle: true },
      ...{ accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
    },
    objects: new Map(),
    calls: {},
    failure: undefined,
    async takeAway() {
      await close()
      return async () => void (await listening(port))
    },
    [Symbol.asyncDispose]: async () => void (server.listening && (await close())),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined)
    if (!body) return
    const url = new URL(request.url ?? '/', store.settings.endpoint)
    const refused = whyRefused(request, url, body)
    if (refused) return error(response, 403, refused)
    const method = request.method ?? ''
    store.calls[method] = (store.calls[method] ?? 0) + 1
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== BUCKET) return error(response, 404, 'NoSuchBucket')
    const name = rest.join('/')
    const failure =
      store.failure?.method === method && (store.failure.name?.test(name) ?? true) ? store.failure.is : undefined
    if (failure) store.failure = undefined
    if (failure === 'refuse') return error(response, 503, 'SlowDown')
    if (failure === 'stall') return
    if (method === 'PUT') {
      const type = String(request.headers['content-type'])
      if (failure !== 'lose') store.objects.set(name, { content: body, type, since: new Date() })
      response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end()
    } else if (method === 'DELETE') {
      store.objects.delete(name)
      response.writeHead(204).end()
    } else if (name === '') {
      response.setHeader('content-type', 'application/xml').end(listOf(store, url.searchParams))
    } else {
      const found = store.objects.get(name)
      if (!found) return error(response, 404, 'NoSuchKey')
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length })
      if (failure === 'truncate') response.write(found.content.subarray(0, -1), () => response.destroy())
      else response.end(found.content)
    }
  }
  return store
}

function error(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

function listOf({ objects }: S3Server, query: URLSearchParams): string {
  const start = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = [...objects.keys()].filter((name) => name.startsWith(start) && name > after).sort()
  const page = names.slice(0, PAGE)
  const contents = page.map((name) => {
    const { content, since } = objects.get(name) ?? { content: Buffer.of(), since: new Date() }
    return `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key><LastModified>${since.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`
  })
  const next = names.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
}

/** Checks AWS Signature Version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). */
function whyRefused({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { authorization = '' } = headers
  const [, key, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ?? []
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId'
  const sum = String(headers['x-amz-content-sha256'])
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    sum,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const secret = scope.split('/').reduce((last, part) => hmac(last, part), Buffer.from(`AWS4${SECRET_KEY}`))
  return hmac(secret, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
