import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../lib/api-client.ts'
import type { OfferedLanguages } from '../../../lib/texts/offered-languages.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { addApiKey } from '../../../tests/fixtures/api-keys.ts'
import { collectionForm } from '../../../tests/fixtures/collections.ts'
import { buy } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getCollection, getMenu } from '../../catalog/collections/collections.contract.ts'
import { createCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { getProductBySlug, listProducts } from '../../catalog/products/read/catalogue.contract.ts'
import { getContentPage } from '../../content/pages/content-pages.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import * as contract from '../../core/translations/translations.contract.ts'
import { showToastsWith } from '../../ui/feedback/toast.ts'
import { saveChanges } from './translation-changes.ts'

const LANGUAGES: OfferedLanguages = { first: 'en', others: ['fr'] }

/** Reads a path of the API as a visitor with a language. */
async function read(shop: TestShop, url: string, headers: Record<string, string> = { 'accept-language': 'fr' }) {
  const { statusCode, headers: sent, body } = await shop.app.inject({ url, headers })
  return { statusCode, language: sent['content-language'], vary: sent.vary, json: JSON.parse(body) }
}

const params = (id: number, kind: contract.RecordKind = 'product') => ({
  language: 'fr' as const,
  kind,
  id: String(id),
})

test('shows the translated fields of a product in the requested language, and the original of the others', async () => {
  await using shop = await openShop({ languages: LANGUAGES })
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, {
    title: 'Mug',
    description: 'Holds tea.',
    variants: [{ name: 'Blue' }],
  })
  await shop.db.updateTable('products').set({ facts: 'Material: Stoneware' }).where('id', '=', id).execute()
  const url = `/api/product/${slug}/`
  expect((await read(shop, url)).json.title).toBe('Mug')

  const texts = [{ field: 'title', seen: '', value: ' Tasse ' }]
  const saved = await staff.api(contract.updateTranslation, { params: params(id), body: { texts } })
  expect(saved.texts.map(({ field, value }) => [field, value])).toEqual([
    ['title', 'Tasse'],
    ['slug', 'tasse'],
    ['description', ''],
  ])
  for (const [group, source, value] of [
    ['variants', 'Blue', 'Bleu'],
    ['attribute_names', 'Material', 'Matière'],
    ['attribute_values', 'Stoneware', 'Grès'],
    ['pictures', 'Mug, Blue', 'Tasse bleue'],
  ] as const)
    await staff.api(contract.updatePhrases, {
      params: { language: 'fr', group },
      body: { phrases: [{ source, seen: '', value }] },
    })

  const french = await read(shop, url)
  expect(french).toMatchObject({ language: 'fr', vary: expect.stringContaining('Accept-Language') })
  expect(french.json).toMatchObject({
    title: 'Tasse',
    description: 'Holds tea.',
    translated: ['facts', 'title'],
    facts: 'Matière: Grès',
    variants: [{ name: 'Bleu', images: [{ alt: 'Tasse bleue' }] }],
  })
  expect((await read(shop, '/api/product/?fields=card')).json.results[0]).toMatchObject({
    title: 'Tasse',
    variants: [{ name: 'Bleu' }],
    translated: ['title'],
  })
  // The best offered language counts, pages name theirs, and other programs get the original.
  expect((await read(shop, url, { 'accept-language': 'de, en;q=0.5, fr;q=0.8' })).json.title).toBe('Tasse')
  expect((await read(shop, url, { 'x-page-language': 'fr', 'accept-language': 'en' })).json.title).toBe('Tasse')
  expect(await read(shop, url, { 'accept-language': 'en, fr;q=0.8' })).toMatchObject({
    language: 'en',
    json: { title: 'Mug' },
  })
  expect(await shop.visitor.api(getProductBySlug, { params: { slug } })).not.toHaveProperty('translated')

  // Forms of staff edit the original in every language.
  const bySlug = await shop.app.inject({
    url: `${url}?texts=source`,
    headers: { 'x-page-language': 'fr', authorization: `Token ${staff.token}` },
  })
  expect(bySlug.json().title).toBe('Mug')
})

