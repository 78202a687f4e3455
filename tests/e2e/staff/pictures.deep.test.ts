import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { emptyFolder } from '../../empty-folder.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { field, freezeClock, pastTheGuard, press, says, toggle } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

const MIB = 2 ** 20
/** Drawing millions of pixels is slow without a graphics card. */
const TIMEOUT_MS = 30_000
const SMALL = 'This picture is small and will look blurred. Use at least 1,280 px'

const thumbnail = (page: Page) => page.getByRole('group', { name: 'Picture', exact: true })
const within = (picture: Locator, name: string) => picture.getByRole('button', { name, exact: true })

const { path: photos } = await emptyFolder()
afterAll(() => rm(photos, { recursive: true }))

async function choose(picture: Locator, photo: Buffer, name = 'photo.jpg'): Promise<void> {
  const path = join(photos, name)
  await writeFile(path, photo)
  await picture.locator('input[type=file]').setInputFiles(path)
  await within(picture, 'Crop').waitFor({ timeout: TIMEOUT_MS })
}

/**
 * Creates a photo as from a camera held upright: 24 megapixels, rotated by EXIF, more than 8 MB, a sky above fine
 * detail.
 */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90, sigma: 80 } as const
  const sky = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#000', noise } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Returns the picture as the shop serves it. */
async function served(image: string): Promise<Buffer> {
  const answer = await fetch(new URL(image.replace(/\d+\.webp$/, '1920.webp'), address))
  return Buffer.from(await answer.arrayBuffer())
}

/** Returns the blue value of a row of pixels, from 0 to 255. */
async function blueAt(picture: Buffer, row: (height: number) => number): Promise<number> {
  const { width, height } = await sharp(picture).metadata()
  const pixels = await sharp(picture)
    .extract({ left: 0, top: row(height), width, height: 1 })
    .png()
    .toBuffer()
  const { channels } = await sharp(pixels).stats()
  return (channels[2]?.mean ?? 0) - (channels[0]?.mean ?? 0)
}

test('a large photo is scaled down, rotated upright, and cropped as shown', {
  timeout: 90_000,
}, async () => {
  const product = await shop.created({ title: 'Jug', slug: 'jug' })
  await using visit = await enter('/admin/products/update/jug', { address, token: staff, first: freezeClock })
  const { page } = visit
  await toggle(page, 'Thumbnail')
  const picture = thumbnail(page)
  const original = await photo()
  expect(original.length).toBeGreaterThan(8 * MIB)
  await choose(picture, original)
  await within(picture, 'Crop').click()
  await expect(within(picture, 'Crop Again')).toBeVisible()
  await expect(picture.getByText(SMALL)).toBeHidden()

  await pastTheGuard(page)
  await press(page, 'Save changes')
  await says(page, 'WOHOO')
  const stored = await served((await shop.product('jug')).thumbnail)
  expect(await sharp(stored).metadata()).toMatchObject({ width: 1920, height: 1440 })
  expect(await blueAt(stored, () => 2)).toBeGreaterThan(200)
  expect(await blueAt(stored, (height) => height - 3)).toBeLessThan(50)
  expect(product.thumbnail).not.toBe((await shop.product('jug')).thumbnail)
})

test('a 48-megapixel picture becomes an avatar, and a large transparent picture stays transparent', {
  timeout: 90_000,
}, async () => {
  const mia = await shop.customer()
  await using visit = await enter('/account/change_account_info', { address, token: mia, first: freezeClock })
  const { page } = visit
  const picture = page.getByRole('group', { name: 'Picture', exact: true })
  const menuPicture = page.getByRole('button', { name: 'Account menu' }).locator('img')
  const save = async (buffer: Buffer, name: string) => {
    await choose(picture, buffer, name)
    await within(picture, 'Crop').click()
    await expect(within(picture, 'Crop Again')).toBeVisible()
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PATCH', { timeout: TIMEOUT_MS })
    await pastTheGuard(page)
    await press(page, 'Save changes')
    const { avatar } = (await (await saving).json()) as { avatar: string }
    await expect.poll(() => menuPicture.getAttribute('src')).toBe(avatar.replace('1280', '320'))
    return sharp(await served(avatar)).metadata()
  }
  const telephone = await aPicture({ width: 8064, height: 6048 })
  expect(await save(telephone, 'telephone.jpg')).toMatchObject({ width: 1920, height: 1920, hasAlpha: false })
  const clear = await sharp({ create: { width: 5000, height: 5000, channels: 4, background: '#0a08' } })
    .png()
    .toBuffer()
  expect(await save(clear, 'clear.png')).toMatchObject({ width: 1920, height: 1920, hasAlpha: true })
})

test('a stored picture is cropped again, and a small part is accepted with a warning', async () => {
  const image = await aPicture({ width: 1600, height: 1200 })
  const before = await shop.created({ title: 'Pot', slug: 'pot', thumbnail: image })
  await using visit = await enter('/admin/products/update/pot', {
    address,
    token: staff,
    first: freezeClock,
    expecting: /ERR_FAILED/,
  })
  const { page } = visit
  await toggle(page, 'Thumbnail')
  const picture = thumbnail(page)
  await within(picture, 'Crop Again').focus()
  await page.keyboard.press('Enter')
  await expect(within(picture, 'Crop')).toBeVisible()
  await expect(picture.getByText(SMALL)).toBeHidden()
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => field(page, 'Zoom').inputValue()).toBe('2')
  await expect(picture.getByText(SMALL)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(within(picture, 'Crop Again')).toBeVisible()
  await expect(picture.getByText(SMALL)).toBeVisible()

  await pastTheGuard(page)
  await press(page, 'Save changes')
  await says(page, 'WOHOO')
  const after = await shop.product('pot')
  expect(after.thumbnail).not.toBe(before.thumbnail)
  expect(await sharp(await served(after.thumbnail)).metadata()).toMatchObject({ width: 800, height: 600 })

  // A second crop can be cancelled.
  await visit.goTo('/admin/products/update/pot')
  await toggle(page, 'Thumbnail')
  await within(picture, 'Crop Again').click()
  await press(page, 'Cancel')
  await expect(within(picture, 'Crop Again')).toBeVisible()
  await page.route('**/media/**/1920.webp', (route) => route.abort())
  await within(picture, 'Crop Again').click()
  await expect(picture.getByText('The picture could not be loaded. Check your connection and try again.')).toBeVisible()
})
