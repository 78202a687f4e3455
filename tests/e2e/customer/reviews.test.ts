import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { fetchFrom } from '../support/browser/raw-request.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { addThing, RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const other = await openStaffShop()
const products = await theCatalogue()
const thing = productWith(products, 'nothing written about it', ({ slug }) => slug === RARE_PRODUCTS.toReview)
const path = `/products/${thing.slug}`
const THIRD_PAGE = '/?page=3'

const write = (page: Page) => page.getByRole('button', { name: 'Write a review' })
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a customer reviews a received product by keyboard on a phone, changes the review, and finds it everywhere', async () => {
  const { token } = await newCustomer('Mia', { received: thing })
  await using visit = await enter(path, { token, width: 375, theme: 'dark' })
  const { page } = visit
  await write(page).press('Enter')
  const rating = dialog(page).getByRole('slider', { name: 'Rating' })
  await expect.poll(() => rating.evaluate((slider) => slider === document.activeElement)).toBe(true)
  await expect.poll(() => rating.getAttribute('aria-valuetext')).toBe('5 out of 5 stars')
  await rating.press('ArrowLeft')
  await rating.press('ArrowLeft')
  await rating.press('ArrowLeft')
  await expect.poll(() => rating.getAttribute('aria-valuetext')).toBe('3.5 out of 5 stars')
  await dialog(page).getByLabel('Variant').selectOption('Striped')
  await rating.press('ArrowLeft')

  await dialog(page).getByRole('button', { name: 'Post review' }).press('Enter')
  await expect(dialog(page).getByText('This field may not be blank.')).toBeVisible()
  const body = dialog(page).getByLabel('Review')
  await expect.poll(() => body.evaluate((field) => field === document.activeElement)).toBe(true)
  await body.fill('Stripes are thinner than shown.')
  await dialog(page).getByRole('button', { name: 'Post review' }).press('Enter')
  await expect(toast(page, 'Review Posted')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  // The new review is in view and has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Stripes are thinner')
  const section = page.getByRole('region', { name: 'Happy Customers' })
  await expect(section).toRead(
    /4\.5 \(1\) .*Mia Journey Verified purchase .*Striped Stripes are thinner than shown\. Ordered on/,
  )

  // A new visit starts with the public page and then loads the session.
  await visit.goTo(path)
  await write(page).click()
  await expect(dialog(page).getByLabel('Variant')).toRead('Plain Striped (reviewed)')
  await dialog(page).getByLabel('Variant').selectOption('Striped (reviewed)')
  await expect(dialog(page).getByRole('heading')).toRead('Change your review')
  await expect.poll(() => body.inputValue()).toBe('Stripes are thinner than shown.')
  // A tap on the left half of the third star.
  await rating.click({ position: { x: 80, y: 22 } })
  await body.fill('They wash off.')
  await dialog(page).getByRole('button', { name: 'Update review' }).click()
  await expect(toast(page, 'Review Updated')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reviews' })).toRead(
    /2\.5 \(1\) .*They wash off\. Ordered on .*changed on/,
  )

  await page.getByRole('link', { name: 'See the review in the list' }).click()
  await expect(page.getByRole('region', { name: 'Ratings' })).toRead(
    /^2\.5 1 review 4\.5 – 5 stars: 0 reviews 3\.5 – 4 stars: 0 reviews 2\.5 – 3 stars: 1 review /,
  )
  await expect(page.getByRole('region', { name: 'Reviews' })).toRead(/^1 review, newest first .*They wash off\./)
  await visit.goTo(THIRD_PAGE)
  await expect(page.getByRole('article').filter({ hasText: thing.title })).toRead(/2\.5 \(1\)/)
  const html = (await fetchFrom(path)).body.toString()
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":2.5,"reviewCount":1,')
})