test('translators of different fields keep their work, and two translators of one field get a conflict', async () => {
  await using shop = await openShop({ languages: LANGUAGES })
  const [mia, tom] = [await shop.staff(), await shop.staff('catalogue')]
  const { id } = await addProduct(shop.db, { title: 'Mug', description: 'Holds tea.' })
  const write = (by: typeof mia, field: string, value: string, seen = '') =>
    by.api(contract.updateTranslation, { params: params(id), body: { texts: [{ field, seen, value }] } })
  await Promise.all([write(mia, 'title', 'Tasse'), write(tom, 'description', 'Pour le thé.')])
  const both = await Promise.allSettled([write(mia, 'title', 'Mug bleu', 'Tasse'), write(tom, 'title', 'Bol', 'Tasse')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { texts } = await mia.api(contract.getTranslation, { params: params(id) })
  expect(texts.map(({ value }) => value)).toEqual([
    both[0]?.status === 'fulfilled' ? 'Mug bleu' : 'Bol',
    'tasse',
    'Pour le thé.',
  ])

  await expect(write(mia, 'title', 'x'.repeat(121), '')).rejects.toThrow('no more than 120 characters')
  await expect(write(mia, 'price', '12')).rejects.toThrow('There is no such field.')
  await expect(write(mia, 'warnings', 'Attention.')).rejects.toThrow('The original text is empty.')
  const { results } = await mia.api(auditLog, { query: { product: id } })
  expect(results.map(({ field, new: now }) => [field, now])).toContainEqual(['description.fr', 'Pour le thé.'])
})

test('the form shows a conflict as a message if the stored texts are unchanged again', async () => {
  const shown: string[] = []
  showToastsWith((messages) => shown.push(...messages.map(({ text }) => text)))
  const form = new FormData()
  for (const [name, value] of Object.entries({ 0: 'Tasse', 'id.0': 'title', 'seen.0': '', 'opened.0': '' }))
    form.set(name, value)
  const text = { id: 'title', label: 'Title', source: 'Mug', value: '', isOutdated: false, max: 120 }
  const save = async () => {
    throw new CallFailed('Reload it and try again.', 'external', {}, 409, 'conflict')
  }
  expect(await saveChanges({ form, save, load: async () => [text] })).toEqual({ errors: {}, theirs: [text] })
  await vi.waitFor(() => expect(shown).toEqual(['Reload it and try again.']))
})

test('counts and lists records without a complete translation, and marks outdated ones', async () => {
  await using shop = await openShop({ languages: LANGUAGES })
  const staff = await shop.staff()
  const mug = await addProduct(shop.db, { title: 'Mug', description: 'Holds tea.' })
  await addProduct(shop.db, { title: 'Jug', description: 'Holds water.' })
  const save = (texts: { field: string; seen: string; value: string }[]) =>
    staff.api(contract.updateTranslation, { params: params(mug.id), body: { texts } })
  await save([
    { field: 'title', seen: '', value: 'Tasse' },
    { field: 'description', seen: '', value: 'Pour le thé.' },
  ])
  const { source, languages } = await staff.api(contract.getTranslationState, {})
  expect([source, languages.map(({ language }) => language)]).toEqual(['en', ['fr']])
  const [french] = languages
  expect(french?.kinds[0]).toEqual({ kind: 'product', count: 2, missing: 1 })
  const listed = await staff.api(contract.listTranslatedRecords, {
    params: { language: 'fr', kind: 'product' },
    query: { missing: 'true' },
  })
  expect(listed.results.map(({ name, texts, translated }) => [name, texts, translated])).toEqual([['Jug', 2, 0]])
  const variants = { language: 'fr', group: 'variants' } as const
  expect((await staff.api(contract.listPhrases, { params: variants, query: { q: 'on' } })).results).toEqual([
    { source: 'One', value: '', max: 60, rows: null },
  ])

  await shop.db.updateTable('products').set({ title: 'Blue mug' }).where('id', '=', mug.id).execute()
  const outdated = async () =>
    (await staff.api(contract.getTranslation, { params: params(mug.id) })).texts.flatMap((text) =>
      text.is_outdated ? [text.field] : [],
    )
  expect(await outdated()).toEqual(['title'])
  await save([{ field: 'title', seen: 'Tasse', value: 'Tasse' }])
  expect(await outdated()).toEqual([])
})

test('an order keeps the titles of its language', async () => {
  await using shop = await openShop({ languages: LANGUAGES })
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const mug = await addProduct(shop.db, { title: 'Mug', variants: [{ name: 'Blue' }, { name: 'Red' }] })
  const texts = [{ field: 'title', seen: '', value: 'Tasse' }]
  await staff.api(contract.updateTranslation, { params: params(mug.id), body: { texts } })
  await staff.api(contract.updatePhrases, {
    params: { language: 'fr', group: 'variants' },
    body: { phrases: [{ source: 'Blue', seen: '', value: 'Bleu' }] },
  })
  const ids = [await inLanguage('fr', () => buy(shop, mia, mug, [1, 1])), await buy(shop, mia, mug, [1])]
  const lines = await shop.db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  expect(lines.map(({ title, variant_name }) => `${title}, ${variant_name}`)).toEqual([
    ...['Tasse, Bleu', 'Tasse, Red'],
    'Mug, Blue',
  ])
})

test('translates collections, pages and menus', async () => {
  await using shop = await openShop({ languages: LANGUAGES })
  const staff = await shop.staff()
  const body = collectionForm({ title: 'Cups', slug: 'cups', in_menu: 'true' })
  const { id } = await staff.api(createCollection, { body })
  const page = await shop.db
    .insertInto('content_pages')
    .values({
      ...{ slug: 'care', title: 'Care', text: 'Wash by hand.', menu: 'none', state: 'published' },
      ...{ meta_title: '', meta_description: '', position: 9, updated_at: shop.clock.now },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  // Cached before the translation.
  for (const url of ['/api/collections/cups/', '/api/menu/', '/api/menus/', '/api/pages/care/']) await read(shop, url)
  await staff.api(contract.updateTranslation, {
    params: params(id, 'collection'),
    body: { texts: [{ field: 'title', seen: '', value: 'Tasses' }] },
  })
  await staff.api(contract.updateTranslation, {
    params: params(page.id, 'content_page'),
    body: {
      texts: [
        { field: 'title', seen: '', value: 'Entretien' },
        { field: 'text', seen: '', value: 'Lavage à la main.' },
      ],
    },
  })
  expect((await read(shop, '/api/collections/cups/')).json).toMatchObject({ title: 'Tasses', translated: ['title'] })
  expect((await read(shop, '/api/menu/')).json.collections).toMatchObject([{ slug: 'tasses', title: 'Tasses' }])
  const { collections, shop: menu } = (await read(shop, '/api/menus/')).json
  expect([collections, menu.entries]).toEqual([
    [{ slug: 'tasses', title: 'Tasses' }],
    [{ title: 'Tasses', to: '/collections/tasses', links: [] }],
  ])
  // Pages and menus have no scope, so API keys cannot change their translations.
  const { authorization } = await addApiKey(shop)
  const withKey = (url: string, method: 'GET' | 'PATCH', payload?: object) =>
    shop.app.inject({ url, method, headers: { authorization }, ...(payload && { payload }) })
  const closed = await withKey(`/api/translations/fr/content_page/${page.id}/`, 'GET')
  expect([closed.statusCode, closed.headers['x-error-code']]).toEqual([403, 'missing_scope'])
  const texts = [{ field: 'title', seen: 'Entretien', value: 'Autre' }]
  const refused = await withKey(`/api/translations/fr/content_page/${page.id}/`, 'PATCH', { texts })
  expect(refused.statusCode).toBe(403)
  expect((await withKey('/api/phrases/fr/menus/', 'GET')).statusCode).toBe(403)
  expect((await withKey(`/api/translations/fr/collection/${id}/`, 'GET')).statusCode).toBe(200)

  const french = (await read(shop, '/api/pages/care/')).json
  expect(french).toMatchObject({ title: 'Entretien', translated: ['text', 'title'] })
  expect(JSON.stringify(french.text_blocks)).toContain('Lavage à la main.')
  expect((await shop.visitor.api(getCollection, { params: { slug: 'cups' } })).title).toBe('Cups')
  expect((await shop.visitor.api(getMenu, {})).collections).toMatchObject([{ title: 'Cups' }])
  expect((await shop.visitor.api(getContentPage, { params: { slug: 'care' } })).title).toBe('Care')
})

test('a shop with one language has no translations and sends no further queries', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, { title: 'Mug' })
  expect((await staff.api(contract.getTranslationState, {})).languages).toEqual([])
  await expect(staff.api(contract.getTranslation, { params: params(id) })).rejects.toThrow('404')
  const before = shop.queries()
  const answer = await read(shop, `/api/product/${slug}/`)
  expect([answer.language, answer.json.translated, shop.queries() - before]).toEqual([undefined, undefined, 1])
  await shop.visitor.api(listProducts, { query: {} })
})
