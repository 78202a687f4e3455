import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue, variantWith } from '../support/shop/catalogue.ts'

const products = await theCatalogue()
const chair = productWith(
  products,
  'plenty of one variant, little of another and none of a third',
  ({ variants }) =>
    [plenty, little, none].every((has) => variants.some(has)) && variants[0] !== undefined && plenty(variants[0]),
)
const plentiful = variantWith(chair, 'plenty in stock', plenty)
const scarce = variantWith(chair, 'little in stock', little)
const soldOut = variantWith(chair, 'none in stock', none)
const path = `/products/${chair.slug}`

const choice = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test('choosing a variant changes address, stock and pictures together, announces it, and keeps the focus', async () => {
  await using visit = await enter(path)
  const { page } = visit
  await expect(choice(page, plentiful.name)).toBeVisible()
  const announced = page.getByRole('main').locator('[aria-live=polite]')
  await expect(announced).toRead(new RegExp(`${plentiful.name}.*In stock$`))

  await choice(page, scarce.name).focus()
  await page.keyboard.press('Enter')
  await expect(announced).toRead(new RegExp(`${scarce.name}.*Only ${scarce.stock} left in stock$`))
  expect(new URL(page.url()).search).toBe(`?variant=${scarce.id}`)
  const picture = page.getByRole('button', { name: /^Enlarge/ }).locator('img')
  await expect.poll(() => picture.getAttribute('src')).toBe(scarce.images[0]?.image)
  await expect.poll(() => choice(page, scarce.name).getAttribute('aria-current')).toBe('true')
  await expect.poll(() => choice(page, plentiful.name).getAttribute('aria-current')).toBe('false')
  await expect.poll(() => choice(page, scarce.name).evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByLabel('Quantity').getByRole('option').count()).toBe(scarce.stock)
})

test('every choice of a product with colours shows a picture, also one without a colour', {
  tags: ['deep'],
}, async () => {
  const mixed = productWith(
    products,
    'a variant without a colour among colours',
    ({ options, variants }) =>
      options.length === 0 &&
      variants.some(({ color }) => color === null) &&
      variants.some(({ color }) => color !== null),
  )
  await using visit = await enter(`/products/${mixed.slug}`)
  for (const { name } of mixed.variants) {
    const link = visit.page.getByRole('main').getByRole('link', { name, exact: false }).first()
    await expect(link.locator('img')).toBeVisible()
  }
})

test('a reload and a shared link keep the variant, also without a script', async () => {
  await using visit = await enter(`${path}?variant=${scarce.id}`)
  await expect(visit.page.getByRole('main')).toRead(new RegExp(`Only ${scarce.stock} left in stock`))
  await visit.page.reload()
  await expect(visit.page.getByRole('main')).toRead(new RegExp(`Only ${scarce.stock} left in stock`))

  await using plain = await enter(path, { script: false })
  await choice(plain.page, scarce.name).click()
  await expect(plain.page.getByRole('main')).toRead(new RegExp(`Only ${scarce.stock} left in stock`))
})

test('sharing uses the selected variant and its picture', { tags: ['deep'] }, async () => {
  const first = (page: Page) =>
    page.addInitScript(() =>
      Object.assign(navigator, { share: async (what: object) => Object.assign(window, { shared: what }) }),
    )
  await using visit = await enter(`${path}?variant=${scarce.id}`, { first })
  const { page } = visit
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
    .toEqual({ title: chair.title, url: page.url() })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toContain(/^\/media\/(\w+)\//.exec(scarce.images[0]?.image ?? '')?.[1])

  await using other = await enter(path)
  await expect(other.page.getByRole('button', { name: 'Share' })).toBeHidden()
})

test('the canonical address is that of the product', async () => {
  await using visit = await enter(`${path}?variant=${scarce.id}`)
  const canonical = await visit.page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(path)
})

test('a sold-out variant says so and can’t be bought', async () => {
  await using visit = await enter(`${path}?variant=${soldOut.id}`)
  const main = visit.page.getByRole('main')
  await expect(main.locator('[aria-live=polite]').first()).toRead(/Out of stock$/)
  await expect.poll(() => main.getByLabel('Quantity').count()).toBe(0)
  await expect.poll(() => main.getByRole('button', { name: 'Out of stock' }).first().isDisabled()).toBe(true)
  await expect.poll(() => main.getByRole('button', { name: 'Buy Now' }).isDisabled()).toBe(true)
  await expect(choice(visit.page, `${soldOut.name} (Out of stock)`)).toBeVisible()
})

test('Back leaves the product at once, however many variants were selected', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const { page } = visit
  await visit.goTo(path)
  await choice(page, scarce.name).click()
  await choice(page, plentiful.name).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?variant=${plentiful.id}`)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('a variant of another product counts as no choice', async () => {
  await using visit = await enter(`${path}?variant=999999`)
  await expect(choice(visit.page, plentiful.name)).toBeVisible()
  await expect.poll(() => choice(visit.page, plentiful.name).getAttribute('aria-current')).toBe('true')
})

function plenty({ stock }: { stock: number }): boolean {
  return stock >= 10
}
function little({ stock }: { stock: number }): boolean {
  return stock > 0 && stock < 10
}
function none({ stock }: { stock: number }): boolean {
  return stock === 0
}
