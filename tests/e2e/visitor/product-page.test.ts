import { expect, test } from 'vitest'
import { showPrice, toCents, toPrice } from '../../../lib/money.ts'
import { pathIs, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'

const products = await theCatalogue()
const loved = productWith(
  products,
  'two recommended reviews, a bundle and similar products',
  ({ recommended_reviews, frequentlyBoughtTogether, recommended_products }) =>
    recommended_reviews.length === 2 && frequentlyBoughtTogether.length > 1 && recommended_products.length === 8,
)
const byId = (id: number) => productWith(products, `id ${id}`, (product) => product.id === id)

test('the product page shows title, price and description', async () => {
  await using visit = await enter(`/products/${loved.slug}`)
  const main = visit.page.getByRole('main')
  expect(visit.response?.status()).toBe(200)
  await expect.poll(() => visit.page.title()).toContain(loved.title)
  await expect(main.getByRole('heading', { level: 1 })).toRead(loved.title)
  await expect(main.getByText(showPrice(loved.price)).first()).toBeVisible()
  // The first sentence is a separate, larger paragraph.
  const description = main.getByRole('region', { name: 'About this product' })
  const said = async () => (await description.innerText()).replace(/\s+/g, ' ')
  for (const paragraph of loved.description.split('\n\n')) await expect.poll(said).toContain(paragraph)
})

test.each(['click', 'key'])(
  'behind the stars stand the two recommended reviews (by %s)',
  { tags: ['deep'] },
  async (way) => {
    await using visit = await enter(`/products/${loved.slug}`)
    const { page } = visit
    const stars = page.getByRole('button', { name: `${loved.reviews_length} reviews` })
    const [first, second] = loved.recommended_reviews
    const summary = page.locator('[popover]').filter({ hasText: 'out of 5' })
    await expect(summary).toBeHidden()

    if (way === 'click') await stars.click()
    else await stars.press('Enter')
    await expect(summary).toBeVisible()
    await expect(summary.getByText(first?.body ?? '')).toBeVisible()
    await expect(summary.getByText(second?.body ?? '')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(summary).toBeHidden()
  },
)

test('the rating summary links to the reviews on the page', async () => {
  await using visit = await enter(`/products/${loved.slug}`)
  const { page } = visit
  await page.getByRole('button', { name: `${loved.reviews_length} reviews` }).click()
  await page.getByRole('link', { name: 'Read reviews' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#reviews')
  const section = page.getByRole('region', { name: 'Happy Customers' })
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(700)
  for (const { body, user } of loved.recommended_reviews) {
    await expect(section.getByText(body)).toBeVisible()
    await expect(section.getByText(`${user.first_name} ${user.last_name}`)).toBeVisible()
  }
})

test('customers are ’Happy’ only above an average of 3.5', { tags: ['deep'] }, async () => {
  const middling = productWith(products, 'an average of 3.5 exactly', ({ average_rating }) => average_rating === 3.5)
  const good = productWith(products, 'an average just above', ({ average_rating }) => {
    return average_rating !== null && average_rating > 3.5 && average_rating < 4
  })
  await using visit = await enter(`/products/${middling.slug}`)
  await expect(visit.page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible()
  await expect.poll(() => visit.page.getByText('Happy Customers').count()).toBe(0)

  await visit.goTo(`/products/${good.slug}`)
  await expect(visit.page.getByRole('heading', { level: 2, name: 'Happy Customers' })).toBeVisible()
})

test('a product without reviews says so and shows no stars', async () => {
  await using visit = await enter(`/products/${RARE_PRODUCTS.soldOutWithoutReviews}`)
  const section = visit.page.getByRole('region', { name: 'Reviews' })
  await expect(section).toRead(/No reviews yet/)
  await expect.poll(() => section.getByRole('img').count()).toBe(0)
})

test('the bundle shows the exact total, with plus signs between its products and an equals sign', async () => {
  const parts = [loved, ...loved.frequentlyBoughtTogether.map(byId)]
  await using visit = await enter(`/products/${loved.slug}`)
  const bundle = visit.page.getByRole('region', { name: 'Frequently Bought Together' })
  // The first variant in stock is named if there are several. Other products offer all variants.
  const named = ({ variants }: (typeof parts)[number]) =>
    variants.length > 1 ? (variants.find(({ stock }) => stock > 0)?.name ?? '') : ''
  const choices = ({ title, variants }: (typeof parts)[number]) => {
    const names = variants.map(({ name, stock }) => (stock === 0 ? `${name}, sold out` : name))
    return `${names.length > 1 ? names.join('') : ''}Include ${title}`
  }
  const perUnit = ({ variants }: (typeof parts)[number]) => {
    const unit = (variants.find(({ stock }) => stock > 0) ?? variants[0])?.unit_price
    return unit ? `${showPrice(unit.price)} per ${unit.per}` : ''
  }
  const priced = (part: (typeof parts)[number]) => showPrice(part.price) + perUnit(part)
  const summed = parts
    .map((part, index) =>
      index === 0 ? part.title + named(part) + priced(part) : part.title + priced(part) + choices(part),
    )
    .join('+')
  await expect.poll(() => bundle.textContent()).toContain(`${summed}=`)
  const sum = toPrice(parts.reduce((cents, { price }) => cents + toCents(price), 0))
  await expect.poll(() => bundle.textContent()).toContain(showPrice(sum))
  await expect(bundle.getByRole('button', { name: `Add to Cart: all ${parts.length}`, exact: true })).toBeVisible()

  await bundle.getByRole('link', { name: parts[1]?.title }).click()
  await expect(visit.page.getByRole('heading', { level: 1 })).toRead(parts[1]?.title ?? '')
})

test('similar products are below and link to their pages', async () => {
  await using visit = await enter(`/products/${loved.slug}`)
  const { page } = visit
  const similar = loved.recommended_products.map(byId)
  const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('article')
  await expect.poll(() => cards.getByRole('heading').allInnerTexts()).toEqual(similar.map(({ title }) => title))

  await cards.last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toRead(similar.at(-1)?.title ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an unknown product redirects home with a message that is shown once', async () => {
  await using visit = await enter('/products/no-such-thing')
  const { page } = visit
  await pathIs(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Good things for every day' })).toBeVisible()
  await says(page, 'This product isn’t available.')
  await expect.poll(() => page.url()).not.toContain('#')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Good things for every day' })).toBeVisible()
  await visit.goTo('/?page=2')
  await page.getByRole('link', { name: 'Page 1', exact: true }).click()
  await pathIs(page, '/')
  await expect(page.getByText('This product isn’t available.')).toBeHidden()
})

test('a product deleted while its card is visible redirects home with a message too', { tags: ['deep'] }, async () => {
  await using visit = await enter('/', { expecting: /status of 404/ })
  const { page } = visit
  await page.getByRole('combobox', { name: 'Search the shop' }).fill(loved.title)
  await page.keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasText: loved.title }).first()
  await expect(card).toBeVisible()
  await page.route(`**/api/product/${loved.slug}/`, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
  )
  await card.getByRole('link').click()
  await pathIs(page, '/')
  await says(page, 'This product isn’t available.')
})
