import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../../server/db/open.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import { createdProduct, productForm } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { waitingStatements } from '../../../../tests/processes/waiting-statements.ts'
import { updateCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { deleteProduct, updateProduct } from '../../../catalog/products/products.contract.ts'
import { findCurrentAddress, getProductBySlug } from '../../../catalog/products/read/catalogue.contract.ts'
import { editedPages } from '../../../content/pages/edit-pages.contract.ts'
import { up as addSlugs } from '../../../core/translations/migrations/579-slugs-of-translated-titles.ts'
import { getTranslation, type RecordKind, updateTranslation } from '../../../core/translations/translations.contract.ts'

const SHOP = 'https://shop.example'
const TAKEN = 'This slug is already in use. Choose another one.'
const PAGE = {
  title: 'Care',
  slug: 'care',
  text: 'Rinse.',
  menu: 'header',
  state: 'published',
  meta_title: '',
  meta_description: '',
} as const
const pages = await builtPages()
const openBilingual = () => openShop({ pages, languages: { first: 'en', others: ['fr'] } })

/** Returns a function that changes a French text, and returns the French slug after it. */
function translator(staff: Person) {
  return async (kind: RecordKind, id: number, field: string, value: string, seen = '') => {
    const params = { language: 'fr' as const, kind, id: String(id) }
    const { texts } = await staff.api(updateTranslation, { params, body: { texts: [{ field, seen, value }] } })
    return texts.find((text) => text.field === 'slug')?.value
  }
}

async function ask(shop: TestShop, path: string) {
  const { statusCode, headers } = await shop.app.inject({ url: path, headers: { accept: 'text/html' } })
  return headers.location === undefined ? statusCode : [statusCode, headers.location]
}

const pageAt = async (shop: TestShop, path: string) =>
  (await shop.app.inject({ url: path, headers: { accept: 'text/html' } })).body

test('products, collections and pages have a slug in each language, and other slugs lead to it', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const write = translator(staff)
  const { id: product } = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  const collection = await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  const page = await staff.api(editedPages.add, { body: PAGE })
  // Cached before they have a French slug.
  for (const path of ['/fr/products/mug', '/fr/collections/cups', '/fr/pages/care', '/fr', '/'])
    expect([path, await ask(shop, path)]).toEqual([path, 200])
  expect(await pageAt(shop, '/collections/cups?option=constructor:blue')).toContain('constructor: blue')
  expect(await write('product', product, 'title', 'Tasse à café')).toBe('tasse-a-cafe')
  expect(await write('collection', collection.id, 'title', 'Tasses')).toBe('tasses')
  expect(await write('content_page', page.id, 'title', 'Entretien')).toBe('entretien')

  for (const [english, french] of [
    ['/products/mug', '/products/tasse-a-cafe'],
    ['/collections/cups', '/collections/tasses'],
    ['/pages/care', '/pages/entretien'],
    ['/reviews/mug/null/0.5/5', '/reviews/tasse-a-cafe/null/0.5/5'],
  ] as const) {
    expect([english, await ask(shop, english)]).toEqual([english, 200])
    expect([french, await ask(shop, `/fr${french}`)]).toEqual([french, 200])
    expect(await ask(shop, `/fr${english}?utm_source=x`)).toEqual([301, expect.stringMatching(`^/fr${french}([?]|$)`)])
    expect(await ask(shop, french)).toEqual([301, english])
    // The switch leads to the slug of its language.
    const own = await pageAt(shop, `/fr${french}`)
    expect(own).toContain(`<a href="${english}" hrefLang="en"`)
    // Translated titles are not marked as English, also in the breadcrumb.
    expect(own).not.toMatch(/lang="en"[^>]*>(?:Tasse à café|Tasses|Entretien)</)
    expect(await pageAt(shop, english)).toContain(`<a href="/fr${french}" hrefLang="fr"`)
    expect(own).toContain(`<link rel="canonical" href="${SHOP}/fr${french}"`)
    for (const html of [own, await pageAt(shop, english)]) {
      expect(html).toContain(`hrefLang="en" href="${SHOP}${english}"`)
      expect(html).toContain(`hrefLang="fr" href="${SHOP}/fr${french}"`)
    }
  }
  expect(await ask(shop, '/fr/products/TASSE-a-cafe.')).toEqual([301, '/fr/products/tasse-a-cafe'])
  // Menus, cards and searches link to the French slug, also after a change.
  const links = async () =>
    [...(await pageAt(shop, '/fr')).matchAll(/href="\/fr\/(products|collections|pages)\/([^"?]+)/g)].map(
      ([, , slug]) => slug,
    )
  expect([...new Set(await links())].sort()).toEqual(['entretien', 'tasse-a-cafe', 'tasses'])
  expect(await write('product', product, 'slug', 'mazagran', 'tasse-a-cafe')).toBe('mazagran')
  expect(await ask(shop, '/fr/products/mazagran')).toBe(200)
  expect(await write('collection', collection.id, 'slug', 'mazagrans', 'tasses')).toBe('mazagrans')
  expect([...new Set(await links())].sort()).toEqual(['entretien', 'mazagran', 'mazagrans'])
  expect(await pageAt(shop, '/sitemap.xml')).toContain(`<loc>${SHOP}/fr/products/mazagran</loc>`)
  const suggested = await shop.app.inject({ url: '/api/suggestions/?q=mug', headers: { 'x-page-language': 'fr' } })
  expect(suggested.json().products, suggested.body).toMatchObject([{ slug: 'mazagran' }])
  // Former slugs redirect in each language.
  expect(await ask(shop, '/fr/products/tasse-a-cafe')).toEqual([301, '/fr/products/mazagran'])
  expect(await ask(shop, '/products/tasse-a-cafe')).toEqual([301, '/products/mug'])
  expect(await ask(shop, '/fr/collections/tasses')).toEqual([301, '/fr/collections/mazagrans'])
  await write('content_page', page.id, 'slug', 'soin', 'entretien')
  expect(await ask(shop, '/fr/pages/entretien')).toEqual([301, '/fr/pages/soin'])
  expect(await ask(shop, '/pages/entretien')).toEqual([301, '/pages/care'])
  // The original slug can change without the French one.
  await staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm({ slug: 'cup' }) })
  expect(await ask(shop, '/fr/products/mug')).toEqual([301, '/fr/products/mazagran'])
  expect(await ask(shop, '/products/mazagran')).toEqual([301, '/products/cup'])
  expect(await ask(shop, '/fr/products/mazagran')).toBe(200)
  await staff.api(updateCollection, {
    params: { slug: 'cups' },
    body: collectionForm({ slug: 'beakers', title: 'Cups' }),
  })
  expect(await ask(shop, '/fr/collections/cups')).toEqual([301, '/fr/collections/mazagrans'])
  expect(await ask(shop, '/fr/collections/mazagrans')).toBe(200)
})

