import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { emptyFolder } from '../../../empty-folder.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, hasFocus, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

const NO_PICTURE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
const { path: photos } = await emptyFolder()
afterAll(() => rm(photos, { recursive: true }))

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

/** Returns red, green and blue of a served picture at a horizontal position from 0 to 1. */
async function colourAt(image: string, across: number): Promise<number[]> {
  const answer = await fetch(new URL(image.replace(/\d+\.webp$/, '640.webp'), address))
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(across * (info.width - 1))) * info.channels
  return [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) / 85))
}

/** Creates a picture twice as high as wide: red at the top, green in the middle, blue at the bottom. */
async function upright(): Promise<Buffer> {
  const part = (background: string) => ({ create: { width: 900, height: 600, channels: 3 as const, background } })
  const parts = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => sharp(part(colour)).png().toBuffer()))
  return sharp({ create: { width: 900, height: 1800, channels: 3, background: '#000' } })
    .composite(parts.map((input, index) => ({ input, left: 0, top: 600 * index })))
    .jpeg()
    .toBuffer()
}

test('several pictures are chosen at once, cropped automatically, given alt texts, and the first becomes the thumbnail', async () => {
  await using visit = await enter('/admin/products/create', { address, token: staff, width: 375 })
  const { page } = visit
  await field(page, 'Price in euros').fill('12')
  await field(page, 'Description').fill('Round.')
  await field(page, 'Stock').fill('3')
  await press(page, 'Create product')
  await expect(page.getByText('Choose a picture.', { exact: true })).toBeVisible()
  const gif = await sharp(await aPicture({ colour: '#00f', width: 400, height: 300 }))
    .gif()
    .toBuffer()
  await field(page, 'Choose pictures for this product').setInputFiles([
    file('high.jpg', await upright()),
    file('broken.jpg', Buffer.from('no picture at all')),
    file('blue.gif', gif, 'image/gif'),
    file('notes.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'),
  ])
  await expect(page.getByText(`broken.jpg was not added. ${NO_PICTURE}`)).toBeVisible()
  await expect(page.getByText('notes.pdf was not added. This is a PDF. Upload a JPEG, PNG or WebP.')).toBeVisible()
  await expect(group(page, 'Picture 2 of this product')).toBeVisible()
  await expect(page.getByText('Choose a picture.', { exact: true })).toBeHidden()
  await press(page, 'Remove notes.pdf')
  await expect(page.getByText('notes.pdf')).toBeHidden()
  await field(page, 'Title').fill('Bowl')
  await expect.poll(() => group(page, 'Picture 1 of this product').getByLabel('Alt text').inputValue()).toBe('Bowl')
  await group(page, 'Picture 2 of this product').getByLabel('Alt text').fill('A blue bowl')
  await field(page, 'Title').fill('Deep bowl')
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  await press(page, 'Create product')
  await says(page, 'WOHOO')
  await pathIs(page, '/products/deep-bowl')
  const bowl = await shop.product('deep-bowl')
  const images = bowl.variants[0]?.images ?? []
  expect(images.map(({ alt }) => alt)).toEqual(['Deep bowl', 'A blue bowl'])
  expect(bowl).toMatchObject({ thumbnail: images[0]?.image, thumbnail_alt: 'Deep bowl' })
  expect(await colourAt(images[0]?.image ?? '', 0.5)).toEqual([0, 3, 0])
  expect(await colourAt(images[1]?.image ?? '', 0.5)).toEqual([0, 0, 3])
})

