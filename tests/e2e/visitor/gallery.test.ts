import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { pinch, swipe } from '../support/browser/touch-gestures.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'

const products = await theCatalogue()
const mug = productWith(products, 'three pictures', ({ variants }) => variants[0]?.images.length === 3)
const pictures = mug.variants[0]?.images ?? []
const many = productWith(products, 'nine pictures', ({ slug }) => slug === RARE_PRODUCTS.ninePictures)

const large = (page: Page) => page.getByRole('button', { name: /^Enlarge the picture/ })
/** Returns the indexes of fully visible slides, from 0. */
const slidesSeen = (page: Page) =>
  large(page).evaluateAll((slides) =>
    slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= -1 && right <= innerWidth + 1 ? [index] : []
    }),
  )
/** The visible enlarged picture. The other ones are inert. */
const enlarged = (page: Page) => overlay(page).locator('li:not([inert])').getByRole('img')
const overlay = (page: Page) => page.getByRole('dialog', { name: `Pictures of ${mug.title}` })

test('on a phone, the pictures are a swipeable strip with thumbnails', async () => {
  await using visit = await enter(`/products/${mug.slug}`, { width: 375, touch: true })
  const { page } = visit
  const thumbnails = page.getByRole('button', { name: /^Picture \d of 3/ })
  await expect.poll(() => thumbnails.count()).toBe(3)
  expect(await thumbnails.nth(0).getAttribute('aria-label')).toBe(`Picture 1 of 3: ${pictures[0]?.alt}`)
  await expect.poll(() => slidesSeen(page)).toEqual([0])
  await expect.poll(() => thumbnails.nth(0).getAttribute('aria-current')).toBe('true')

  await swipe(large(page).first(), -250)
  await expect.poll(() => slidesSeen(page)).toEqual([1])
  await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true')

  await thumbnails.nth(2).click()
  await expect.poll(() => slidesSeen(page)).toEqual([2])
  await expect.poll(() => thumbnails.nth(2).getAttribute('aria-current')).toBe('true')
  await expect.poll(() => thumbnails.nth(0).getAttribute('aria-current')).toBe('false')
  expect(new URL(page.url()).pathname).toBe(`/products/${mug.slug}`)
})

test('on a desktop, all pictures are shown, the first as wide as two', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const boxes = await large(visit.page).evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()))
  const [first, second, third] = boxes
  expect(boxes).toHaveLength(3)
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
  expect(third?.top).toBe(second?.top)
  expect(first?.right).toBeCloseTo(third?.right ?? 0, 0)
  await expect(visit.page.getByRole('button', { name: /^Picture \d of 3/ }).first()).toBeHidden()
})

test('touch turns enlarged pictures, and pinch, double tap or the button zoom in', async () => {
  await using visit = await enter(`/products/${mug.slug}`, { width: 375, touch: true })
  const { page } = visit
  await large(page).first().click()
  const picture = enlarged(page)
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)
  await expect.poll(() => widthOf(picture)).toBe(375)

  // Touching a moving strip would only stop it.
  await expect.poll(async () => (await picture.boundingBox())?.x).toBe(0)
  await swipe(picture, -220)
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)
  await expect.poll(() => shownAs(enlarged(page))).toBe(keyOf(pictures[1]?.image))

  await expect.poll(async () => (await picture.boundingBox())?.x).toBe(0)
  await pinch(picture, 100, 200)
  await expect.poll(() => widthOf(picture)).toBe(750)
  // The page itself is not zoomed.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await pinch(overlay(page), 100, 900)
  await expect.poll(() => widthOf(picture)).toBe(3 * 375)
  // A finger moves an enlarged picture and does not switch pictures.
  await swipe(overlay(page), -150)
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)
  await pinch(overlay(page), 300, 60)
  await expect.poll(() => widthOf(picture)).toBe(375)

  const tap = () => page.touchscreen.tap(180, 450)
  await expect
    .poll(async () => {
      const width = await widthOf(picture)
      // Another double tap would zoom out again.
      if (width === 375) await Promise.all([tap(), tap()])
      return width
    })
    .toBeGreaterThan(2 * 375)
  await overlay(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => widthOf(picture)).toBe(375)
  await overlay(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(2 * 375)
})

