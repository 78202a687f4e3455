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

test('people read it beside the button that buys, in the document and on the way from another page', async () => {
  const inWords = /Delivery to France €4\.90, in 3 to 5 working days 14 days to send it back/
  const beside = 'main :has(> h1)'
  await using unscripted = await enter('/products/reading-lamp', { address: shop.address, script: false, width: 375 })
  await expect(unscripted.page.locator(beside)).toRead(inWords)
  await using visit = await enter('/', { address: shop.address })
  await visit.page.getByRole('article').getByRole('link', { name: 'Reading lamp' }).first().click()
  await expect(visit.page.locator(beside)).toRead(inWords)
})
