import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'

const products = await theCatalogue()
const cards = (main: Locator) => main.getByRole('region', { name: 'All products' }).getByRole('article')

test('the home page shows the 28 newest products and the total above and below', async () => {
  await using visit = await enter('/')
  const main = visit.page.getByRole('main')

  await expect
    .poll(() => cards(main).getByRole('heading').allInnerTexts())
    .toEqual(products.slice(0, 28).map(({ title }) => title))
  const counts = main.getByText(`1–28 of ${products.length} products`)
  await expect.poll(() => counts.count()).toBe(2)
  await expect.poll(() => top(counts.first())).toBeLessThan(await top(cards(main).first()))
  await expect.poll(() => top(counts.last())).toBeGreaterThan(await top(cards(main).last()))
})

test.each([{ script: true }, { script: false }])(
  'page 2 is a link with its own address ($script)',
  async ({ script }) => {
    await using visit = await enter('/', { script })
    const { page } = visit
    await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'All products, page 2' })).toBeVisible()
    expect(new URL(page.url()).search).toBe('?page=2')
    await expect
      .poll(() => cards(page.getByRole('main')).getByRole('heading').allInnerTexts())
      .toEqual(products.slice(28, 56).map(({ title }) => title))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)

test('the last page has the rest and links back', { tags: ['deep'] }, async () => {
  const pages = Math.ceil(products.length / 28)
  await using visit = await enter(`/?page=${pages}`)
  const main = visit.page.getByRole('main')
  await expect.poll(() => cards(main).count()).toBe(products.length - (pages - 1) * 28)

  await main.getByRole('link', { name: 'Previous page' }).click()
  await expect(visit.page.getByRole('heading', { level: 1, name: `All products, page ${pages - 1}` })).toBeVisible()
})

test('Back from a product returns to the same page and scroll position', async () => {
  await using visit = await enter('/?page=2')
  const { page } = visit
  const card = cards(page.getByRole('main')).nth(17)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)

  await card.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All products, page 2' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a card shows title, price, colours, rating and stock', async () => {
  const popular = productWith(products, 'two colours and reviews', isColourfulAndReviewed)
  await using visit = await enter(`/?page=${Math.floor(products.indexOf(popular) / 28) + 1}`)
  const card = cards(visit.page.getByRole('main')).filter({
    has: visit.page.getByRole('link', { name: popular.title, exact: true }),
  })
  const colours = popular.variants.map(({ name }) => name).join(', ')
  const rating = popular.average_rating?.toFixed(1)
  await expect(card).toRead(
    `${popular.title} €${popular.price} Colours: ${colours} ${rating} (${popular.reviews_length})`,
  )
  await expect(card.getByRole('img', { name: `${popular.average_rating} out of 5 stars` })).toBeVisible()

  await visit.goTo('/')
  const main = visit.page.getByRole('main')
  await expect(cards(main).filter({ has: linkTo(main, RARE_PRODUCTS.soldOutWithoutReviews) })).toRead(
    /€[\d.]+ .*Out of stock$/,
  )
  await expect(cards(main).filter({ has: linkTo(main, RARE_PRODUCTS.threeLeft) })).toRead(/Only 3 left in stock$/)
})

test('a card shows its second picture on hover', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const card = cards(visit.page.getByRole('main')).first()
  const second = products[0]?.variants[0]?.images.find(({ image }) => image !== products[0]?.thumbnail)
  const pictures = card.locator('img')
  await expect.poll(() => pictures.count()).toBe(1)

  await card.hover()
  await expect.poll(() => pictures.count()).toBe(2)
  await expect.poll(() => pictures.last().getAttribute('src')).toBe(second?.image)
  await expect.poll(() => pictures.last().evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1')
})

const WIDTHS = alsoDeep(
  [
    { width: 375, columns: 1 },
    { width: 1440, columns: 4 },
  ],
  [
    { width: 640, columns: 2 },
    { width: 768, columns: 3 },
    { width: 1024, columns: 4 },
  ],
)
test.each(WIDTHS)(
  'at $width px the products stand in $columns columns',
  { tags: ['deep'] },
  async ({ width, columns }) => {
    await using visit = await enter('/', { width })
    const boxes = await Promise.all((await cards(visit.page.getByRole('main')).all()).map((card) => card.boundingBox()))
    const lefts = new Set(boxes.map((box) => Math.round(box?.x ?? Number.NaN)))
    const widths = new Set(boxes.map((box) => Math.round(box?.width ?? Number.NaN)))
    expect(lefts.size).toBe(columns)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  },
)

test.each(alsoDeep(['99'], ['two', '0', '-1', '1.5']))('page %s does not exist and says so', async (number) => {
  await using visit = await enter(`/?page=${number}`, { expecting: /status of 404/ })
  expect(visit.response?.status()).toBe(404)
  await expect(visit.page.getByRole('heading', { level: 1, name: 'Whops An Error Occured' })).toBeVisible()
  await expect(visit.page.getByRole('main')).toRead(/Invalid page\./)
})

function isColourfulAndReviewed({ variants, reviews_length }: (typeof products)[number]): boolean {
  return variants.length > 1 && variants.every(({ color, stock }) => color && stock >= 10) && reviews_length > 1
}

function linkTo(main: Locator, slug: string): Locator {
  return main.page().getByRole('link', { name: products.find((product) => product.slug === slug)?.title, exact: true })
}

async function top(thing: Locator): Promise<number> {
  return (await thing.boundingBox())?.y ?? Number.NaN
}
