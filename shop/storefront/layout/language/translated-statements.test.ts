import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { addProductToCollection } from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { productTag } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { getSearchIndex } from '../../../catalog/search/languages/search-index.contract.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { updatePhrases, updateTranslation } from '../../../core/translations/translations.contract.ts'

test('a page in a further language runs no statement more, except for its slug with an empty cache', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  const languages = { name: 'Comptoir', first_language: 'en', other_languages: 'fr', language: 'en' } as const
  await staff.api(saveSettings.identity, { body: { version: 0, ...languages } })
  const translate = (kind: 'product' | 'collection', id: number, value: string) =>
    staff.api(updateTranslation, {
      params: { language: 'fr', kind, id: String(id) },
      body: { texts: [{ field: 'title', seen: '', value }] },
    })
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug', variants: [{ name: 'Blue' }, { name: 'Red' }] })
  const cups = await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  await staff.api(addProductToCollection, { params: { slug: 'cups', product: String(mug.id) }, body: {} })
  await translate('product', mug.id, 'Tasse')
  await translate('collection', cups.id, 'Gobelets')
  await staff.api(updatePhrases, {
    params: { language: 'fr', group: 'variants' },
    body: { phrases: [{ source: 'Red', seen: '', value: 'Rouge' }] },
  })
  const open = async (url: string) => {
    const { statusCode, body } = await shop.app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, statusCode]).toEqual([url, 200])
    return body
  }
  // Product cards that are requested at slightly different moments are read in several equal statements instead of one.
  // Therefore the test counts different statements. It allows two repeated ones more.
  const statementsOf = async (url: string, invalidate = () => shop.services.cache.drop()) => {
    const visits: { all: number; different: number; body: string }[] = []
    // Jobs in the background also run statements. They add some to a visit and never take any away.
    for (let visit = 0; visit < 3; visit += 1) {
      invalidate()
      const before = shop.queries()
      const body = await open(url)
      const statements = shop.statements.slice(before)
      visits.push({ all: statements.length, different: new Set(statements).size, body })
    }
    return visits.reduce((best, visit) => (visit.different < best.different ? visit : best))
  }
  await until(async () => {
    const { translations, remaining } = await staff.api(getSearchIndex, {})
    return remaining === 0 && translations.length === 1 && translations[0]?.is_ready
  })
  const pages = [
    { english: '/', french: '', text: '/fr/products/tasse', more: 0 },
    { english: '/products/mug', french: '/products/tasse', text: 'Rouge', more: 1 },
    { english: '/collections/cups', french: '/collections/gobelets', text: '/fr/products/tasse', more: 1 },
    { english: '/search/mug', french: '/search/tasse', text: '/fr/products/tasse', more: 0 },
    { english: '/terms_of_services', french: '/terms_of_services', text: '/fr/collections/gobelets', more: 0 },
  ]
  // The first visits load what the process keeps.
  for (const { english, french } of pages) for (const url of [english, `/fr${french}`]) await open(url)
  for (const { english, french, text, more } of pages) {
    const [one, other] = [await statementsOf(english), await statementsOf(`/fr${french}`)]
    expect(other.body).toContain(text)
    expect(one.all).toBeGreaterThan(0)
    expect([french, other.different - one.different]).toEqual([french, more])
    expect(other.all - one.all, french).toBeLessThanOrEqual(more + 2)
  }
  const sell = () => shop.services.cache.changed(productTag(mug.id))
  const [english, french] = [await statementsOf('/products/mug', sell), await statementsOf('/fr/products/tasse', sell)]
  expect(english.all).toBeGreaterThan(0)
  expect(french.different - english.different).toBe(0)
})
