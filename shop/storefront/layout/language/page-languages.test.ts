import { href } from 'react-router'
import { expect, test } from 'vitest'
import { isPagePath } from '../../../../lib/texts/page-paths.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { addProductToCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { editedPages } from '../../../content/pages/edit-pages.contract.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { type RecordKind, updateTranslation } from '../../../core/translations/translations.contract.ts'

const pages = await builtPages()
const SHOP = 'https://shop.example'
/** What only shops with several languages have. */
const MARKS = /( hreflang=| href="\/(?:fr|en)\b|Disallow: \/fr)/gi

const offer = (staff: Person, version: number, first_language: 'en' | 'fr', other_languages: string) =>
  staff.api(saveSettings.identity, { body: { version, name: 'Comptoir', first_language, other_languages } })

/** Opens a shop with pages of each kind, and owner's addresses with and without a prefix. */
async function openBilingual() {
  const shop = await openShop({ pages })
  const staff = await shop.staff()
  const text = '[bowls](/collections/bowls), [tasse](/fr/products/cup), [a file](/media/a/b.webp)'
  const { id } = await addProduct(shop.db, { slug: 'cup', title: 'Cup', description: 'For tea.' })
  const collection = await createdCollection(staff, { slug: 'bowls', title: 'Bowls', text, in_menu: 'true' })
  await staff.api(addProductToCollection, { params: { slug: 'bowls', product: String(id) }, body: {} })
  const page = { title: 'Workshop', slug: 'workshop', text, menu: 'header' as const }
  const { id: content_page } = await staff.api(editedPages.add, {
    body: { ...page, state: 'published', meta_title: '', meta_description: '' },
  })
  const announcement = { text: 'New cups', link: '/fr/products/cup?variant=1', starts_at: '', ends_at: '' }
  await staff.api(saveSettings.announcement, { body: { version: 0, ...announcement } })
  const footer = { title_1: 'House', links_1: 'Cups | /fr/search/cup', title_2: '', links_2: '' }
  await staff.api(saveSettings.footer, { body: { version: 0, ...footer } })
  return { shop, staff, ids: { product: id, collection: collection.id, content_page } }
}

/** Translates the titles of records into French. */
async function translateTitles(staff: Person, ids: Partial<Record<RecordKind, number>>) {
  for (const [kind, id] of Object.entries(ids) as [RecordKind, number][]) {
    const texts = [{ field: 'title', seen: '', value: `Titre ${kind}` }]
    await staff.api(updateTranslation, { params: { language: 'fr', kind, id: String(id) }, body: { texts } })
  }
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))

/** The addresses of a page in all languages: `en https://shop.example/contact`. */
const alternatesIn = (html: string) =>
  [...html.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, address]) => `${language} ${address}`,
  )

/** Returns the language and the canonical address of a page. */
const documentOf = (html: string) => [
  ...all(html, /<html lang="([^"]*)"/g),
  ...all(html, /<link rel="canonical" href="([^"]*)"/g),
]

async function pageAt(shop: TestShop, path: string) {
  const { statusCode, body, headers } = await shop.app.inject({ url: path, headers: { accept: 'text/html' } })
  return { status: statusCode, body, location: headers.location }
}

/** Addresses with original slugs in the owner's texts. */
const WRITTEN = ['/fr/products/cup', '/fr/products/cup?variant=1', '/fr/collections/bowls']

const isFrenchPath = (path: string) => /^\/fr(?=[/?#]|$)/.test(path)

const linksIn = (html: string) => all(html, /<a\b[^>]*? href="([^"]*)"/g).filter(isPagePath)
const formsIn = (html: string) =>
  all(html, /(?:<form\b[^>]*? action|<button\b[^>]*? formAction)="([^"]*)"/g).filter(isPagePath)

