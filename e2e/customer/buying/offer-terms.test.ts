import { expect, test } from 'vitest'
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
