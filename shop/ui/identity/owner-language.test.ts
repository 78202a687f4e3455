import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { OWNER_LANGUAGES } from '../../../lib/identity/owner-language.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { anOrder } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { addProductToCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { editedPages } from '../../content/pages/edit-pages.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { updateTranslation } from '../../core/translations/translations.contract.ts'
import { cancelOwnOrder } from '../../sales/orders/orders.contract.ts'

const pages = await builtPages()
const NAME = 'Comptoir'

const write = (staff: Person, language: string, version = 0) =>
  staff.api(saveSettings.identity, { body: { version, name: NAME, language: language as 'fr' } })

test('the owner sets the language of their texts, and an unknown one is refused at its field', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  expect((await staff.api(getSettings, {})).identity.values).toMatchObject({ name: NAME, language: 'en' })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ language: 'en' })
  expect(await write(staff, ' fr ')).toMatchObject({ version: 1, values: { name: NAME, language: 'fr' } })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ language: 'fr' })
  // As before the language setting existed.
  const renamed = await staff.api(saveSettings.identity, { body: { version: 1, name: 'Quai' } })
  expect(renamed).toMatchObject({ version: 2, values: { name: 'Quai', language: 'fr' } })
  for (const language of ['tlh', 'FR', '', 'fr"><script>'])
    await expect(write(staff, language, 2)).rejects.toThrow(
      JSON.stringify({ language: [`${JSON.stringify(language).replaceAll('\\"', '"')} is not a valid choice.`] }),
    )
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['identity[name]', NAME, 'Quai'],
    ['identity[language]', 'en', 'fr'],
  ])
})

test('browsers know every offered language, and Open Graph its country', () => {
  expect(new Set(OWNER_LANGUAGES).size).toBe(OWNER_LANGUAGES.length)
  expect(Intl.getCanonicalLocales([...OWNER_LANGUAGES])).toEqual([...OWNER_LANGUAGES])
  for (const tag of OWNER_LANGUAGES) expect(new Intl.Locale(tag).maximize().region).toMatch(/^[A-Z]{2}$/)
})

/** Opens a shop with owner texts in every place that accepts them. */
async function openWritten() {
  const shop = await openShop({ pages })
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, {
    slug: 'tasse',
    title: 'Tasse à thé',
    description: 'Tournée à la main.',
    variants: [{ name: 'Bleu' }, { name: 'Rouge' }],
  })
  await createdCollection(staff, { slug: 'cadeaux', title: 'Cadeaux', text: 'Pour vous.', in_menu: 'true' })
  await staff.api(addProductToCollection, { params: { slug: 'cadeaux', product: String(id) }, body: {} })
  const page = { title: 'Atelier', slug: 'atelier', text: '### Le four\n\nIl chauffe.', menu: 'header' as const }
  await staff.api(editedPages.add, { body: { ...page, state: 'published', meta_title: '', meta_description: '' } })
  await staff.api(saveSettings.home, { body: { version: 0, headline: 'Bonjour', words: 'Fait main.' } })
  const announcement = { text: 'Fermé lundi', link: '', starts_at: '', ends_at: '' }
  await staff.api(saveSettings.announcement, { body: { version: 0, ...announcement } })
  const footer = { title_1: 'La maison', links_1: 'Le journal | https://journal.example', title_2: '', links_2: '' }
  await staff.api(saveSettings.footer, { body: { version: 0, ...footer } })
  const contact = { email: '', telephone: '', social: '', address: '12 rue des Arts', hours: 'Du mardi au samedi' }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  return { shop, staff, slug }
}

const read = async (shop: TestShop, path: string) => (await shop.app.inject(path)).body

