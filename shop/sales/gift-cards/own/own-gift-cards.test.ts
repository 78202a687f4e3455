import { expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { by, codesTo, openGiftShop } from '../../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { myData } from '../../../core/accounts/account.contract.ts'
import { setEmail } from '../../../core/accounts/users/users-store.server.ts'
import { quoteCheckout } from '../../checkout/checkout.contract.ts'
import { issueGiftCard, readGiftCard, replaceGiftCardCode } from '../gift-cards.contract.ts'
import { addRecipient } from '../selling/recipients.contract.ts'
import { addOwnGiftCard, applyOwnGiftCard, listOwnGiftCards, removeOwnGiftCard } from './own-gift-cards.contract.ts'

test('an account shows sent, added and bought cards, and puts its own ones in the cart', async () => {
  await using world = await openGiftShop()
  const { shop, staff, mia, mug, giftCard, variant, order, pay, issued } = world
  const ida = await shop.customer('Ida')
  const userOf = (email: string) =>
    shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await putInCart(mia, giftCard, 3)
  await mia.api(addRecipient, { body: { variant, email: 'IDA@example.com', name: 'Ida' } })
  await mia.api(addRecipient, { body: { variant, email: 'ida@example.com', send_on: '2026-11-26' } })
  const { id } = await order()
  await pay(id, '150.00')
  await issued(id)

  // A card that waits for its day is not shown to its recipient.
  const [received, ...others] = (await ida.api(listOwnGiftCards, {})).gift_cards
  expect(received).toMatchObject({ balance: '50.00', state: 'active', is_added: false, is_in_cart: false })
  expect(others).toEqual([])
  const own = await mia.api(listOwnGiftCards, {})
  expect(own.gift_cards).toMatchObject([{ balance: '50.00', is_added: false }])
  expect(own.bought).toMatchObject([
    { order: id, email: 'ida@example.com', state: 'scheduled', value: '50.00' },
    { order: id, name: 'Ida', state: 'sent' },
  ])

  // One call uses a card; a card of another customer is not found.
  await putInCart(ida, mug, 1)
  await ida.api(applyOwnGiftCard, by(received?.id ?? 0))
  expect((await ida.api(listOwnGiftCards, {})).gift_cards).toMatchObject([{ is_in_cart: true }])
  expect(await ida.api(quoteCheckout, { query: {} })).toMatchObject({ paid_by_gift_cards: '17.40', due: '0.00' })
  await expect(mia.api(applyOwnGiftCard, by(received?.id ?? 0))).rejects.toThrow('404')

  // Cards that are added by their codes leave the account with a new code.
  await staff.api(issueGiftCard, { body: { value: '20', email: 'tom@example.com', message: '', reason: 'Prize' } })
  const [code = ''] = await codesTo(shop, 'tom@example.com')
  await expect(mia.api(addOwnGiftCard, { body: { code: 'nonsense' } })).rejects.toThrow('This code is not valid.')
  const added = await mia.api(addOwnGiftCard, { body: { code } })
  expect(await mia.api(addOwnGiftCard, { body: { code } })).toEqual(added)
  const [toms] = added.gift_cards
  expect(toms).toMatchObject({ balance: '20.00', is_added: true, last_four: code.slice(-4) })
  expect(await mia.api(myData, {})).toMatchObject({
    added_gift_cards: [{ last_four: code.slice(-4), added_at: shop.clock.now.toISOString() }],
  })
  await mia.api(applyOwnGiftCard, by(toms?.id ?? 0))
  const { version } = await staff.api(readGiftCard, by(toms?.id ?? 0))
  await staff.api(replaceGiftCardCode, { ...by(toms?.id ?? 0), body: { email: 'tom@example.com', version } })
  expect((await mia.api(listOwnGiftCards, {})).gift_cards).toHaveLength(1)
  await expect(mia.api(applyOwnGiftCard, by(toms?.id ?? 0))).rejects.toThrow('404')

  // A removed card leaves the cart, too.
  const codes = await codesTo(shop, 'tom@example.com')
  await mia.api(addOwnGiftCard, { body: { code: codes.at(-1) ?? '' } })
  await mia.api(applyOwnGiftCard, by(toms?.id ?? 0))
  await mia.api(removeOwnGiftCard, by(toms?.id ?? 0))
  expect(await shop.db.selectFrom('cart_gift_cards').select('gift_card_id').execute()).toEqual([
    { gift_card_id: received?.id },
  ])

  // A later owner of the address does not get the cards of the earlier one, which the code still adds.
  const { id: idaId } = await userOf('ida@example.com')
  await shop.db.transaction().execute((tx) => setEmail(tx, idaId, 'ida2@example.com', shop.clock.now))
  const later = await shop.customer('Noe')
  shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  await staff.api(issueGiftCard, { body: { value: '30', email: 'noe@example.com', message: '', reason: 'Prize' } })
  const { id: noeId } = await userOf('noe@example.com')
  await shop.db.transaction().execute((tx) => setEmail(tx, noeId, 'ida@example.com', shop.clock.now))
  expect((await later.api(listOwnGiftCards, {})).gift_cards).toEqual([])
  await expect(later.api(applyOwnGiftCard, by(received?.id ?? 0))).rejects.toThrow('404')
  await staff.api(issueGiftCard, { body: { value: '40', email: 'ida@example.com', message: '', reason: 'Prize' } })
  expect((await later.api(listOwnGiftCards, {})).gift_cards).toMatchObject([{ balance: '40.00' }])

  // An address that is not confirmed shows no cards.
  await shop.db.updateTable('users').set({ email_verified_at: null }).where('email', '=', 'ida@example.com').execute()
  expect((await later.api(listOwnGiftCards, {})).gift_cards).toEqual([])
})