test('customers without the product and visitors see who can review it', async () => {
  const { token } = await newCustomer('Ben')
  await using visit = await enter(path, { token })
  const { page } = visit
  await expect(page.getByText('You can review each variant once')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  await write(page).click()
  await expect(dialog(page).getByText('No variants to review please go to home or go back or try again')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Go Back' }).click()
  await expect(dialog(page)).toBeHidden()

  await using visitor = await enter(path)
  await write(visitor.page).click()
  const message = toast(visitor.page, 'You must be logged in to review')
  await expect(message.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('an order shipped meanwhile is found by trying again, and a removed one shows an error at its field', {
  tags: ['deep'],
}, async () => {
  const eve = await newCustomer('Eve')
  await using visit = await enter(path, { token: eve.token, expecting: /status of 400/ })
  const { page } = visit
  await write(page).click()
  await expect(dialog(page).getByText('No variants to review')).toBeVisible()
  await using db = await openShopDatabase(inject('shop').dataDir)
  await addOrder(db, { userId: eve.id, productId: thing.id, variantIds: [thing.variants[0]?.id ?? 0] })
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog(page).getByLabel('Variant')).toRead('Plain')

  await db.updateTable('orders').set({ status: 'shipping' }).where('user_id', '=', eve.id).execute()
  await dialog(page).getByLabel('Review').fill('It came back.')
  await dialog(page).getByRole('button', { name: 'Post review' }).click()
  await expect(dialog(page).getByText('You can only review variants you have bought.')).toBeVisible()
  const variant = dialog(page).getByLabel('Variant')
  await expect.poll(() => variant.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a customer sees the own review first and once, and others see the two best', { tags: ['deep'] }, async () => {
  await other.created()
  await addThing(other.db, 'kettle', 'Kettle', ['Plain', 'Striped'])
  const kettle = await other.product('kettle')
  const [plain, striped] = kettle.variants.map(({ id }) => id)
  const review = async (name: string, of: { variant: number | undefined; rating: number; body: string }) => {
    const { token } = await newCustomer(name, { received: kettle }, other)
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const { status } = await other.ask('/api/reviews/', { method: 'POST', headers, body: JSON.stringify(of) })
    expect(status).toBe(201)
    return token
  }
  await review('Ann', { variant: plain, rating: 5, body: 'It sings.' })
  const tom = await review('Tom', { variant: plain, rating: 4.5, body: 'It boils.' })
  const mia = await review('Mia', { variant: striped, rating: 2, body: 'It drips.' })

  const told = async (token?: string) => {
    await using visit = await enter('/products/kettle', { address: other.address, token, width: 375 })
    const section = visit.page.getByRole('region', { name: 'Happy Customers' })
    const own = section.getByText('Your review', { exact: true })
    if (token) await expect(own).toBeVisible()
    expect(await own.count()).toBe(token ? 1 : 0)
    const reports = await section.getByRole('button', { name: /^Report/ }).count()
    return {
      bodies: (await section.getByRole('article').allInnerTexts()).map((text) => /It \w+\./.exec(text)?.[0]),
      reports,
    }
  }
  // The page may not show the newest reviews yet.
  await expect.poll(() => told()).toEqual({ bodies: ['It sings.', 'It boils.'], reports: 2 })
  expect(await told(mia)).toEqual({ bodies: ['It drips.', 'It sings.', 'It boils.'], reports: 2 })
  expect(await told(tom)).toEqual({ bodies: ['It boils.', 'It sings.'], reports: 1 })

  // Visible reviews must not move while the page loads the session.
  await using visit = await enter('/products/kettle#reviews', { address: other.address, token: mia, width: 375 })
  const { page } = visit
  await page.waitForLoadState('networkidle')
  expect(await movedReviews(page)).toEqual([])
})

/** Returns the parts of the reviews that moved without user input. */
const movedReviews = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const moved: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          if (previousRect.y !== currentRect.y) moved.push(node?.textContent?.slice(0, 80) ?? '')
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return moved
  })
