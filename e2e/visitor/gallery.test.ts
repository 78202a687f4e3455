import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../support/browser/in-browser.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARITIES } from '../support/shop/rarities.ts'

const products = await theCatalogue()
const mug = productWith(products, 'three pictures', ({ variants }) => variants[0]?.images.length === 3)
const pictures = mug.variants[0]?.images ?? []
const many = productWith(products, 'nine pictures', ({ slug }) => slug === RARITIES.ninePictures)

const large = (page: Page) => page.getByRole('button', { name: /^Enlarge the picture/ })
const overlay = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${mug.title}` })

test('each further picture is a thumbnail, on phones too, and comes up by a click', async () => {
  await using visit = await enter(`/products/${mug.slug}`, { width: 375 })
  const { page } = visit
  const thumbnails = page.getByRole('button', { name: /^Picture \d of 3/ })
  await expect.poll(() => thumbnails.count()).toBe(3)
  await expect.poll(() => shownIn(large(page))).toBe(keyOf(pictures[0]?.image))
  await expect.poll(() => thumbnails.nth(0).getAttribute('aria-current')).toBe('true')

  await thumbnails.nth(2).click()
  await expect.poll(() => shownIn(large(page))).toBe(keyOf(pictures[2]?.image))
  await expect.poll(() => thumbnails.nth(2).getAttribute('aria-current')).toBe('true')
  await expect.poll(() => thumbnails.nth(0).getAttribute('aria-current')).toBe('false')
})

test('the picture enlarges, turns by button and arrow key in a circle, and Escape closes it', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await large(page).click()
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)

  await overlay(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 3 of 3/)
  await expect.poll(() => shownIn(overlay(page))).toBe(keyOf(pictures[2]?.image))
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)
  await page.keyboard.press('ArrowLeft')
  await expect(overlay(page)).toRead(/^Picture 3 of 3/)

  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/products/${mug.slug}`)
  await expect.poll(() => isFocused(large(page))).toBe(true)
})

test('Back closes the enlarged picture and stays on the product, at the same place, with the focus where it was', async () => {
  await using visit = await enter('/')
  const { page } = visit
  await visit.goTo(`/products/${mug.slug}`)
  await page.mouse.wheel(0, 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
  await large(page).click()
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)

  await page.goBack()
  await expect(overlay(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/products/${mug.slug}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
  await expect.poll(() => isFocused(large(page))).toBe(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Good things for every day' })).toBeVisible()
})

test('the button closes it, and nothing behind it is reached meanwhile', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await large(page).click()
  await expect(overlay(page)).toBeVisible()
  const reached = new Set<string>()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  reached.delete('')
  expect([...reached].sort()).toEqual(['Close', 'Next picture', 'Previous picture'])

  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await expect(overlay(page)).toBeHidden()
})

test.each([375, 768, 1440])('at %i px the enlarged picture is seen whole', async (width) => {
  await using visit = await enter(`/products/${mug.slug}`, { width })
  await large(visit.page).click()
  const picture = overlay(visit.page).getByRole('img')
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  const fit = await picture.evaluate((image) => getComputedStyle(image).objectFit)
  const isCropped = fit === 'cover' && Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 4 / 3) > 0.01
  expect(isCropped).toBe(false)
})

test('where there are many pictures the last thumbnail says how many more, and shows them', async () => {
  await using visit = await enter(`/products/${many.slug}`)
  const { page } = visit
  const thumbnails = page.getByRole('main').getByRole('button', { name: /^(Picture \d|Show \d)/ })
  const shown = await thumbnails.count()
  const hidden = 9 - (shown - 1)
  await expect(thumbnails.last()).toRead(`+${hidden}`)

  await thumbnails.last().click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${many.title}` })
  await expect(dialog).toRead(new RegExp(`^Picture ${shown} of 9`))
})

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement)
}

async function shownIn(place: Locator): Promise<string | undefined> {
  return keyOf(await place.locator('img').getAttribute('src'))
}

/** What tells pictures apart, whatever their width. */
function keyOf(image: string | null | undefined): string | undefined {
  return /^\/media\/(\w+)\//.exec(image ?? '')?.[1]
}