test('a picture is fitted on a background, cropped again, and adjusted by hand, keeping the focus', async () => {
  await using visit = await enter('/admin/products/create', { address, token: staff })
  const { page } = visit
  await field(page, 'Title').fill('Vase')
  await field(page, 'Price in euros').fill('12')
  await field(page, 'Description').fill('High.')
  await field(page, 'Stock').fill('3')
  const high = await sharp({ create: { width: 600, height: 1800, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer()
  await field(page, 'Choose pictures for this product').setInputFiles([
    file('a.jpg', high),
    file('b.jpg', await upright()),
  ])
  await press(page, 'Add background picture 1 of this product')
  await press(page, 'Add background picture 2 of this product')
  await press(page, 'Cut to 4:3 picture 2 of this product')
  await expect(page.getByRole('button', { name: 'Add background picture 2 of this product' })).toBeVisible()
  await press(page, 'Adjust picture 2 of this product')
  const dialog = page.getByRole('dialog', { name: 'Adjust picture 2 of this product' })
  await hasFocus(dialog.getByLabel('Zoom', { exact: true }))
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('group').focus()
  // Move the picture up until its blue end is in the crop area.
  for (let step = 0; step < 80; step += 1) await page.keyboard.press('ArrowUp')
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(dialog).toBeHidden()
  await hasFocus(page.getByRole('button', { name: 'Adjust picture 2 of this product' }))
  await press(page, 'Create product')
  await pathIs(page, '/products/vase')
  const images = (await shop.product('vase')).variants[0]?.images ?? []
  for (const across of [0, 0.5, 1]) expect(await colourAt(images[0]?.image ?? '', across)).toEqual([3, 0, 0])
  expect(await colourAt(images[1]?.image ?? '', 0.5)).toEqual([0, 0, 3])
})

/** Runs in the page. Returns the number of draft pictures that the browser has stored. */
async function picturesKept(): Promise<number> {
  // Opening the database here first would create it without its table.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'comptoir-drafts')) return 0
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('comptoir-drafts')
    opened.onerror = reject
    opened.onsuccess = () => {
      const kept = opened.result.transaction('pictures').objectStore('pictures').count()
      kept.onerror = reject
      kept.onsuccess = () => {
        opened.result.close()
        resolve(kept.result)
      }
    }
  })
}

test('chosen and unsaved pictures are offered again as they were fitted', async () => {
  await using visit = await enter('/admin/products/create', { address, token: staff })
  const { page } = visit
  page.on('dialog', (question) => void question.accept())
  await field(page, 'Title').fill('Jar')
  await field(page, 'Choose pictures for this product').setInputFiles([file('high.jpg', await upright())])
  await press(page, 'Add background picture 1 of this product')
  await expect(page.getByRole('button', { name: 'Cut to 4:3 picture 1 of this product' })).toBeVisible()
  await expect.poll(() => page.evaluate(picturesKept)).toBe(1)
  await visit.goTo('/admin/products/create')
  await press(page, 'Continue editing')
  const picture = group(page, 'Picture 1 of this product')
  await expect.poll(() => picture.getByLabel('Alt text').inputValue()).toBe('Jar')
  await expect(picture.getByRole('button', { name: 'Cut to 4:3' })).toBeVisible()
  await expect(picture.locator('img')).toBeVisible()
})

test('pictures dropped on a row belong to its variant, the form waits for them, and extra pictures are refused', async () => {
  const image = await aPicture({ width: 640, height: 480 })
  const variants = ['Small', 'Large'].map((name) => ({ name, stock: 5, images: [{ image }] }))
  await shop.created({ title: 'Glass', slug: 'glass', thumbnail: image, variants })
  await using visit = await enter('/admin/products/update/glass', { address, token: staff })
  const { page } = visit
  const green = (await aPicture({ width: 800, height: 600, colour: '#0f0' })).toString('base64')
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    const carrier = new DataTransfer()
    for (let count = 1; count <= 13; count += 1)
      carrier.items.add(new File([bytes], `${count}.jpg`, { type: 'image/jpeg' }))
    return carrier
  }, green)
  await press(page, 'More of Large')
  await press(page, 'Remove picture 1 of Large')
  await press(page, 'Save changes')
  await expect(group(page, 'Large').getByText('Choose a picture.')).toBeVisible()
  await group(page, 'Large').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(group(page, 'Large').getByText('Choose a picture.')).toBeHidden()
  await press(page, 'Save changes')
  await expect(page.getByText('A variant has at most 12 pictures. 1 not added.')).toBeVisible()
  await says(page, 'WOHOO')
  const [small, large] = (await shop.product('glass')).variants
  expect(small?.images).toHaveLength(1)
  expect(large?.images).toHaveLength(12)
  expect(large?.images[11]).toMatchObject({ alt: 'Glass, Large' })
  expect(await colourAt(large?.images[11]?.image ?? '', 0.5)).toEqual([0, 3, 0])
})

// Drawing large photos takes a minute, so only `npm run test:deep` runs it.
test.each(alsoDeep<string>([], ['more than 100 MB']))(
  'photos of %s are scaled down before the upload',
  {
    timeout: 240_000,
  },
  async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 90 } as const
    const photo = await sharp({ create: { width: 2880, height: 2160, channels: 3, background: '#000', noise } })
      .jpeg({ quality: 92 })
      .toBuffer()
    const paths = Array.from({ length: Math.ceil((101 * 2 ** 20) / photo.length) }, (_, n) => join(photos, `${n}.jpg`))
    for (const path of paths) await writeFile(path, photo)
    const image = await aPicture({ width: 640, height: 480 })
    const variants = ['Small', 'Middle', 'Large'].map((name) => ({ name, stock: 5, images: [{ image }] }))
    await shop.created({ title: 'Tile', slug: 'tile', variants })
    await using visit = await enter('/admin/products/update/tile', { address, token: staff })
    const { page } = visit
    for (const [index, name] of ['Small', 'Middle', 'Large'].entries()) {
      await press(page, `More of ${name}`)
      await field(page, `Choose pictures for ${name}`).setInputFiles(paths.filter((_, n) => n % 3 === index))
    }
    await press(page, 'Save changes')
    await page.waitForURL('**/products/tile', { timeout: 200_000 })
    const saved = (await shop.product('tile')).variants.flatMap(({ images }) => images)
    expect(saved).toHaveLength(3 + paths.length)
  },
)
