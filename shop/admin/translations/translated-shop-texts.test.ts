import { expect, test } from 'vitest'
import { PAGE_LANGUAGE } from '../../../lib/api-client.ts'
import type { OfferedLanguages } from '../../../lib/texts/offered-languages.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { addApiKey } from '../../../tests/fixtures/api-keys.ts'
import { addSellable, bodyFor, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { TestShop } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { DEFAULTS } from '../../core/settings/read-identity.server.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import { checkOut, quoteCheckout } from '../../sales/checkout/checkout.contract.ts'
import { readAgreedTerms } from '../../sales/orders/agreed-terms/agreed-terms.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../sales/orders/manual/manual-orders.contract.ts'
import { publishOwnTerms, saveOwnTermsDraft } from '../../sales/terms/own-clauses/own-clauses.contract.ts'
import { getHomeSections, saveHomeSections } from '../../storefront/home-page/store/edit-home.contract.ts'

const LANGUAGES: OfferedLanguages = { first: 'en', others: ['fr'] }
const language = 'fr' as const

async function read(shop: TestShop, url: string, language?: 'fr') {
  const { body } = await shop.app.inject({ url, headers: language ? { [PAGE_LANGUAGE]: language } : {} })
  return JSON.parse(body)
}

test('translates the settings, home page, shipping methods and own clauses, and orders keep their language', async () => {
  await using selling = await openSellingShop({ languages: LANGUAGES })
  const { shop, staff, methods } = selling
  const phrase = (group: contract.PhraseGroupName, source: string, value: string) =>
    staff.api(contract.updatePhrases, { params: { language, group }, body: { phrases: [{ source, seen: '', value }] } })

  const announcement = { text: 'Free delivery this week', link: '', starts_at: '', ends_at: '', version: 0 }
  await staff.api(saveSettings.announcement, { body: announcement })
  await staff.api(saveSettings.home, { body: { headline: 'Good things', words: 'Made\nby hand.', version: 0 } })
  await staff.api(saveSettings.emails, { body: { ...DEFAULTS.emails, closing: 'See you soon', version: 0 } })
  expect((await read(shop, '/api/shop/', language)).announcement.text).toBe('Free delivery this week')
  await phrase('shop_texts', 'Free delivery this week', 'Livraison offerte cette semaine')
  await phrase('shop_texts', 'Made\nby hand.', 'Fait\nà la main.')
  await phrase('shop_texts', 'See you soon', 'À bientôt')
  expect(await read(shop, '/api/shop/', language)).toMatchObject({
    announcement: { text: 'Livraison offerte cette semaine' },
    welcome: { headline: 'Good things', words: 'Fait\nà la main.' },
  })
  expect((await read(shop, '/api/shop/')).announcement.text).toBe('Free delivery this week')

  const { version } = await staff.api(getHomeSections, {})
  const { sections } = await staff.api(saveHomeSections, {
    body: { version, sections: [{ kind: 'text', heading: 'Our story', text: 'We **mend**.', is_hidden: false }] },
  })
  const id = String(sections[0]?.id)
  await read(shop, '/api/home/', language)
  const params = { language, kind: 'home_section', id } as const
  const texts = [{ field: 'text', seen: '', value: 'Nous **réparons**.' }]
  const saved = await staff.api(contract.updateTranslation, { params, body: { texts } })
  expect([saved.name, saved.texts.map(({ field, value }) => [field, value])]).toEqual([
    'Our story',
    [
      ['heading', ''],
      ['text', 'Nous **réparons**.'],
    ],
  ])
  const [section] = (await read(shop, '/api/home/', language)).sections
  expect(section).toMatchObject({ heading: 'Our story', translated: ['text'] })
  expect(JSON.stringify(section.text_blocks)).toContain('réparons')
  expect(JSON.stringify((await read(shop, '/api/home/')).sections)).toContain('mend')

  const clause = {
    section: 'orders',
    place: 'after',
    title: 'Gift wrap',
    text: 'See [wrapping](/pages/wrap).',
  } as const
  const clauses = [{ id: '0f6e1c9e-7d60-4d0f-9d2b-3f5a7d1c2b4a', ...clause }]
  const draft = await staff.api(saveOwnTermsDraft, { body: { version: 1, clauses } })
  await staff.api(publishOwnTerms, { body: { version: draft.version } })
  await phrase('clauses', 'Gift wrap', 'Papier cadeau')
  expect((await read(shop, '/api/terms/', language)).clauses).toMatchObject([
    { title: 'Papier cadeau', translated: ['title'] },
  ])
  await phrase('shipping', 'Home in France', 'À domicile en France')

  const mia = await shop.customer('Mia')
  const order = async () => {
    await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_50 }), 1)
    const quoted = await mia.api(quoteCheckout, { query: { country: 'FR', method: methods.home } })
    return { quoted, placed: await mia.api(checkOut, { body: bodyFor(quoted) }) }
  }
  const french = await inLanguage(language, order)
  expect(french.quoted.methods[0]).toMatchObject({ name: 'À domicile en France', translated: ['name'] })
  expect(french.placed.method).toBe('À domicile en France')
  await phrase('clauses', clause.text, 'Voir [l’emballage](/pages/wrap).')
  const [later, english] = [await inLanguage(language, order), await order()]
  expect(english.placed.method).toBe('Home in France')
  const agreed = async ({ terms }: { terms: string | null }) =>
    (await shop.visitor.api(readAgreedTerms, { params: { hash: terms ?? '' } })).words
  expect(await agreed(french.placed)).toMatch(/Papier cadeau\n\nSee wrapping \(http[^)]+\/fr\/pages\/wrap\)/)
  expect(await agreed(later.placed)).toMatch(/Voir l’emballage \(http[^)]+\/fr\/pages\/wrap\)/)
  expect(await agreed(english.placed)).toMatch(/Gift wrap\n\nSee wrapping \(http[^)]+(?<!\/fr)\/pages\/wrap\)/)
  await mia.ordersConfirmed()
  const mails = await shop.emails('mia@example.com')
  expect(mails.map(({ text }) => [text.includes('À bientôt'), text.includes('See you soon')])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])

  const { results } = await staff.api(auditLog, { query: {} })
  const fields = results.map(({ field }) => field)
  expect(fields).toEqual(
    expect.arrayContaining([
      'shop_texts[See you soon].fr',
      'home_section[We **mend**.].fr',
      'shipping[Home in France].fr',
    ]),
  )
})

