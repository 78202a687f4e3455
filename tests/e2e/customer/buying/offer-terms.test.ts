import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const shop = await openSellingStaffShop()
await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.sellable({ title: 'Desk lamp', slug: 'desk-lamp', price: '44.00' })
const stove = await shop.sellable({ title: 'Iron stove', slug: 'iron-stove', price: '40.00' })
await shop.db.updateTable('variants').set({ weight_grams: 90_000 }).where('product_id', '=', stove.id).execute()
await shop.db
  .updateTable('delivery_methods')
  .set({ brackets: JSON.stringify([{ up_to: 2000, cents: 490 }]) })
  .where('name', '=', 'Home in France')
  .execute()

test('the product page has structured data for delivery costs and the return period', async () => {
  const page = await (await fetch(`${shop.address}/products/reading-lamp`)).text()
  const told = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
  const byId = (id: string) => told.find((node) => node['@id'] === id)
  const { offers } = told.find((node) => node['@type'] === 'Product')
  expect(offers.shippingDetails.length).toBeGreaterThan(0)
  const home = offers.shippingDetails
    .map((pointer: { '@id': string }) => byId(pointer['@id']))
    .find(({ shippingDestination }: { shippingDestination: { addressCountry: string }[] }) =>
      shippingDestination.some(({ addressCountry }) => addressCountry === 'FR'),
    )
  expect(home).toMatchObject({ '@type': 'OfferShippingDetails', shippingRate: { currency: 'EUR' } })
  expect(byId(offers.hasMerchantReturnPolicy['@id'])).toMatchObject({ merchantReturnDays: 14 })
})

test('the product page shows delivery and returns next to the button, in the document and after navigation', async () => {
  await using visit = await enter('/products/reading-lamp', { address: shop.address })
  const { page } = visit
  const promise = page.getByRole('list', { name: 'Delivery and returns' })
  const said = [
    'Delivery in France €4.90, free from €60.00',
    'Delivered in 3 to 5 working days',
    '14 days to return it',
  ]
  await expect.poll(() => promise.getByRole('listitem').allInnerTexts()).toEqual(said)
  expect(await (await fetch(`${shop.address}/products/reading-lamp`)).text()).toContain(said[0])
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Reading lamp' }).first().click()
  await expect.poll(() => promise.getByRole('listitem').allInnerTexts()).toEqual(said)
})

test('a product above the weight limit offers collection and promises no delivery', async () => {
  await using visit = await enter('/products/iron-stove', { address: shop.address })
  const { page } = visit
  const terms = page.getByRole('list', { name: 'Delivery and returns' })
  await expect
    .poll(() => terms.getByRole('listitem').allInnerTexts())
    .toEqual([
      'No delivery. Collect it from the shop for free.',
      'Ready in 1 to 2 working days',
      '14 days to return it',
    ])
  const document = await (await fetch(`${shop.address}/products/iron-stove`)).text()
  expect(document).toContain('https://schema.org/OnSitePickup')
  expect(document).not.toContain('shippingDetails')
})

test.each(alsoDeep([375], [1440]))(
  'a cart above the weight limit offers collection and promises no delivery, at %i px',
  async (width) => {
    const line = { product: stove.id, variant: stove.variants[0]?.id ?? 0, quantity: 1 }
    const { token } = await newCustomer('Mia', { cart: [line] }, shop)
    await using visit = await enter('/cart', { address: shop.address, token, width })
    const { page } = visit
    const sums = page.getByRole('region', { name: 'Subtotal' })
    await expect(sums.getByText('Too heavy to ship as a parcel.')).toBeVisible()
    await expect(sums.getByText('Collect it from the shop for free.')).toBeVisible()
    await expect(sums).toRead(/Total with collection €40\.00 VAT of 20 % contained €6\.67/)
    expect(await sums.innerText()).not.toMatch(/deliver/i)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
  },
)

test('a cart shows delivery, the total with it and the VAT of that total', async () => {
  const lamp = await shop.product('reading-lamp')
  const line = { product: lamp.id, variant: lamp.variants[0]?.id ?? 0, quantity: 1 }
  const { token } = await newCustomer('Mia', { cart: [line] }, shop)
  await using visit = await enter('/cart', { address: shop.address, token, width: 375 })
  const sums = visit.page.getByRole('region', { name: 'Subtotal' })
  await expect(sums).toRead(/€44\.00.*Delivery from €4\.90.*Total with delivery €48\.90 VAT of 20 % contained €8\.15/)
  await expect(sums.getByText('Add €16.00 more for free delivery.')).toBeVisible()
  await expect(sums.getByText('Checkout is closed')).toBeHidden()
})

test('a sold-out product promises no delivery on its page and in structured data', async () => {
  const { id } = await shop.product('desk-lamp')
  await shop.db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', id).execute()
  const document = async () => (await fetch(`${shop.address}/products/desk-lamp`)).text()
  await expect.poll(document).toContain('https://schema.org/OutOfStock')
  expect(await document()).not.toMatch(/shippingDetails|OfferShippingDetails|OnSitePickup/)
  await using visit = await enter('/products/desk-lamp', { address: shop.address })
  const terms = visit.page.getByRole('list', { name: 'Delivery and returns' })
  await expect.poll(() => terms.getByRole('listitem').allInnerTexts()).toEqual(['14 days to return it'])
})
