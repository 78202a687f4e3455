import { expect, test } from 'vitest'
import {
  addSellable,
  BERLIN,
  checkOutCart,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import { recordPayment } from '../staff/staff-orders.contract.ts'
import { transitionOrder } from '../staff/steps/steps.contract.ts'
import { correctAnAddress, correctOwnAddress, findAnAddress, findOwnAddress } from './correct-address.contract.ts'

test('lets customer and staff correct the address within the country until shipping, and reports a concurrent correction', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 1)
  const order = await checkOutCart(mia)
  const params = { id: String(order.id) }
  const seen = [...addressLines(LYON), ''].join('\n')
  const corrected = { ...LYON, street: '21 rue Mercière', seen }

  const stranger = await shop.customer('Eve')
  await expect(stranger.api(findOwnAddress, { params })).rejects.toThrow('404')
  await expect(stranger.api(correctOwnAddress, { params, body: corrected })).rejects.toThrow('404')
  await expect(mia.api(correctOwnAddress, { params, body: { ...BERLIN, seen } })).rejects.toThrow(
    /400 .*country of an order cannot be changed/,
  )

  const answers = await Promise.allSettled([
    mia.api(correctOwnAddress, { params, body: corrected }),
    staff.api(correctAnAddress, { params, body: { ...LYON, street: '22 rue Mercière', seen } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { address } = await staff.api(findAnAddress, { params })
  expect(address.street).toMatch(/^2[12] rue Mercière$/)
  const emails = (await shop.emails('mia@example.com')).filter(({ subject }) => subject.includes('address changed'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(address.street)
  // The log contains the change and its author, but no address.
  const log = JSON.stringify(await staff.api(auditLog, { query: {} }))
  expect(log).toContain('"address"')
  expect(log).not.toContain('rue Mercière')

  await staff.api(recordPayment, { params, body: { amount: order.price, received_on: '2026-11-23' } })
  for (const to of ['shipping', 'shipped'] as const) await staff.api(transitionOrder, { params, body: { to } })
  expect(await mia.api(findOwnAddress, { params })).toMatchObject({ can_be_corrected: false })
  const late = { ...LYON, seen: [...addressLines(address), ''].join('\n') }
  await expect(mia.api(correctOwnAddress, { params, body: late })).rejects.toThrow('409')
})
