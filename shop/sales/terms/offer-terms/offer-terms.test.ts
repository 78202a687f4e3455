import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { addSellable, openSellingShop } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { openSelling } from '../../launch/selling.contract.ts'
import { listZones, shippingMethods } from '../../shipping/delivery.contract.ts'
import { getOfferTerms } from './offer-terms.contract.ts'

const days = { ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 }

test('prices the delivery of each variant by weight and value, and groups equal ones', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const visitor = shop.visitor
  const { slug, variantIds } = await addSellable(shop, {
    priceCents: 12_50,
    variants: [{ name: 'Cup' }, { name: 'Mug' }, { name: 'Anvil' }, { name: 'Gold', priceCents: 60_00 }],
  })
  const [cup = 0, mug = 0, anvil = 0, gold = 0] = variantIds
  await shop.db.updateTable('variants').set({ weight_grams: 6000 }).where('id', '=', anvil).execute()

  const terms = await visitor.api(getOfferTerms, { params: { slug } })
  const union = terms.deliveries.find(({ countries }) => countries.includes('DE'))
  expect(union).toMatchObject({ variants: [cup, mug, gold], price: '12.00', free_from: null, ...days })
  expect(terms.deliveries.filter((one) => one !== union)).toEqual([
    { variants: [cup, mug], countries: ['FR', 'MC'], price: '4.90', free_from: '60.00', ...days },
    { variants: [anvil], countries: ['FR', 'MC'], price: '9.90', free_from: '60.00', ...days },
    { variants: [gold], countries: ['FR', 'MC'], price: '0.00', free_from: null, ...days },
  ])
  expect(terms.collections).toEqual([{ variants: [cup, mug, anvil, gold], price: '0.00', ready_from: 1, ready_to: 2 }])
  expect(terms.returns).toMatchObject({ days: 14, is_free: false })
  expect(terms.returns?.countries).toHaveLength(28)
})

test('reflects changed methods and return terms at once, and excludes items without a right of withdrawal', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  const visitor = shop.visitor
  const { slug } = await addSellable(shop)
  const terms = () => visitor.api(getOfferTerms, { params: { slug } })
  const inFrance = async () => (await terms()).deliveries.find(({ countries }) => countries.includes('FR'))?.price
  expect(await inFrance()).toBe('4.90')

  const { zones } = await staff.api(listZones, {})
  const home = zones.flatMap((zone) => zone.methods).find((method) => method.id === methods.home)
  const dearer = { ...home, brackets: [':7.50'], free_from: '60', version: 1 }
  await staff.api(shippingMethods.change, { params: { id: String(methods.home) }, body: dearer as never })
  expect(await inFrance()).toBe('7.50')

  const { delivery } = await staff.api(getSettings, {})
  await staff.api(saveSettings.delivery, {
    body: { ...delivery.values, return_postage: 'shop', version: delivery.version } as never,
  })
  expect((await terms()).returns).toMatchObject({ days: 14, is_free: true })

  const cheese = await addSellable(shop)
  await shop.db.updateTable('products').set({ withdrawal: 'perishable' }).where('id', '=', cheese.id).execute()
  expect((await visitor.api(getOfferTerms, { params: { slug: cheese.slug } })).returns).toMatchObject({ days: null })
  await staff.api(openSelling, { body: { is_open: false } })
  expect(await terms()).toEqual({ deliveries: [], collections: [], returns: null, is_emailed: false })
})

test('returns no delivery for a closed shop, and no terms for an unknown product', async () => {
  await using shop = await openShop()
  const visitor = shop.visitor
  const { slug } = await addProduct(shop.db)
  expect(await visitor.api(getOfferTerms, { params: { slug } })).toEqual({
    deliveries: [],
    collections: [],
    returns: null,
    is_emailed: false,
  })
  await expect(visitor.api(getOfferTerms, { params: { slug: 'nowhere' } })).rejects.toThrow('404')
})

test('returns the terms of an unpublished product to staff only', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const { id, slug } = await addSellable(shop)
  await shop.db.updateTable('products').set({ state: 'draft', is_public: false }).where('id', '=', id).execute()
  await expect(shop.visitor.api(getOfferTerms, { params: { slug } })).rejects.toThrow('404')
  expect((await staff.api(getOfferTerms, { params: { slug } })).returns?.days).toBe(14)
  await using closed = await openShop()
  const draft = await addProduct(closed.db)
  await closed.db.updateTable('products').set({ state: 'draft', is_public: false }).where('id', '=', draft.id).execute()
  const owner = await closed.staff()
  expect((await owner.api(getOfferTerms, { params: { slug: draft.slug } })).returns).toBeNull()
})
