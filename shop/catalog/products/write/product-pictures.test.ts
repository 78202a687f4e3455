import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  aPicture,
  createdProduct,
  newProductForm,
  productForm,
  sendForm,
} from '../../../../tests/fixtures/product-form.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { placeOrder } from '../../../sales/orders/placing/place-order.server.ts'
import { RENDITION_WIDTHS } from '../../../ui/images/image-url.ts'
import { sweepImages } from '../../../ui/images/sweep-images.server.ts'
import { deleteProduct, updateProduct } from '../products.contract.ts'
import type { Product } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const DAY = 86_400_000

/**
 * A 12-megapixel phone photo stored rotated: upright 3000 x 4000 with a blue upper half, and a location in its
 * metadata.
 */
async function photo(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Mia' }, IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('rotates and crops a photo and removes its location in every rendition', async () => {
  const original = await photo()
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Mia')
  const { thumbnail, variants } = await createdProduct(staff, {
    thumbnail: original,
    thumbnail_crop_x: 0,
    thumbnail_crop_y: 0,
    thumbnail_crop_width: 2000.4,
    thumbnail_crop_height: 1500,
    variants: [{ name: 'One', stock: 1, images: [{ image: original }] }],
  })
  for (const width of RENDITION_WIDTHS) {
    const file = (await shop.app.inject(thumbnail.replace('1280', String(width)))).rawPayload
    const found = await sharp(file).metadata()
    expect(found).toMatchObject({ format: 'webp', width, height: Math.round((width * 3) / 4) })
    expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(Array(5).fill(undefined))
    expect(file.includes('Mia')).toBe(false)
    expect(await colours(file)).toEqual(['blue', 'blue'])
  }
  // Without a crop box the centre is used: half of each colour.
  const middle = (await shop.app.inject(variants[0]?.images[0]?.image ?? '')).rawPayload
  expect(await colours(middle)).toEqual(['blue', 'red'])
})

/** Returns the colours at the middle of the upper and lower edge. */
async function colours(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y: number) => data.subarray((y * info.width + info.width / 2) * 3).subarray(0, 3)
  return [at(2), at(info.height - 3)].map(([red = 0, , blue = 0]) => (blue > red ? 'blue' : 'red'))
}

test('never enlarges small pictures and accepts PNG, WebP and greyscale', async () => {
  const grey = await sharp({ create: { width: 100, height: 75, channels: 3, background: '#888' } })
    .greyscale()
    .png()
    .toBuffer()
  const clear = await sharp({ create: { width: 500, height: 375, channels: 4, background: '#8888' } })
    .webp()
    .toBuffer()
  const exact = Buffer.concat([await aPicture(), Buffer.alloc(8 * 2 ** 20)]).subarray(0, 8 * 2 ** 20)
  const tiny = await aPicture({ width: 16, height: 16 })
  const images = [grey, clear, tiny, exact].map((image) => ({ image }))
  const { variants } = await createdProduct(staff, { variants: [{ name: 'One', stock: 1, images }] })
  const sizes = await Promise.all(
    (variants[0]?.images ?? []).map(async ({ image }) => {
      const { width, height } = await sharp((await shop.app.inject(image)).rawPayload).metadata()
      return [width, height]
    }),
  )
  expect(sizes).toEqual([
    [100, 75],
    [500, 375],
    [16, 12],
    [64, 48],
  ])
})

test('deletes unused pictures after a while, but never those of orders', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const mia = await shop.customer('Mia')
  const product = await createdProduct(staff)
  const [variant] = product.variants
  const bought = [{ product: product.id, variant: variant?.id ?? 0, quantity: 1 }]
  await shop.db.transaction().execute((tx) => placeOrder(tx, { userId: mia.id, wanted: bought, now: new Date() }))
  const image = await aPicture()
  const change = productForm({
    thumbnail: image,
    variants: [{ for_update_id: variant?.id ?? 0, images: [{ for_update_id: variant?.images[0]?.id ?? 0, image }] }],
  })
  const after = await staff.api(updateProduct, { params: { slug: product.slug }, body: change })
  await leaveBehind(shop)

  const now = shop.clock.now.getTime()
  await sweepImages(shop, new Date(now))
  // A page that is still open may show the picture.
  expect(await statuses(shop, product)).toEqual([200, 200])
  await Promise.all([1.1, 2, 3].map((days) => sweepImages(shop, new Date(now + days * DAY))))
  expect(await statuses(shop, product)).toEqual([404, 200])
  expect(await statuses(shop, after)).toEqual([200, 200])
  const groups = await readdir(join(shop.config.dataDir, 'images'))
  const pictures = await Promise.all(groups.map((group) => readdir(join(shop.config.dataDir, 'images', group))))
  expect(groups.filter((name) => name.startsWith('.'))).toEqual([])
  expect(pictures.flat()).toHaveLength(3 + 1)
  expect(pictures.flat()).toContain(OF_ANOTHER_SHOP)
  expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([])
})

test('deletes all pictures of a deleted product after a while, but not those of orders', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const mia = await shop.customer('Mia')
  const [bought, unsold] = [await createdProduct(staff), await createdProduct(staff)]
  const wanted = [{ product: bought.id, variant: bought.variants[0]?.id ?? 0, quantity: 1 }]
  await shop.db.transaction().execute((tx) => placeOrder(tx, { userId: mia.id, wanted, now: new Date() }))
  for (const { slug } of [bought, unsold]) await staff.api(deleteProduct, { params: { slug }, query: {} })

  const now = shop.clock.now.getTime()
  for (const days of [0, 1.1]) await sweepImages(shop, new Date(now + days * DAY))
  expect(await statuses(shop, unsold)).toEqual([404, 404])
  // An order shows the variant's image.
  expect(await statuses(shop, bought)).toEqual([404, 200])
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(1)
})

const LEFT_BEHIND = 'a'.repeat(24)
const OF_ANOTHER_SHOP = 'b'.repeat(24)

/** Leaves files as killed processes do: an upload with its rendition, unfinished renditions and an unknown image. */
async function leaveBehind({ config }: TestShop): Promise<void> {
  const folders = ['uploads/x', 'images/.unfinished-x', `images/aa/${LEFT_BEHIND}`, `images/bb/${OF_ANOTHER_SHOP}`]
  for (const folder of folders) await mkdir(join(config.dataDir, folder), { recursive: true })
  await writeFile(join(config.dataDir, 'uploads/x', `0.${LEFT_BEHIND}`), '')
}

async function statuses(shop: TestShop, { thumbnail, variants }: Product): Promise<number[]> {
  const urls = [thumbnail, variants[0]?.images[0]?.image ?? '']
  return Promise.all(urls.map(async (url) => (await shop.app.inject(url)).statusCode))
}

test('removes hidden metadata from pictures', async () => {
  const polyglot = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  const { answer } = await sendForm(shop, staff, { form: await newProductForm({ thumbnail: polyglot }) })
  const served = await shop.app.inject((answer as Product).thumbnail)
  expect(served.headers['content-type']).toBe('image/webp')
  expect(served.rawPayload.includes('script')).toBe(false)
})
