import { expect, test } from 'vitest'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { withdrawLines } from '../../returns/statements/withdrawals.contract.ts'
import { readBalance } from '../gift-cards.contract.ts'

test('staff decide about a withdrawal from the gift card of an order with goods', async () => {
  await using world = await openGiftShop()
  const { shop, mia, mug, giftCard, variant, order, pay, cardsOf, issued } = world
  await putInCart(mia, giftCard, 1)
  await putInCart(mia, mug, 1)
  const { id } = await order()
  await pay(id, '67.40')
  await issued(id)
  const statement = { name: 'Mia Test', email: 'mia@example.com', lines: [{ variant, quantity: 1 }] }
  const closed = await mia.api(withdrawLines, { ...by(id), body: { key: crypto.randomUUID(), ...statement } })
  expect(closed).toMatchObject({ closed_on: null })
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
  expect(await cardsOf(id)).toMatchObject([{ state: 'sent' }])
  const [code = ''] = await codesTo(shop, 'mia@example.com')
  expect(await mia.api(readBalance, { body: { code } })).toMatchObject({ balance: '50.00', state: 'active' })
})
