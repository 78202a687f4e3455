import { expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import {
  bring,
  exported,
  exportedCollections,
  finishImport,
  importErrorsOf,
  importNotesOf,
  productsOf,
  runCollections,
  runImportOf,
} from '../../../tests/fixtures/import-catalogue.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import * as contract from '../../core/translations/translations.contract.ts'

const language = 'fr' as const

async function translationsOf(staff: Person, kind: contract.RecordKind, id: number) {
  const { texts } = await staff.api(contract.getTranslation, { params: { language, kind, id: String(id) } })
  return Object.fromEntries(texts.map(({ field, value, is_outdated }) => [field, is_outdated ? `${value} (!)` : value]))
}

test('exports and imports translations of products, and keeps those of omitted columns', async () => {
  await using shop = await openShop({ languages: { first: 'en', others: [language] } })
  const staff = await shop.staff()
  const mug = await addProduct(shop.db, { title: 'Mug', description: 'Holds tea.\n\nAnd coffee.' })
  await addProduct(shop.db, { title: 'Jug' })
  const params = { language, kind: 'product', id: String(mug.id) } as const
  const texts = [
    { field: 'title', seen: '', value: '=Tasse, « bleue »' },
    { field: 'description', seen: '', value: 'Pour le thé.\n\nEt le café.' },
  ]
  await staff.api(contract.updateTranslation, { params, body: { texts } })

  const file = await exported(shop, staff)
  // Downloads of French pages have the same content.
  const headers = { authorization: `Token ${staff.token}`, 'x-page-language': language }
  expect((await shop.app.inject({ url: '/api/catalogue.csv', headers })).body).toBe(file)
  expect(file.split('\r\n')[0]).toContain(',title.fr,slug.fr,description.fr,')
  const same = await runImportOf(staff, file)
  expect(same.counts).toMatchObject({ unchanged: 2, update: 0, invalid: 0 })
  expect(await exported(shop, staff)).toBe(file)

  // Changes one translation with its original, and removes another.
  const changed = await bring(staff, `slug,title,title.fr,description.fr\n${mug.slug},Blue mug,Tasse bleue,\n`)
  expect((await productsOf(staff, changed))[0]?.changed).toEqual([
    { field: 'title', old: 'Mug', new: 'Blue mug' },
    { field: 'title.fr', old: '=Tasse, « bleue »', new: 'Tasse bleue' },
    { field: 'description.fr', old: 'Pour le thé.\n\nEt le café.', new: null },
  ])
  expect((await finishImport(staff, changed.id)).counts).toMatchObject({ done: 1, failed: 0 })
  expect(await translationsOf(staff, 'product', mug.id)).toMatchObject({ title: 'Tasse bleue', description: '' })

  const added = await runImportOf(
    staff,
    'slug,title,title.fr,slug.fr,description,price,variant,stock,state\nbowl,Bowl,Bol,bol-creux,Deep.,12.00,One,3,draft\n',
  )
  expect(added.counts).toMatchObject({ create: 1, done: 1 })
  const bowl = await shop.db.selectFrom('products').select('id').where('slug', '=', 'bowl').executeTakeFirstOrThrow()
  expect(await translationsOf(staff, 'product', bowl.id)).toMatchObject({
    title: 'Bol',
    slug: 'bol-creux',
    description: '',
  })
  const taken = await runImportOf(staff, `slug,slug.fr\n${mug.slug},bol-creux\n`)
  expect(await importErrorsOf(staff, taken)).toEqual(['2 : This slug is already in use. Choose another one.'])
  const invalid = await bring(staff, `slug,slug.fr\n${mug.slug},Tasse bleue\n`)
  expect(await importErrorsOf(staff, invalid)).toEqual(['2 slug.fr: Slug Must Be only Alphanumeric and -'])

  // A record with a title keeps its slug. Without the title, the slug is removed too.
  const kept = await runImportOf(staff, `slug,slug.fr\n${mug.slug},\n`)
  expect(kept.counts).toMatchObject({ unchanged: 1, update: 0 })
  await runImportOf(staff, 'slug,title.fr,slug.fr\nbowl,,\n')
  expect(await translationsOf(staff, 'product', bowl.id)).toMatchObject({ title: '', slug: '' })

  // Without its columns, the translation stays, and is marked as outdated.
  await runImportOf(staff, `slug,title\n${mug.slug},Large mug\n`)
  expect(await translationsOf(staff, 'product', mug.id)).toMatchObject({ title: 'Tasse bleue (!)' })
})

test('refuses translations that are too long, have no original, or have changed since the dry run', async () => {
  await using shop = await openShop({ languages: { first: 'en', others: [language] } })
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, { title: 'Mug' })
  const wrong = await bring(staff, `slug,title.fr,warnings.fr\n${slug},${'x'.repeat(121)},Attention\n`)
  expect(await importErrorsOf(staff, wrong)).toEqual([
    '2 title.fr: Ensure this field has no more than 120 characters.',
    '2 warnings.fr: The original text is empty. Write it first.',
  ])
  expect(await inLanguage('fr', () => importErrorsOf(staff, wrong))).toEqual([
    '2 title.fr: Saisissez au plus 120 caractères.',
    '2 warnings.fr: Le texte original est vide. Rédigez-le d’abord.',
  ])
  const other = await bring(staff, `slug,title.en,title.fr\n${slug},Cup,\n`)
  expect(await importNotesOf(staff, other)).toEqual([
    '2 title.en: left out: the shop is not translated into this language',
  ])
  expect(await inLanguage('fr', () => importNotesOf(staff, other))).toEqual([
    '2 title.en: ignoré\u00a0: la boutique n’est pas traduite dans cette langue',
  ])

  const planned = await bring(staff, `slug,title.fr\n${slug},Tasse\n`)
  const params = { language, kind: 'product', id: String(id) } as const
  await staff.api(contract.updateTranslation, {
    params,
    body: { texts: [{ field: 'title', seen: '', value: 'Bol' }] },
  })
  const done = await finishImport(staff, planned.id)
  expect(done.counts).toMatchObject({ done: 0, failed: 1 })
  expect(await translationsOf(staff, 'product', id)).toMatchObject({ title: 'Bol' })
})

test('exports and imports translations of collections', async () => {
  await using shop = await openShop({ languages: { first: 'en', others: [language] } })
  const staff = await shop.staff()
  const { id } = await createdCollection(staff, { title: 'Cups', slug: 'cups', text: 'For tea.' })
  await runCollections(staff, 'slug,title.fr,text.fr\ncups,Tasses,Pour le thé.\n')
  expect(await translationsOf(staff, 'collection', id)).toEqual({
    title: 'Tasses',
    slug: 'tasses',
    text: 'Pour le thé.',
  })
  const file = await exportedCollections(shop, staff)
  expect(file).toContain('Tasses')
  expect((await runCollections(staff, file)).counts).toMatchObject({ update: 0, unchanged: 1, invalid: 0 })
  expect(await exportedCollections(shop, staff)).toBe(file)

  const { counts, rows } = await runCollections(
    staff,
    'slug,title,title.fr,slug.fr\ncups,,,\nbowls,Bowls,Bols,bols-creux\n',
  )
  expect([counts.invalid, counts.create, rows[0]?.errors]).toEqual([1, 1, [expect.anything()]])
  await runCollections(staff, 'slug,text.fr\ncups,\n')
  expect(await translationsOf(staff, 'collection', id)).toEqual({ title: 'Tasses', slug: 'tasses', text: '' })
})
