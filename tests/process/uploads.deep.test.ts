import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { headOfPng, pngChunk } from '../fixtures/png.ts'
import { aPicture, newProductForm } from '../fixtures/product-form.ts'
import { readPeakMemory } from '../processes/peak-memory.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { withoutOtherLoad } from '../shortest-of.ts'

const MIB = 2 ** 20
const REFUSED_WITHIN_MS = 2_000
/** For a photo of 12 megapixels. */
const STORED_WITHIN_MS = 3_000
const HEALTHY_WITHIN_MS = 1_000
/** Buffers before garbage collection take about 80 MiB. A stored body would add 101 MiB. */
const GROWTH_MIB = 140

const notAnImage = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
const tooLarge = { detail: 'Request body is too large.' }

async function animatedPng(): Promise<Buffer> {
  const png = await sharp(await aPicture())
    .png()
    .toBuffer()
  const behindHeader = 33
  const control = pngChunk('acTL', Buffer.from('0000000200000000', 'hex'))
  return Buffer.concat([png.subarray(0, behindHeader), control, png.subarray(behindHeader)])
}

/** Creates an animation of 1,000 frames. */
function animation(): Promise<Buffer> {
  const raw = { width: 32, height: 24 * 1000, channels: 3, pageHeight: 24 } as const
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .webp({ effort: 0, quality: 1 })
    .toBuffer()
}

async function asThumbnail(thumbnail: Buffer): Promise<FormData> {
  return newProductForm({ thumbnail })
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

function manyParts(): RequestInit {
  const part = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\na\r\n'
  return { body: `${part.repeat(100_000)}--x--\r\n`, headers: multipart }
}

/** Returns a form with a single file above the size limit, in chunks of 1 MiB. */
function oneHuge(): Uint8Array<ArrayBuffer>[] {
  const head = '--x\r\ncontent-disposition: form-data; name="thumbnail"; filename="a.jpg"\r\n\r\n'
  return [Buffer.from(head), ...Array(101).fill(Buffer.alloc(MIB)), Buffer.from('\r\n--x--\r\n')]
}

type Sent = RequestInit & { duplex?: 'half' }

/** Creates a body without a known length, sent in chunks. */
function inPieces(next: (index: number) => Promise<Uint8Array<ArrayBuffer> | undefined>): Sent {
  let index = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(sending) {
      const piece = await next(index++)
      if (piece) sending.enqueue(piece)
      else sending.close()
    },
  })
  return { body, duplex: 'half' }
}

test('rejects hostile uploads within two seconds in bounded memory, and keeps serving', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  await using shop = await startShopServer({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    // As in `npm start`.
    NODE_OPTIONS: '--max-old-space-size=1024',
  })
  const post = async ({ headers, ...init }: Sent) => {
    const begun = performance.now()
    const response = await shop.ask('/api/product/', {
      method: 'POST',
      ...init,
      headers: { ...headers, authorization: `Token ${token}` },
    })
    return { status: response.status, answer: await response.json(), took: withoutOtherLoad(performance.now() - begun) }
  }
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 30 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const first = await post({ body: await asThumbnail(photo) })
  expect(first.status).toBe(201)
  expect(first.took).toBeLessThan(STORED_WITHIN_MS)

  const huge = oneHuge()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><image href="file:///etc/passwd"/></svg>'
  const cases: [string, Sent, number, object][] = [
    [
      'a drawing named .jpg',
      { body: await asThumbnail(Buffer.from(svg)) },
      400,
      { thumbnail: ['This is an SVG. Upload a JPEG, PNG or WebP.'] },
    ],
    [
      '50,000 by 50,000',
      { body: await asThumbnail(headOfPng(50_000, 50_000)) },
      400,
      { thumbnail: ['Ensure the image is at most 40 megapixels.'] },
    ],
    ['a head without a picture', { body: await asThumbnail(headOfPng(6000, 6000)) }, 400, { thumbnail: [notAnImage] }],
    [
      '1,000 frames',
      { body: await asThumbnail(await animation()) },
      400,
      { thumbnail: ['This is an animated WebP. Upload a JPEG, PNG or WebP without animation.'] },
    ],
    [
      'half a photo',
      { body: await asThumbnail(photo.subarray(0, photo.length / 2)) },
      400,
      { thumbnail: [notAnImage] },
    ],
    [
      'a picture behind a page',
      { body: await asThumbnail(Buffer.concat([Buffer.from('<html>'), await aPicture()])) },
      400,
      { thumbnail: ['This is a web page. Upload a JPEG, PNG or WebP.'] },
    ],
    [
      'an animated PNG',
      { body: await asThumbnail(await animatedPng()) },
      400,
      { thumbnail: ['This is an animated PNG. Upload a JPEG, PNG or WebP without animation.'] },
    ],
    ['nothing', { body: await asThumbnail(Buffer.alloc(0)) }, 400, { thumbnail: ['The submitted file is empty.'] }],
    ['100,000 parts', manyParts(), 413, tooLarge],
    ['101 MiB', { body: new Uint8Array(Buffer.concat(huge)), headers: multipart }, 413, tooLarge],
    [
      '101 MiB of unknown length',
      {
        ...inPieces(async (index) => huge[index]),
        headers: multipart,
      },
      413,
      tooLarge,
    ],
    [
      'a form cut off',
      { body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n', headers: multipart },
      400,
      { detail: expect.stringMatching(/^Multipart form parse error - /) },
    ],
    [
      'no form',
      { body: '{}', headers: { 'content-type': 'application/json' } },
      415,
      { detail: 'Unsupported media type "application/json" in request. Send multipart/form-data.' },
    ],
  ]
  const before = await readPeakMemory(shop)
  const slowest = await slowestHealth(shop, async () => {
    for (const [name, init, status, answer] of cases) {
      const { took, ...refused } = await post(init)
      expect([name, refused]).toEqual([name, { status, answer }])
      expect(took, name).toBeLessThan(REFUSED_WITHIN_MS)
    }
  })
  expect(withoutOtherLoad(slowest)).toBeLessThan(HEALTHY_WITHIN_MS)
  expect((await readPeakMemory(shop)) - before).toBeLessThan(GROWTH_MIB)
})

test('rejects customers before it reads their upload', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db)
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  for (const [status, headers] of [
    [401, {}],
    [403, { authorization: `Token ${token}` }],
  ] as const) {
    const { promise: end, resolve } = Promise.withResolvers<undefined>()
    const unfinished = inPieces(async (index) => (index === 0 ? Buffer.from('--x\r\n') : end))
    const asked = { method: 'POST', ...unfinished, headers: { ...multipart, ...headers } }
    const refused = await shop.ask('/api/product/', asked)
    expect(refused.status).toBe(status)
    resolve(undefined)
  }
})

/** Polls the health check while something happens. Returns the longest response time in milliseconds. */
async function slowestHealth(shop: ShopProcess, happening: () => Promise<void>): Promise<number> {
  let isOver = false
  let slowest = 0
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now()
      expect((await shop.ask('/healthz')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(10)
    }
  })()
  await happening().finally(() => {
    isOver = true
  })
  await asking
  return slowest
}