test('a slug belongs to one record in each language, and a deleted product frees it', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const write = translator(staff)
  const [mug, cup] = [await addProduct(shop.db, { slug: 'mug' }), await addProduct(shop.db, { slug: 'tasse' })]
  // Taken by an original of another product, which pages without a translation show.
  expect(await write('product', mug.id, 'title', 'Tasse')).toBe('tasse-2')
  await expect(write('product', mug.id, 'slug', 'TASSE'.toLowerCase(), 'tasse-2')).rejects.toThrow(TAKEN)
  await expect(write('product', mug.id, 'slug', 'Tasse bleue', 'tasse-2')).rejects.toThrow('Slug Must Be only')
  expect(await write('product', cup.id, 'title', 'Tasse')).toBe('tasse')
  await expect(write('product', cup.id, 'slug', 'tasse-2', 'tasse')).rejects.toThrow(TAKEN)
  await expect(createdProduct(staff, { slug: 'tasse-2' })).rejects.toThrow('product with this slug already exists.')
  // An empty slug is derived again, and a title keeps its slug when it changes.
  expect(await write('product', mug.id, 'title', 'Gobelet', 'Tasse')).toBe('tasse-2')
  expect(await write('product', mug.id, 'slug', '', 'tasse-2')).toBe('gobelet')
  // A former slug redirects, so no title takes it. A typed slug does, and leads to its new owner then.
  expect(await ask(shop, '/fr/products/tasse-2')).toEqual([301, '/fr/products/gobelet'])
  const { id: jug } = await addProduct(shop.db, { slug: 'jug' })
  await expect(write('product', jug, 'slug', 'gobelet')).rejects.toThrow(TAKEN)
  expect(await write('product', jug, 'title', 'Tasse 2')).toBe('tasse-2-2')
  await write('product', cup.id, 'slug', 'tasse-2', 'tasse')
  expect(await ask(shop, '/fr/products/tasse-2')).toBe(200)
  await staff.api(deleteProduct, { params: { slug: 'tasse' }, query: {} })
  expect(await write('product', mug.id, 'slug', 'tasse-2', 'gobelet')).toBe('tasse-2')
  expect(await ask(shop, '/fr/products/tasse')).toEqual([302, '/fr#no-longer-sold=tasse'])
  // The slug of a removed title redirects to the original one.
  expect(await write('product', jug, 'title', '', 'Tasse 2')).toBe('')
  expect(await ask(shop, '/fr/products/tasse-2-2')).toEqual([301, '/fr/products/jug'])
  // A slug that is shortened for its number ends with a letter or digit before it.
  const long = `${'a'.repeat(77)} bc`
  expect(await write('product', jug, 'title', long)).toBe(long.replace(' ', '-'))
  expect(await write('product', mug.id, 'slug', '', 'tasse-2')).toBe('gobelet')
  const { id: vase } = await addProduct(shop.db, { slug: 'vase' })
  expect(await write('product', vase, 'title', long)).toBe(`${'a'.repeat(77)}-2`)
})

