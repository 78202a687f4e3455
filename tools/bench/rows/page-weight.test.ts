import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { saveSettings } from '../../../shop/core/settings/settings.contract.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { BUDGETS } from '../budgets.ts'
import { scriptBytes } from './page-weight.ts'

test.each([
  ['/', BUDGETS.homeScriptBytes],
  ['/products/mug', BUDGETS.productScriptBytes],
  ['/search/mug', BUDGETS.listScriptBytes],
])('%s loads no more JavaScript than its budget in each language', async (path, budget) => {
  await using shop = await openShop({ pages: await builtPages() })
  await addProduct(shop.db, { slug: 'mug' })
  const staff = await shop.staff()
  await staff.api(saveSettings.identity, { body: { version: 0, name: 'Comptoir', other_languages: 'fr' } })
  for (const address of [path, `/fr${path}`.replace(/\/$/, '')]) {
    const page = await shop.app.inject(address)
    expect(page.statusCode).toBe(200)
    const bytes = await scriptBytes(page.body)
    expect(bytes, address).toBeLessThanOrEqual(budget)
    expect(bytes, 'the scripts of the page were found').toBeGreaterThan(1_000)
  }
})

test('loads one style sheet per page, and the print styles without scripts', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  await addProduct(shop.db, { slug: 'mug' })
  for (const path of ['/', '/products/mug', '/cart']) {
    const { body } = await shop.app.inject(path)
    const [withoutScripts = ''] = /<noscript>.*?<\/noscript>/.exec(body) ?? []
    expect(withoutScripts).toContain('media="print"')
    expect(body.replace(withoutScripts, '').match(/<link rel="stylesheet"[^>]*>/g), path).toHaveLength(1)
  }
})
