import { expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import { by, openGiftShop } from '../../../tests/fixtures/selling/gift-card-shop.ts'
import { putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { issueGiftCard, listGiftCards, replaceGiftCardCode } from './gift-cards.contract.ts'

const LANGUAGES = { first: 'fr', others: ['en'] } as const

test('staff send the code of a gift card in the language of its recipient', async () => {
  await using gifts = await openGiftShop({ languages: LANGUAGES })
  const { shop, staff, mia, email } = gifts
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', mia.id).execute()
  for (const to of [email, 'stranger@example.com'])
    await staff.api(issueGiftCard, { body: { value: '30', email: to, message: '', reason: 'Sold in the shop' } })
  const [english] = await shop.emails(email)
  expect(english?.text).toMatch(/You received a gift card.*https:\/\/shop\.example\/en\/gift_card/s)
  const [french] = await shop.emails('stranger@example.com')
  expect(french?.text).toMatch(/Vous avez reçu une carte cadeau.*https:\/\/shop\.example\/gift_card/s)
})

test('a sold gift card keeps the language of its order, and staff see its order in theirs', async () => {
  await using gifts = await openGiftShop({ languages: LANGUAGES })
  const { shop, staff, mia, email, giftCard, order, pay, issued } = gifts
  const placed = await inLanguage('en', async () => {
    await putInCart(mia, giftCard, 1)
    return order()
  })
  await pay(placed.id, placed.price)
  await issued(placed.id)
  const [card] = (await inLanguage('fr', () => staff.api(listGiftCards, {}))).gift_cards
  expect(card?.reason).toBe(`Commande ${placed.id}`)
  const shown = await inLanguage('en', () => staff.api(listGiftCards, {}))
  expect(shown.gift_cards[0]?.reason).toBe(`Order ${placed.id}`)
  const { id = 0, version = 0 } = card ?? {}
  await inLanguage('fr', () => staff.api(replaceGiftCardCode, { ...by(id), body: { email, version } }))
  const subjects = (await shop.emails(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your gift card of €50.00 at Comptoir')).toHaveLength(2)
})