test('a save waits for concurrent writes, takes another slug, and refuses a product deleted meanwhile', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const write = translator(staff)
  const [mug, cup] = [await addProduct(shop.db, { slug: 'mug' }), await addProduct(shop.db, { slug: 'cup' })]
  const save = async (change: (tx: Database) => Promise<unknown>, saved: () => Promise<unknown>) => {
    const other = await shop.db.startTransaction().execute()
    await change(other)
    const [result] = [Promise.allSettled([saved()]), await until(async () => (await waitingStatements(shop.db)) === 1)]
    await other.commit().execute()
    return (await result)[0]
  }
  const addSlug = (tx: Database) =>
    sql`
      insert into product_translations (product_id, language, field, value, source_digest, updated_at)
      values (${mug.id}, 'fr', 'slug', 'tasse', '', now())`.execute(tx)
  const title = () => write('product', cup.id, 'title', 'Tasse')
  expect(await save(addSlug, title)).toMatchObject({ value: 'tasse-2' })
  const remove = (tx: Database) =>
    tx.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', cup.id).execute()
  const retitle = () => write('product', cup.id, 'slug', 'gobelet', 'tasse-2')
  expect(await save(remove, retitle)).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/^404/) },
  })
  expect(await write('product', mug.id, 'slug', 'gobelet', 'tasse')).toBe('gobelet')
})

test('concurrent writes of one slug in two languages leave one owner', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const { id } = await addProduct(shop.db, { slug: 'mug' })
  const { id: other } = await addProduct(shop.db, { slug: 'cup' })
  const page = await staff.api(editedPages.add, { body: PAGE })
  // The first slug of each kind, while the other transaction has not ended.
  const source = await shop.db.startTransaction().execute()
  await source.updateTable('products').set({ slug: 'tasse' }).where('id', '=', other).execute()
  const first = translator(staff)('product', id, 'slug', 'tasse')
  await until(async () => (await waitingStatements(shop.db)) === 1)
  await source.commit().execute()
  await expect(first).rejects.toThrow(TAKEN)
  const translated = await shop.db.startTransaction().execute()
  await sql`
    insert into content_page_translations (page_id, language, field, value, source_digest, updated_at)
    values (${page.id}, 'fr', 'slug', 'soin', '', now())`.execute(translated)
  const second = staff.api(editedPages.add, { body: { ...PAGE, slug: 'soin' } })
  await until(async () => (await waitingStatements(shop.db)) === 1)
  await translated.commit().execute()
  await expect(second).rejects.toThrow('already exists')
  await translator(staff)('product', id, 'title', 'Tasse')
  for (let run = 0; run < 5; run++) {
    const seen = await frenchSlug(staff, id)
    const results = await Promise.allSettled([
      translator(staff)('product', id, 'slug', `goblet-${run}`, seen),
      shop.db
        .updateTable('products')
        .set({ slug: `goblet-${run}` })
        .where('id', '=', other)
        .execute(),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('other programs and staff name a product by its slug in their language', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const { id } = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  await translator(staff)('product', id, 'title', 'Tasse')
  const read = async (slug: string, headers: Record<string, string>) => {
    const { statusCode, body } = await shop.app.inject({ url: `/api/product/${slug}/`, headers })
    return statusCode === 200 ? JSON.parse(body).slug : statusCode
  }
  const french = { 'accept-language': 'fr' }
  expect([await read('mug', french), await read('tasse', french)]).toEqual(['tasse', 'tasse'])
  expect([await read('mug', {}), await read('tasse', {})]).toEqual(['mug', 404])
  expect(await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).toMatchObject({
    page_languages: ['en', 'fr'],
    page_slugs: { en: 'mug', fr: 'tasse' },
  })
  expect(await shop.visitor.api(findCurrentAddress, { params: { slug: 'tasse' } })).toEqual({ slug: 'mug' })
  const own = { authorization: `Token ${staff.token}`, 'x-page-language': 'fr' }
  const source = await shop.app.inject({ url: '/api/product/tasse/?texts=source', headers: own })
  expect(source.json().slug).toBe('mug')
  const deleted = await shop.app.inject({ method: 'DELETE', url: '/api/product/tasse/', headers: own })
  expect(deleted.statusCode).toBe(204)
})

test('titles that were translated before slugs had languages get slugs', async () => {
  await using shop = await openBilingual()
  const staff = await shop.staff()
  const [mug, cup] = [await addProduct(shop.db, { slug: 'mug' }), await addProduct(shop.db, { slug: 'cup' })]
  for (const { id } of [mug, cup]) await translator(staff)('product', id, 'title', 'Tasse')
  await sql`delete from product_translations where field = 'slug'`.execute(shop.db)
  await sql`delete from former_translated_slugs`.execute(shop.db)
  await addSlugs(shop.db)
  expect([await frenchSlug(staff, mug.id), await frenchSlug(staff, cup.id)]).toEqual(['tasse', 'tasse-2'])
})

async function frenchSlug(staff: Person, id: number): Promise<string> {
  const params = { language: 'fr' as const, kind: 'product' as const, id: String(id) }
  const { texts } = await staff.api(getTranslation, { params })
  return texts.find(({ field }) => field === 'slug')?.value ?? ''
}
