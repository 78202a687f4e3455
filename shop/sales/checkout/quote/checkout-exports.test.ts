import { expect, test } from 'vitest'
import {
  addSellable,
  BERLIN,
  checkOutCart,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { shippingMethods, shippingZones } from '../../shipping/delivery.contract.ts'
import { listVatRates } from '../../tax/vat-rates.contract.ts'
import { quoteCheckout } from '../checkout.contract.ts'

const ZURICH = { ...LYON, street: 'Bahnhofstrasse 1', postcode: '8001', town: 'Zürich', country: 'CH' as const }
const LONDON = { ...LYON, street: '10 Downing Street', postcode: 'sw1a2aa', town: 'London', country: 'GB' as const }

/** Opens a shop that also delivers to Switzerland, Norway and the United Kingdom, for 18.00. */
async function openExportingShop() {
  const selling = await openSellingShop()
  const body = { name: 'Outside the Union', countries: ['CH' as const, 'NO' as const, 'GB' as const] }
  const { id: zone } = await selling.staff.api(shippingZones.add, { body })
  const days = { ready_from: 1, ready_to: 2, way_from: 4, way_to: 7 }
  const { id } = await selling.staff.api(shippingMethods.add, {
    body: { ...days, zone, name: 'Home abroad', brackets: [':18.00'] } as never,
  })
  return { ...selling, abroad: id }
}

test.each(['home', 'destination'] as const)(
  'a delivery to Switzerland costs the same price without VAT, in mode %s',
  async (mode) => {
    await using selling = await openExportingShop()
    const { shop, staff, abroad } = selling
    await staff.api(saveSettings.vat, { body: { version: 1, mode } })
    const mia = await shop.customer('Mia')
    await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 2)
    const quoted = await mia.api(quoteCheckout, { query: { country: 'CH' } })
    expect(quoted).toMatchObject({
      ...{ goods: '25.00', delivery: '18.00', total: '43.00', method: abroad, is_export: true },
      taxes: [{ rate: '0.00', gross: '43.00', net: '43.00', vat: '0.00' }],
    })
    expect(quoted.countries).toEqual(expect.arrayContaining(['CH', 'GB', 'NO', 'FR']))
    expect(await mia.api(quoteCheckout, { query: { country: 'FR' } })).toMatchObject({
      ...{ total: '29.90', is_export: false },
      taxes: [{ rate: '20.00', vat: '4.98' }],
    })
    const collected = { country: 'CH' as const, method: String(selling.methods.collect) }
    expect(await mia.api(quoteCheckout, { query: collected as never })).toMatchObject({
      ...{ total: '25.00', is_export: false },
      taxes: [{ rate: '20.00' }],
    })
  },
)

test('an exported order keeps its total without VAT, and its e-mail names the import charges', async () => {
  await using selling = await openExportingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const { email } = await mia.api(currentUser, {})
  await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_50 }), 2)
  const order = await checkOutCart(mia, { delivery: LONDON })
  expect(order).toMatchObject({ price: '43.00', is_export: true, taxes: [{ rate: '0.00', vat: '0.00' }] })
  expect(order.addresses.delivery).toEqual(['Mia Test', '10 Downing Street', 'London', 'SW1A 2AA', 'United Kingdom'])
  const [mail] = await shop.emails(email)
  for (const text of [
    'Home abroad: €18.00',
    'No VAT: delivered outside the European Union',
    'Total: €43.00',
    'Import VAT, customs duties and a carrier fee may be due',
  ])
    expect(mail?.text).toContain(text)
  expect(mail?.text).not.toContain('contained')
  expect(mail?.attachments?.map(({ content }) => String(content)).join()).toContain('Import VAT')
})

test('refuses a country outside the Union without a zone at the country field', async () => {
  await using selling = await openSellingShop()
  const mia = await selling.shop.customer('Mia')
  await putInCart(mia, await addSellable(selling.shop), 1)
  expect(await mia.api(quoteCheckout, { query: { country: 'CH' } })).toMatchObject({
    not_delivered: { reason: 'not_served' },
  })
  await expect(checkOutCart(mia, { delivery: ZURICH, method: selling.methods.home })).rejects.toThrow('400')
})

test('exports do not count towards the threshold of sales to other member states', async () => {
  await using selling = await openExportingShop()
  const { shop, staff } = selling
  const mug = await addSellable(shop, { priceCents: 120_00 })
  const net = async () => (await staff.api(listVatRates, {})).sold_abroad[0]?.net
  for (const [name, delivery] of Object.entries({ Mia: ZURICH, Ben: BERLIN })) {
    const customer = await shop.customer(name)
    await putInCart(customer, mug, 1)
    await checkOutCart(customer, { delivery })
  }
  await shop.db.updateTable('orders').set({ status: 'making' }).execute()
  // 132 euros including delivery to Germany and 20 % VAT.
  expect(await net()).toBe('110.00')
})

test('shows its own reason for an export from a shop without VAT', async () => {
  await using selling = await openExportingShop()
  const { shop, staff } = selling
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'none' } })
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop), 1)
  const quoted = await mia.api(quoteCheckout, { query: { country: 'NO' } })
  expect(quoted).toMatchObject({ taxes: [], has_no_vat: true, is_export: true })
})