test('a click zooms in at the pointer, arrow keys move the picture, and another click shows all of it', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await large(page).first().click()
  const picture = enlarged(page)
  await expect(picture).toBeVisible()
  await page.mouse.click(1200, 700)
  await expect.poll(() => widthOf(picture)).toBe(2.5 * 1440)
  const at = await picture.boundingBox()
  // The same point is still under the pointer.
  expect((1200 - (at?.x ?? 0)) / (2.5 * 1440)).toBeCloseTo(1200 / 1440, 2)
  await page.mouse.click(1200, 700)
  await expect.poll(() => widthOf(picture)).toBe(1440)
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)
})

test('the enlarged picture turns by button and arrow key in a loop, and Escape closes it', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await large(page).first().click()
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)

  await overlay(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 3 of 3/)
  await expect.poll(() => shownAs(enlarged(page))).toBe(keyOf(pictures[2]?.image))
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 1 of 3/)
  await page.keyboard.press('ArrowLeft')
  await expect(overlay(page)).toRead(/^Picture 3 of 3/)

  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/products/${mug.slug}`)
  await expect.poll(() => isFocused(large(page).first())).toBe(true)
})

test('Back closes the enlarged picture and keeps the product page, its scroll position and the focus', async () => {
  await using visit = await enter('/')
  const { page } = visit
  await visit.goTo(`/products/${mug.slug}`)
  await page.mouse.wheel(0, 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
  await large(page).first().click()
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toRead(/^Picture 2 of 3/)

  await page.goBack()
  await expect(overlay(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/products/${mug.slug}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
  await expect.poll(() => isFocused(large(page).first())).toBe(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Good things for every day' })).toBeVisible()
})

test('the close button closes the enlarged picture, and nothing behind it is reachable meanwhile', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await large(page).first().click()
  await expect(overlay(page)).toBeVisible()
  const reached = new Set<string>()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  reached.delete('')
  expect([...reached].sort()).toEqual(['Close', 'Next picture', 'Previous picture', 'Zoom in'])

  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await expect(overlay(page)).toBeHidden()
})

test.each(alsoDeep([375], [768, 1440]))('at %i px the enlarged picture is fully visible', async (width) => {
  await using visit = await enter(`/products/${mug.slug}`, { width })
  await large(visit.page).first().click()
  const picture = enlarged(visit.page)
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

test('with many pictures, the last tile and the last thumbnail show how many more there are', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter(`/products/${many.slug}`)
  const { page } = visit
  const dialog = page.getByRole('dialog', { name: `Pictures of ${many.title}` })
  const seen = large(page).filter({ visible: true })
  await expect.poll(() => seen.count()).toBe(5)
  await expect(seen.last()).toRead('+4')
  await seen.last().click()
  await expect(dialog).toRead(/^Picture 5 of 9/)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 375, height: 900 })
  const thumbnails = page.getByRole('main').getByRole('button', { name: /^(Picture \d|Show \d)/ })
  await expect.poll(() => thumbnails.count()).toBe(6)
  await expect(thumbnails.last()).toRead('+4')
  await thumbnails.last().click()
  await expect(dialog).toRead(/^Picture 6 of 9/)
})

const widthOf = (thing: Locator) => thing.boundingBox().then((box) => Math.round(box?.width ?? 0))

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement)
}

async function shownAs(picture: Locator): Promise<string | undefined> {
  return keyOf(await picture.getAttribute('src'))
}

/** Returns the key of a picture, independent of its width. */
function keyOf(image: string | null | undefined): string | undefined {
  return /^\/media\/(\w+)\//.exec(image ?? '')?.[1]
}
