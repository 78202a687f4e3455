import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
const image = await aPicture({ width: 640, height: 480 })
const variants = ['250 g', '1 kg'].map((name) => ({ name, stock: 5, images: [{ image }] }))
await shop.created({ title: 'Café de midi', slug: 'coffee', price: '32.00', variants })

const variant = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test.each(alsoDeep([['on a phone', 375]], [['at a desk', 1440]]))(
  'staff set a variant’s price, identifiers, weight and contents, and customers see them, %s',
  async (_, width) => {
    await using visit = await enter('/admin/products/update/coffee', { address, token: staff, width })
    const { page } = visit
    const small = variant(page, '250 g')
    const write = async (label: string, text: string) => {
      await small.getByLabel(label, { exact: true }).fill(text)
    }
    await expect(small.getByText('Product price: €32.00')).toBeVisible()
    await press(page, 'More of 250 g')
    await write('Contents', 'a bag')
    await write('GTIN', '3760000000018')
    await press(page, 'Save changes')
    await isWrong(
      small.getByLabel('Contents', { exact: true }),
      'Write an amount with its unit: 250 g, 0.75 l, 1.5 m or 12 pieces.',
    )
    await isWrong(
      small.getByLabel('GTIN', { exact: true }),
      'The last digit does not fit the others: one of them is mistyped.',
    )

    await write('Price override in euros', '9,50 €')
    await write('Contents', '250g')
    await expect.poll(() => small.getByLabel('Price override in euros').inputValue()).toBe('9.50')
    await expect(small.getByText('€38.00 per kg')).toBeVisible()
    await write('Weight in grams', '280')
    await write('SKU', 'CM-250')
    await write('GTIN', '3 760000 000017')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Save changes')
    await says(page, 'WOHOO')
    await pathIs(page, '/products/coffee')
    const main = page.getByRole('main')
    await expect(main.getByText('€9.50', { exact: true })).toBeVisible()
    await expect(main.getByText('€38.00 per kg')).toBeVisible()
    await main.getByRole('link', { name: '1 kg' }).click()
    await expect(main.getByText('€32.00', { exact: true })).toBeVisible()
    await expect(main.getByText('€38.00 per kg')).toBeHidden()

    await visit.goTo('/')
    await expect(page.getByRole('article').getByText('from €9.50')).toBeVisible()
    await expect(page.getByRole('article').getByText('€38.00 per kg')).toBeVisible()

    await visit.goTo('/admin/products/update/coffee')
    await press(page, 'More of 250 g')
    for (const label of ['Price override in euros', 'Contents', 'Weight in grams', 'SKU', 'GTIN'])
      await write(label, '')
    await press(page, 'Save changes')
    await says(page, 'WOHOO')
    await expect
      .poll(async () => (await shop.product('coffee')).variants[0])
      .toMatchObject({ price: null, sku: null, gtin: null, weight: null, contents: null, unit_price: null })
  },
)

test('the cart uses the variant price and shows the price per kilogram', async () => {
  const details = { price: '9.50', contents: '250 g' }
  const beans = await shop.created({
    title: 'Guji',
    slug: 'guji',
    price: '32.00',
    variants: [
      { name: '1 kg', stock: 5, images: [{ image }] },
      { name: '250 g', stock: 5, images: [{ image }], ...details },
    ],
  })
  await using visit = await enter(`/products/guji?variant=${beans.variants[1]?.id}`, {
    address,
    token: await shop.customer(),
  })
  const { page } = visit
  await press(page, 'Add to Cart')
  await expect(page.getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await pathIs(page, '/cart')
  await expect(page.getByRole('main').getByText('€38.00 per kg')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subtotal' }).getByText('€9.50')).toBeVisible()
})

test('on a phone, a long price moves below the stars to the left edge', async () => {
  await shop.created({
    title: 'Jelly',
    slug: 'jelly',
    price: '1234.50',
    variants: [{ name: 'Plain', stock: 5, images: [{ image }], contents: '190 g' }],
  })
  await using visit = await enter('/products/jelly', { address, width: 320 })
  const main = visit.page.getByRole('main')
  const left = async (locator: Locator) => (await locator.boundingBox())?.x
  await expect
    .poll(() => left(main.getByText('€1,234.50', { exact: true })))
    .toBe(await left(main.getByRole('heading', { level: 1 })))
})