test('all pages of a shop with two languages are complete pairs, and each link keeps the language', async () => {
  const { shop, staff, ids } = await openBilingual()
  await using _ = shop
  const before = new Map<string, string>()
  for (const path of ['/', '/products/cup', '/sitemap.xml', '/robots.txt'])
    before.set(path, (await pageAt(shop, path)).body)
  for (const [path, html] of before) expect(all(html, MARKS), path).toEqual([])

  await offer(staff, 0, 'en', 'fr')
  await translateTitles(staff, ids)
  const sitemap = (await pageAt(shop, '/sitemap.xml')).body
  const listed = all(sitemap, /<url>(.*?)<\/url>/g)
  expect(listed).toHaveLength(2 * all(before.get('/sitemap.xml') ?? '', /<loc>/g).length)
  for (const url of listed) {
    const [address = ''] = all(url, /<loc>(.*?)<\/loc>/g)
    const path = address.slice(SHOP.length)
    const isFrench = isFrenchPath(path)
    const { status, body } = await pageAt(shop, path)
    expect([path, status]).toEqual([path, 200])
    expect([path, ...documentOf(body)]).toEqual([path, isFrench ? 'fr' : 'en', address])
    // The page, its pair and the sitemap have the same entries.
    const alternates = alternatesIn(body)
    expect(alternates, path).toEqual(alternatesIn(url))
    expect(alternates, path).toContain(`${isFrench ? 'fr' : 'en'} ${address}`)
    expect(alternates.map((one) => one.split(' ')[0])).toEqual(['en', 'fr', 'x-default'])
  }

  const asked = new Set<string>()
  const waiting = [href('/'), '/fr']
  for (const path of waiting) {
    if (asked.has(path)) continue
    asked.add(path)
    const { status, body, location } = await pageAt(shop, path)
    // Addresses that owners write have the original slug.
    if (status === 301 && path.startsWith('/fr/')) {
      expect(WRITTEN).toContain(path)
      waiting.push(String(location))
      continue
    }
    expect([path, status]).toEqual([path, 200])
    const isOther = (to: string) => isFrenchPath(to) !== isFrenchPath(path)
    // Only the switch leads to the other language.
    expect([path, ...linksIn(body).filter(isOther)]).toHaveLength(2)
    expect([path, ...formsIn(body).filter(isOther)]).toEqual([path])
    expect([path, ...all(body, /"(?:@id|url|item)":"https:\/\/shop\.example([^"]*)"/g).filter(isOther)]).toEqual([path])
    for (const form of formsIn(body)) {
      const { location } = await pageAt(shop, form)
      expect([form, location, isOther(String(location ?? form))]).toEqual([form, location, false])
    }
    waiting.push(...linksIn(body).flatMap((to) => to.split('#', 1)[0] ?? []))
    expect(waiting.length).toBeLessThan(2_000)
  }
  const own = ['/fr/products/titre-product', '/fr/pages/titre-content-page', '/fr/collections/titre-collection']
  for (const path of [...own, '/products/cup', '/fr/search/cup']) expect([...asked]).toContain(path)
  const written = all((await pageAt(shop, '/fr/pages/titre-content-page')).body, / href="(\/media[^"]*)"/g)
  expect(written).toContain('/media/a/b.webp')
  expect((await pageAt(shop, '/robots.txt')).body).toContain('\nDisallow: /cart\n')
  expect((await pageAt(shop, '/robots.txt')).body).toContain('\nDisallow: /fr/cart\n')
})

test('a record without a translation of its title has no pair, until its title is translated', async () => {
  const { shop, staff, ids } = await openBilingual()
  await using _ = shop
  await offer(staff, 0, 'en', 'fr')
  const paths = ['/products/cup', '/collections/bowls', '/pages/workshop']
  const sitemap = async () => all((await pageAt(shop, '/sitemap.xml')).body, /<url>(.*?)<\/url>/g)
  for (const path of paths) {
    for (const address of [path, `/fr${path}`]) {
      const { status, body } = await pageAt(shop, address)
      expect([address, status, ...alternatesIn(body)]).toEqual([address, 200])
      expect(documentOf(body)[1]).toBe(SHOP + address)
    }
    const listed = (await sitemap()).filter((url) => url.includes(`${path}<`))
    expect(listed.map((url) => [all(url, /<loc>(.*?)<\/loc>/g), alternatesIn(url)])).toEqual([[[SHOP + path], []]])
  }
  const pairOf = (path: string) =>
    ['en', 'fr', 'x-default'].map((name) => `${name} ${SHOP}${name === 'fr' ? '/fr' : ''}${path}`)
  const pairsIn = async (path: string) => (await sitemap()).filter((url) => url.includes(`${path}<`)).map(alternatesIn)
  expect(await pairsIn('/contact')).toEqual([pairOf('/contact'), pairOf('/contact')])

  await translateTitles(staff, { product: ids.product })
  const pair = pairOf('/products/cup').map((link) => link.replace('/fr/products/cup', '/fr/products/titre-product'))
  for (const address of ['/products/cup', '/fr/products/titre-product'])
    await expect.poll(async () => alternatesIn((await pageAt(shop, address)).body)).toEqual(pair)
  await expect.poll(() => pairsIn('/products/cup')).toEqual([pair])
  expect(await pairsIn('/products/titre-product')).toEqual([pair])
})

test('old addresses lead to the new ones after a change of the languages', async () => {
  const { shop, staff } = await openBilingual()
  await using _ = shop
  const asks = async (path: string) => {
    const { status, location } = await pageAt(shop, path)
    return location === undefined ? status : [status, location]
  }
  // A shop with one language has no addresses with a prefix.
  expect(await asks('/fr/products/cup?variant=1')).toEqual([301, '/products/cup?variant=1'])
  await offer(staff, 0, 'en', 'fr')
  expect(await asks('/fr/products/cup')).toBe(200)
  expect(await asks('/en/products/cup')).toEqual([301, '/products/cup'])
  await shop.db.updateTable('products').set({ slug: 'mug' }).where('slug', '=', 'cup').execute()
  shop.cache.drop()
  await offer(staff, 1, 'fr', 'en')
  expect(documentOf((await pageAt(shop, '/contact')).body)).toEqual(['fr', `${SHOP}/contact`])
  expect(documentOf((await pageAt(shop, '/en/contact')).body)).toEqual(['en', `${SHOP}/en/contact`])
  expect(await asks('/fr/contact')).toEqual([301, '/contact'])
  expect((await pageAt(shop, '/sitemap.xml')).body).toContain(`<loc>${SHOP}/en/contact</loc>`)
  expect((await pageAt(shop, '/sitemap.xml')).body).not.toContain('/fr/contact')
  await offer(staff, 2, 'fr', '')
  expect(await asks('/en/contact')).toEqual([301, '/contact'])
  expect(all((await pageAt(shop, '/contact')).body, MARKS)).toEqual([])
})