/** Returns the texts of elements with this `lang` on a page. */
function wordsIn(html: string, language: string): string[] {
  const marked = new RegExp(`<(\\w+)[^>]* lang="${language}"[^>]*>([\\s\\S]*?)</\\1>`, 'g')
  return [...html.slice(html.indexOf('<body')).matchAll(marked)].map(([, , inside = '']) =>
    inside
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test('marks owner texts with their language on all pages, and the page stays English', async () => {
  const { shop, staff, slug } = await openWritten()
  await using _ = shop
  const paths = ['/', `/products/${slug}`, '/collections/cadeaux', '/collections', '/pages/atelier', '/contact']
  const before = new Map<string, string>()
  for (const path of paths) {
    const html = await read(shop, path)
    before.set(path, html)
    expect([...html.matchAll(/ lang="[^"]*"/g)].map(String), path).toEqual([' lang="en"'])
    for (const absent of ['og:locale', 'inLanguage']) expect(html, path).not.toContain(absent)
  }
  await write(staff, 'fr')
  const everywhere = [
    'Fermé lundi',
    'Atelier',
    'Cadeaux',
    'La maison',
    'Le journal',
    '12 rue des Arts',
    'Du mardi au samedi',
  ]
  const own: Record<string, string[]> = {
    '/': ['Bonjour', 'Fait main.', 'Tasse à thé'],
    [`/products/${slug}`]: ['Tasse à thé', 'Tournée à la main.', 'Bleu', 'Rouge'],
    '/collections/cadeaux': ['Cadeaux', 'Pour vous.', 'Tasse à thé'],
    '/collections': ['Cadeaux'],
    '/pages/atelier': ['Atelier', 'Le four Il chauffe.'],
    '/contact': [],
  }
  for (const path of paths) {
    const html = await read(shop, path)
    expect(html, path).toContain('<html lang="en"')
    const words = wordsIn(html, 'fr')
    expect(words, path).toEqual(expect.arrayContaining([...everywhere, ...(own[path] ?? [])]))
    for (const ours of ['Home', 'Contact us', 'Terms of Service', 'Add to Cart', 'Help', 'In stock', 'All products'])
      expect(words, path).not.toContain(ours)
    // Everything else is unchanged.
    const without = html.replaceAll(' lang="fr"', '')
    const bodyOf = (text: string) => /<body[\s\S]*?<footer/.exec(text)?.[0]
    expect(bodyOf(without), path).toBe(bodyOf(before.get(path) ?? ''))
  }
})

test('search engines, link previews and the manifest get the language of owner texts', async () => {
  const { shop, staff, slug } = await openWritten()
  await using _ = shop
  await write(staff, 'pt-PT')
  const locale = '<meta property="og:locale" content="pt_PT"/>'
  for (const path of ['/', `/products/${slug}`, '/collections/cadeaux', '/pages/atelier'])
    expect(await read(shop, path), path).toContain(locale)
  // Their titles and descriptions are in English.
  for (const path of ['/contact', '/terms_of_services', '/collections'])
    expect(await read(shop, path), path).not.toContain('og:locale')
  expect(await read(shop, '/collections/cadeaux')).toMatch(/"@type":"CollectionPage"[^{]*"inLanguage":"pt-PT"/)
  expect(await read(shop, '/pages/atelier')).toMatch(/"@type":"WebPage"[^{]*"inLanguage":"pt-PT"/)
  expect((await shop.app.inject('/site.webmanifest')).json()).toMatchObject({ lang: 'pt-PT' })
  await write(staff, 'en', 1)
  expect((await shop.app.inject('/site.webmanifest')).json()).toMatchObject({ lang: 'en' })
})

test('e-mails about an order mark owner texts with their language', async () => {
  const { shop, staff, mia } = await openPayingShop()
  await using _shop = shop
  const emails = { sender: '', reply_to: '', closing: 'Bien à vous,\nAnna', review_requests: '' as const }
  await staff.api(saveSettings.emails, { body: { version: 0, ...emails } })
  const cups = await addSellable(shop, { title: 'Tasse', priceCents: 12_50, variants: [{ name: 'Bleu', stock: 10 }] })
  const orderAs = async () => {
    await putInCart(mia, cups, 1)
    const { id } = await checkOutCart(mia, { payment: 'transfer' })
    const html = (await shop.emails('mia@example.com')).at(-1)?.html ?? ''
    await mia.api(cancelOwnOrder, { params: { id: String(id) } })
    await shop.emails('mia@example.com')
    return html
  }
  expect((await orderAs()).match(/ lang="/g)).toHaveLength(1)
  await write(staff, 'fr')
  const html = await orderAs()
  expect(html).toContain('<html lang="en">')
  expect(html).toMatch(/<span lang="fr"[^>]*>1 × Tasse<\/span>/)
  expect(html).toMatch(/<span lang="fr"[^>]*>Bleu<\/span>/)
  expect(html).toMatch(/<p lang="fr"[^>]*>Bien à vous,<br>Anna<\/p>/)
  expect(html.match(/ lang="/g)).toHaveLength(4)
})

test('a packing slip marks product names with their language for screen readers', async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
  const headers = { authorization: `Token ${staff.token}` }
  const slip = async () => (await shop.app.inject({ url: `/api/packing_slips.pdf?orders=${id}`, headers })).rawPayload
  const languages = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Lang \(([^)]*)\)/g)].map(([, tag]) => tag)
  expect([...new Set(languages(await slip()))]).toEqual(['en'])
  await write(staff, 'fr')
  const pdf = await slip()
  expect(languages(pdf).filter((tag) => tag === 'fr').length).toBeGreaterThan(0)
  expect(languages(pdf)).toContain('en')
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
})

test('translations that an order has copied are not marked with the language of the originals', async () => {
  const { shop, staff, mia } = await openPayingShop({ languages: { first: 'en', others: ['fr'] } })
  await using _shop = shop
  const cups = await addSellable(shop, { title: 'Cup' })
  const params = { language: 'fr', kind: 'product', id: String(cups.id) } as const
  await staff.api(updateTranslation, { params, body: { texts: [{ field: 'title', seen: '', value: 'Tasse' }] } })
  const { id } = await inLanguage('fr', async () => {
    await putInCart(mia, cups, 1)
    return checkOutCart(mia, { payment: 'transfer' })
  })
  const [email] = await shop.emails('mia@example.com')
  expect(email?.html).toMatch(/<span style="[^"]*">1 × Tasse<\/span>/)
  expect(email?.html?.match(/ lang="\w+"/g)).toEqual([' lang="fr"'])
  const headers = { authorization: `Token ${staff.token}` }
  const { rawPayload } = await shop.app.inject({ url: `/api/packing_slips.pdf?orders=${id}`, headers })
  expect([...rawPayload.toString('latin1').matchAll(/\/Lang \(([^)]*)\)/g)].map(([, tag]) => tag)).not.toContain('en')
  const { info } = await (await getDocumentProxy(new Uint8Array(rawPayload))).getMetadata()
  expect(info).toMatchObject({ Title: `Bon de livraison de la commande ${id}`, Language: 'fr' })
})
