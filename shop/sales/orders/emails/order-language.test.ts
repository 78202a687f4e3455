import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Language } from '../../../../lib/texts/languages.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { take } from '../../../../tests/fixtures/placed-order.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { sendCode } from '../../../core/accounts/account.contract.ts'
import { updateTranslation } from '../../../core/translations/translations.contract.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { listAwaited, requestBackInStock } from '../../back-in-stock/back-in-stock.contract.ts'
import { withdrawWithoutOrder } from '../../returns/statements/withdrawals.contract.ts'
import { checkPayment } from '../orders.contract.ts'
import { recordPayment } from '../staff/staff-orders.contract.ts'
import { transitionOrder } from '../staff/steps/steps.contract.ts'

/** Words that every English or French e-mail of the shop has; names of the test data have none of them. */
const WORDS = { en: /\b(?:the|your|you|we|has|was|with|hello)\b/i, fr: /\b(?:votre|vos|vous|nous|est|bonjour)\b/i }
const wordsOf = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text.replace(/https?:\S+/g, '')}`

/** Orders a mug on a page of a language, with an account of the other language, and lets staff fulfil the order. */
async function fulfilledOrder(shop: TestShop, staff: Person, name: string, language: Language) {
  const customer = await shop.customer(name)
  const other = language === 'en' ? 'fr' : 'en'
  await shop.db.updateTable('users').set({ language: other }).where('id', '=', customer.id).execute()
  await putInCart(customer, await addSellable(shop, { title: 'Mug' }), 1)
  const order = await inLanguage(language, () => checkOutCart(customer))
  const params = { id: String(order.id) }
  await staff.api(recordPayment, { params, body: { amount: order.price, received_on: '2026-11-23' } })
  await take(staff, order.id, 'shipping', 'shipped', 'delivered')
  return order
}

test('e-mails about an order use its language, not that of the account or of the staff', async () => {
  loadTranslations()
  await using selling = await openSellingShop({ languages: { first: 'en', others: ['fr'] } })
  const { shop, staff } = selling
  for (const [name, language] of [
    ['Mia', 'fr'],
    ['Noa', 'en'],
  ] as const) {
    const order = await fulfilledOrder(shop, staff, name, language)
    const emails = await shop.emails(`${name.toLowerCase()}@example.com`)
    expect(emails.length).toBeGreaterThanOrEqual(5)
    for (const email of emails) {
      expect(wordsOf(email)).toMatch(WORDS[language])
      expect(wordsOf(email)).not.toMatch(WORDS[language === 'en' ? 'fr' : 'en'])
      expect(email.html).toContain(`<html lang="${language}">`)
    }
    const stored = await shop.db.selectFrom('orders').select('language').where('id', '=', order.id).executeTakeFirst()
    expect(stored).toEqual({ language })
  }
  const [confirmation] = await shop.emails('mia@example.com')
  expect(confirmation?.attachments?.map(({ filename }) => filename)).toContain('conditions-generales-de-vente.txt')
  const terms = confirmation?.attachments?.find(({ filename }) => filename === 'conditions-generales-de-vente.txt')
  expect(String(terms?.content)).toContain('1. Acceptation des conditions')
  const form = confirmation?.attachments?.find(({ filename }) => filename === 'formulaire-de-retractation.txt')
  for (const file of [form, terms]) expect(String(file?.content)).toContain('https://shop.example/fr/contact')
  const toStaff = await shop.emails(shop.config.shopEmail)
  expect(toStaff.length).toBeGreaterThan(0)
  for (const email of toStaff) expect(wordsOf(email)).not.toMatch(WORDS.fr)
})

test('a cancelled order, a withdrawal and a code use the language of their page', async () => {
  loadTranslations()
  await using selling = await openSellingShop({ languages: { first: 'en', others: ['fr'] } })
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug' })
  await putInCart(mia, mug, 1)
  const order = await inLanguage('fr', () => checkOutCart(mia))
  // Answers link to the page of their language.
  const french = { language: 'fr', kind: 'product', id: String(mug.id) } as const
  await staff.api(updateTranslation, {
    params: french,
    body: { texts: [{ field: 'title', seen: '', value: 'Tasse' }] },
  })
  const checked = await inLanguage('fr', () => mia.api(checkPayment, { params: { id: String(order.id) } }))
  expect(checked.order_product_items).toMatchObject([{ slug: 'tasse' }])
  await shop.db.updateTable('variants').set({ stock: 0 }).execute()
  await mia.api(requestBackInStock, { body: { variant: mug.variantIds[0] ?? 0 } })
  expect(await inLanguage('fr', () => mia.api(listAwaited, {}))).toMatchObject([{ slug: 'tasse' }])
  expect(await mia.api(listAwaited, {})).toMatchObject([{ slug: mug.slug }])
  await staff.api(transitionOrder, { params: { id: String(order.id) }, body: { to: 'cancelled' } })
  const body = { key: randomUUID(), name: 'Mia', order_number: '4711', email: 'eve@example.com', items: 'Mug' }
  await inLanguage('fr', () => shop.visitor.api(withdrawWithoutOrder, { body }))
  await inLanguage('fr', () => shop.visitor.api(sendCode, { body: { email: 'new@example.com' } }))
  for (const address of ['mia@example.com', 'eve@example.com']) {
    const emails = await shop.emails(address)
    expect(emails.length).toBeGreaterThan(0)
    for (const email of emails) expect(wordsOf(email)).not.toMatch(WORDS.en)
  }
  const [code] = await shop.emails('new@example.com')
  expect(code && wordsOf(code)).toMatch(/votre code/)
  expect(code && wordsOf(code)).not.toMatch(WORDS.en)
})