test('an order of staff or of another program copies the texts of the language of the order', async () => {
  await using selling = await openSellingShop({ languages: LANGUAGES })
  const { shop, staff, methods } = selling
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50 })
  const params = { language, kind: 'product', id: String(mug.id) } as const
  const texts = [{ field: 'title', seen: '', value: 'Tasse' }]
  await staff.api(contract.updateTranslation, { params, body: { texts } })
  const [mia, zoe] = [await shop.customer('Mia'), await shop.customer('Zoe')]
  await shop.db.updateTable('users').set({ language }).where('id', '=', zoe.id).execute()
  const place = async (email: string) => {
    const lines = [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }]
    const quoted = await staff.api(quoteManualOrder, { body: { lines, method: methods.collect } })
    const paid = { payment: 'received', received_on: '2026-11-23' } as const
    const order = { key: crypto.randomUUID(), lines, total: quoted.total, method: methods.collect, email, ...paid }
    const { id } = await staff.api(placeManualOrder, { body: order })
    return shop.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['title', 'payment_method_text'])
      .where('order_id', '=', id)
      .executeTakeFirst()
  }
  const french = await place('zoe@example.com')
  expect(french?.title).toBe('Tasse')
  // A staff member with a French admin enters the order of an English customer.
  const english = await inLanguage(language, () => place('mia@example.com'))
  expect(english?.title).toBe('Mug')
  expect(english?.payment_method_text).not.toBe(french?.payment_method_text)

  await putInCart(mia, mug, 1)
  const quoted = await mia.api(quoteCheckout, { query: { country: 'FR', method: methods.home } })
  const { json, statusCode } = await shop.app
    .inject({
      ...{ method: 'POST', url: checkOut.url, payload: bodyFor(quoted) },
      headers: { authorization: `Token ${mia.token}`, 'accept-language': 'fr' },
    })
    .then((reply) => ({ statusCode: reply.statusCode, json: reply.json() }))
  expect([statusCode, json.order_product_items[0].title]).toEqual([201, 'Mug'])
})

test('only owners translate texts that only owners write, and API keys only the catalogue', async () => {
  await using selling = await openSellingShop({ languages: LANGUAGES })
  const { shop, staff } = selling
  const tom = await shop.staff('catalogue')
  const { authorization } = await addApiKey(shop)
  for (const group of ['shop_texts', 'shipping', 'clauses'] as const) {
    await expect(tom.api(contract.listPhrases, { params: { language, group }, query: {} })).rejects.toThrow('403')
    const phrases = [{ source: 'Home in France', seen: '', value: 'À domicile' }]
    await expect(tom.api(contract.updatePhrases, { params: { language, group }, body: { phrases } })).rejects.toThrow(
      '403',
    )
    const { statusCode } = await shop.app.inject({ url: `/api/phrases/fr/${group}/`, headers: { authorization } })
    expect(statusCode).toBe(403)
  }
  const kindsFor = async (person: typeof tom) =>
    (await person.api(contract.getTranslationState, {})).languages[0]?.kinds.map(({ kind }) => kind)
  expect(await kindsFor(tom)).toEqual(expect.arrayContaining(['home_section', 'menus']))
  expect(await kindsFor(tom)).not.toContain('clauses')
  expect(await kindsFor(staff)).toContain('clauses')
  const shipping = await staff.api(contract.listPhrases, { params: { language, group: 'shipping' }, query: {} })
  expect(shipping.results.map(({ source, rows }) => [source, rows])).toEqual([
    ['12 rue des Arts', null],
    ['Home in France', null],
    ['Home in the Union', null],
    ['In the shop', null],
  ])
})
