import { expect, test } from 'vitest'
import { enter } from '../../support/browser/in-browser.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })

test('the page of a product tells search engines what delivery costs and until when it can be sent back', async () => {
  const page = await (await fetch(`${shop.address}/products/reading-lamp`)).text()
  const told = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
  const byId = (id: string) => told.find((node) => node['@id'] === id)
  const [{ offers }] = told.find((node) => node['@type'] === 'ProductGroup').hasVariant
  expect(offers.shippingDetails.length).toBeGreaterThan(0)
  const home = offers.shippingDetails
    .map((pointer: { '@id': string }) => byId(pointer['@id']))
    .find(({ shippingDestination }: { shippingDestination: { addressCountry: string }[] }) =>
      shippingDestination.some(({ addressCountry }) => addressCountry === 'FR'),
    )
  expect(home).toMatchObject({ '@type': 'OfferShippingDetails', shippingRate: { currency: 'EUR' } })
  expect(byId(offers.hasMerchantReturnPolicy['@id'])).toMatchObject({ merchantReturnDays: 14 })
})

test('it tells people so beside the button, in the document and after a change of screen', async () => {
  await using visit = await enter('/products/reading-lamp', { address: shop.address })
  const { page } = visit
  const promise = page.getByRole('list', { name: 'Delivery and returns' })
  const said = [
    'Delivery in France €4.90, free from €60.00',
    'With you in 3 to 5 working days',
    '14 days to change your mind',
  ]
  await expect.poll(() => promise.getByRole('listitem').allInnerTexts()).toEqual(said)
  expect(await (await fetch(`${shop.address}/products/reading-lamp`)).text()).toContain(said[0])
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Reading lamp' }).first().click()
  await expect.poll(() => promise.getByRole('listitem').allInnerTexts()).toEqual(said)
})
