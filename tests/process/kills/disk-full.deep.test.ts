import { randomBytes } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/open.ts'
import { embeddedIn } from '../../databases/shop-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { newProductForm } from '../../fixtures/product-form.ts'
import { addProduct } from '../../fixtures/products.ts'
import { startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const isRoot = process.getuid?.() === 0
const KIB = 1024
const FULL_WITHIN_MS = 30_000
const BACK_WITHIN_MS = 10_000

/** Fills a disk with a file, except for 64 KiB. */
async function fillDisk(path: string): Promise<void> {
  await using file = await open(path, 'w')
  for (const size of [1024 * KIB, 4 * KIB]) while (await fits(file, Buffer.alloc(size)));
  await file.truncate((await file.stat()).size - 64 * KIB)
}

/** Appends to a file. @returns false if the disk is full */
async function fits(file: FileHandle, bytes: Buffer): Promise<boolean> {
  try {
    await file.appendFile(bytes)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}

// Only root may mount a small disk. It is visible to the shop's process only.
test.runIf(isRoot && process.platform === 'linux')(
  'with a full disk, answers writes with 503, keeps reading, and recovers',
  { timeout: 90_000 },
  async () => {
    await using folder = await emptyFolder()
    const wrapper = [
      ...['unshare', '--mount', 'sh', '-c'],
      'mount -t tmpfs -o size=256m,mode=711 none "$1" && shift && exec "$@"',
      ...['sh', folder.path],
    ]
    await using shop = await startShopServer({ DATA_DIR: folder.path, RATE_LIMITS: 'off' }, wrapper)
    // The folder as the shop's process sees it.
    const disk = join('/proc', String(shop.pid), 'root', folder.path)
    await using db = openDatabase(embeddedIn(disk))
    await addProduct(db, { slug: 'mug' })
    const { token } = await addPerson(db, { isStaff: true })
    // Noise, which does not compress.
    const raw = { width: 800, height: 600, channels: 3 } as const
    const image = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .jpeg()
      .toBuffer()
    let sent = 0
    const upload = async () => {
      sent += 1
      const form = await newProductForm({ slug: `pot-${sent}`, thumbnail: image })
      return shop.ask('/api/product/', { method: 'POST', body: form, headers: { authorization: `Token ${token}` } })
    }
    const write = async () => {
      const body = JSON.stringify({
        name: 'Mia',
        email: 'mia@example.com',
        title: 'Full?',
        body: randomBytes(2_500).toString('hex'),
      })
      return shop.ask('/api/contact/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    }
    expect([(await upload()).status, (await write()).status, (await shop.ask('/')).status]).toEqual([201, 201, 200])

    const filler = join(disk, 'filler')
    await fillDisk(filler)
    for (const refused of [await upload(), await upload()]) {
      expect(refused.status).toBe(503)
      expect(await refused.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' })
    }
    // Database writes fail too, as soon as a file must grow.
    const statuses = new Set<number>()
    await until(async () => statuses.add((await write()).status).has(503), FULL_WITHIN_MS)
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    for (const path of ['/', '/api/product/', '/healthz'])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 200])

    await rm(filler)
    await until(async () => (await upload()).status === 201, BACK_WITHIN_MS)
    await until(async () => (await write()).status === 201, BACK_WITHIN_MS)
    expect((await shop.ask('/api/product/mug/')).status).toBe(200)
  },
)
