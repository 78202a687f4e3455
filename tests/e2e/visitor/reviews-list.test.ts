import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOf } from '../../../lib/page-of.contract.ts'
import { fetchFrom } from '../support/browser/raw-request.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'

const products = await theCatalogue()
const loved = productWith(products, 'two pages of reviews', ({ reviews_length }) => reviews_length > 28)
const reviews = JSON.parse(
  (await fetchFrom(`/api/reviews/?productslug=${loved.slug}&page_size=100`)).body.toString(),
) as PageOf<{
  rating: number
  variant: number
  body: string
}>
const all = `/reviews/${loved.slug}/null/0.5/5`

const listed = (page: Page) => page.getByRole('region', { name: 'Reviews' }).getByRole('status')
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const within = (low: number, high: number, variant?: number) =>
  reviews.results.filter(
    ({ rating, ...review }) => rating >= low && rating <= high && (variant === undefined || review.variant === variant),
  )
const inWords = (count: number) => (count === 1 ? '1 review, newest first' : `${count} reviews, newest first`)

test('a visitor opens all reviews from the product, filters by bar, slider, field and variant, and goes back step by step', async () => {
  await using visit = await enter(`/products/${loved.slug}`)
  const { page } = visit
  await page.getByRole('link', { name: `See all ${loved.reviews_length} reviews` }).click()
  await expect.poll(() => addressOf(page)).toBe(all)
  await expect(listed(page)).toRead(`1–28 of ${reviews.count} reviews, newest first`)
  await expect(page.getByRole('region', { name: 'Ratings' })).toRead(
    new RegExp(`^${loved.average_rating?.toFixed(1)} ${loved.reviews_length} reviews `),
  )

  const bar = page.getByRole('link', { name: `3.5 – 4 stars: ${within(3.5, 4).length} reviews` })
  await bar.press('Enter')
  await expect(listed(page)).toRead(inWords(within(3.5, 4).length))
  expect(addressOf(page)).toBe(`/reviews/${loved.slug}/null/3.5/4`)
  await expect.poll(() => bar.getAttribute('aria-current')).toBe('true')
  await expect.poll(() => bar.evaluate((link) => link === document.activeElement)).toBe(true)

  await page.getByRole('slider', { name: 'Highest rating' }).press('ArrowRight')
  await expect(listed(page)).toRead(inWords(within(3.5, 4.5).length))
  await page
    .getByRole('spinbutton', { name: 'Lowest rating' })
    .or(page.getByRole('textbox', { name: 'Lowest rating' }))
    .fill('2')
  await page.keyboard.press('Enter')
  await expect(listed(page)).toRead(inWords(within(2, 4.5).length))
  expect(addressOf(page)).toBe(`/reviews/${loved.slug}/null/2/4.5`)

  const [first] = loved.variants
  await page.getByRole('link', { name: first?.name, exact: true }).click()
  await expect(listed(page)).toRead(inWords(within(2, 4.5, first?.id).length))
  await expect(page.getByRole('region', { name: 'Ratings' })).toRead(
    new RegExp(`${within(0.5, 5, first?.id).length} reviews of ${first?.name}`),
  )
  for (const { body } of within(2, 4.5, first?.id))
    await expect(page.getByText(body.split('\n')[0] ?? '')).toBeVisible()

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe(`/reviews/${loved.slug}/null/2/4.5`)
  for (let steps = 0; steps < 4; steps += 1) await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(`/products/${loved.slug}`)
})

test('without a script, the bars filter, pages have addresses, and bounds work in either order', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter(all, { script: false, width: 375, theme: 'dark' })
  const { page } = visit
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(listed(page)).toRead(`29–${reviews.count} of ${reviews.count} reviews, newest first`)
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/null\/0\.5\/5\?page=2$/)
  await page.getByRole('link', { name: /^2\.5 – 3 stars/ }).click()
  await expect(listed(page)).toRead(inWords(within(2.5, 3).length))
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/null\/0\.5\/5$/)
  await page.goto(`/reviews/${loved.slug}/null/4/2`)
  await expect(listed(page)).toRead(inWords(within(2, 4).length))

  const [low] = [0.5, 1, 1.5].filter((stars) => within(stars, stars).length === 0)
  await page.goto(`/reviews/${loved.slug}/null/${low}/${low}`)
  await expect(page.getByText('No reviews with this rating.')).toBeVisible()
  await page.getByRole('link', { name: 'See all ratings' }).click()
  await expect.poll(() => addressOf(page)).toBe(all)
})

test('a variant of another product, an unknown product, invalid bounds and an unreachable server show messages', {
  tags: ['deep'],
}, async () => {
  const foreign = productWith(products, 'another id', ({ id }) => id !== loved.id).variants[0]?.id
  const seen = async (path: string) => {
    const { status, headers, body } = await fetchFrom(path)
    return { status, to: headers.location, says: /<main.*?<p class="mt-4[^>]*>([^<]*)</s.exec(body.toString())?.[1] }
  }
  const missing = { status: 404, to: undefined }
  expect(await seen(`/reviews/${loved.slug}/${foreign}/0.5/5`)).toEqual({
    ...missing,
    says: 'Variant not found in product',
  })
  expect(await seen(`/reviews/${loved.slug}/x/0.5/5`)).toEqual({ ...missing, says: 'Variant not found in product' })
  expect(await seen('/reviews/no-such-thing/null/0.5/5')).toMatchObject({ status: 302, to: '/' })
  expect(await seen(`${all}?page=3`)).toEqual({ ...missing, says: 'Invalid page.' })
  for (const bounds of ['a/5', '0.5/%00', '-1/5', '1e9/5', 'NaN/5', `${'9'.repeat(99)}/5`])
    expect(await seen(`/reviews/${loved.slug}/null/${bounds}`)).toEqual({
      ...missing,
      says: 'We can’t find this page.',
    })

  await using visit = await enter(`/products/${loved.slug}`, { expecting: /status of 503/ })
  await visit.page.route('**/api/reviews/**', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }))
  await visit.page.getByRole('link', { name: /^See all/ }).click()
  await expect(visit.page.getByText('Failed to load reviews, perhaps our server is down')).toBeVisible()
})
