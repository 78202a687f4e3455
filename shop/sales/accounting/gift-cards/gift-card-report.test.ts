import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { issueToken } from '../../../core/auth/session-store.server.ts'
import { enterGiftCard, issueGiftCard } from '../../gift-cards/gift-cards.contract.ts'
import { cancelOwnOrder } from '../../orders/orders.contract.ts'
import { getAccounting } from '../accounting.contract.ts'
import { closeLastMonth } from '../accounting.server.ts'
import { getGiftCardReport } from './gift-card-report.contract.ts'

const PERIOD = { from: '2026-10-15', until: '2026-12-05' }
const NONE = {
  ...{ sold: '0.00', issued: '0.00', redeemed: '0.00', given_back: '0.00', refunded: '0.00', expired: '0.00' },
}

test('the report adds up sold, issued, spent, returned and ended amounts, and a difference is named', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, order, pay, issued, refund } = world
  await putInCart(mia, giftCard, 3)
  const bought = await order()
  await pay(bought.id, '150.00')
  await issued(bought.id)
  await staff.api(issueGiftCard, { body: { value: '20', email: 'ida@example.com', message: '', reason: 'Prize' } })
  // An unpaid order returns its part of a card, and a paid one keeps it.
  const [code = ''] = await codesTo(shop, 'mia@example.com')
  await mia.api(enterGiftCard, { body: { code } })
  await putInCart(mia, mug, 6)
  const unpaid = await order()
  expect(unpaid).toMatchObject({ price: '75.00', payment: { amount: '25.00' } })
  await mia.api(cancelOwnOrder, by(unpaid.id))
  const paid = await order()
  await pay(paid.id, '25.00')
  await refund(bought.id, '50.00', 1)

  const accountant = await shop.staff('accountant')
  const report = () => accountant.api(getGiftCardReport, { query: PERIOD })
  const november = {
    ...{ month: '2026-11', opening: '0.00', sold: '150.00', issued: '20.00', redeemed: '100.00' },
    ...{ given_back: '50.00', refunded: '50.00', expired: '0.00', closing: '70.00' },
  }
  const [before, after] = [
    { month: '2026-10', ...NONE, opening: '0.00', closing: '0.00' },
    { month: '2026-12', ...NONE, opening: '70.00', closing: '70.00' },
  ]
  const agreeing = { differences: [], difference_count: 0 }
  expect(await report()).toEqual({ outstanding: '70.00', months: [before, november, after], ...agreeing })

  // A card that ends expires on its last day.
  await sql`update gift_cards set ends_on = '2026-12-05' where email = 'ida@example.com'`.execute(shop.db)
  expect((await report()).months[2]).toEqual({ ...after, expired: '20.00', closing: '50.00' })
  const { body } = await shop.app.inject({
    url: '/api/accounting/files/gift-cards/export.csv?from=2026-11-01&until=2026-12-04',
    headers: { authorization: `Token ${accountant.token}` },
  })
  expect(body.trim().split('\r\n').slice(1)).toEqual([
    '2026-11,0.00,150.00,20.00,100.00,50.00,50.00,0.00,70.00',
    '2026-12,70.00,0.00,0.00,0.00,0.00,0.00,0.00,70.00',
  ])

  // A payment that takes less than its card does is named, and stored with the closing.
  await sql`update payments set cents = 4900, received_cents = 4900 where is_part and order_id = ${paid.id}`.execute(
    shop.db,
  )
  const difference = { order: paid.id, ledger: '50.00', shop: '49.00' }
  expect(await report()).toMatchObject({ differences: [difference], difference_count: 1 })
  shop.clock.now = new Date('2026-12-05T12:00:00Z')
  await closeLastMonth(shop.services)
  const later = shop.as(await issueToken(shop.db, { id: accountant.id, isStaff: true }, shop.clock.now))
  const { closings } = await later.api(getAccounting, { query: PERIOD })
  expect(closings).toMatchObject([{ month: '2026-11', gift_cards: '70.00', gift_card_difference_count: 1 }])

  const clerk = await shop.staff('orders')
  await expect(clerk.api(getGiftCardReport, { query: PERIOD })).rejects.toThrow('403')
})
