import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { DEFAULTS } from '../../../core/settings/read-identity.server.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { listOrders } from '../orders.contract.ts'
import { readStaffOrder } from '../staff/order/staff-order.contract.ts'
import { readAgreedTerms } from './agreed-terms.contract.ts'

test('shows the terms agreed to with an order after the terms have changed', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  const order = async (customer: typeof mia) => {
    await putInCart(customer, await addSellable(shop, { priceCents: 12_50 }), 1)
    return checkOutCart(customer)
  }
  const former = await order(mia)
  await staff.api(saveSettings.legal, { body: { ...DEFAULTS.legal, operator: 'Another SARL', version: 0 } })
  const later = await order(ben)

  const read = (hash: string | null) => shop.visitor.api(readAgreedTerms, { params: { hash: hash ?? '' } })
  expect(former.terms).not.toBe(later.terms)
  const [agreed, now] = [await read(former.terms), await read(later.terms)]
  expect(createHash('sha256').update(agreed.words).digest('hex')).toBe(former.terms)
  expect(agreed).toEqual({ words: expect.not.stringContaining('Another SARL'), language: 'en' })
  expect(now.words).toContain('Another SARL')

  const [listed] = (await mia.api(listOrders, { query: {} })).results
  expect(listed?.terms).toBe(former.terms)
  expect((await staff.api(readStaffOrder, { params: { id: String(former.id) } })).terms).toBe(former.terms)
})

test('answers 404 for terms that no order agreed to', async () => {
  await using selling = await openSellingShop()
  const read = (hash: string) => selling.shop.visitor.api(readAgreedTerms, { params: { hash } })
  await expect(read('0'.repeat(64))).rejects.toThrow('404')
  await expect(read('terms')).rejects.toThrow('404')
})
