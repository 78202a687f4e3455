import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { addProduct } from '../../../tests/people-and-things/some-products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { BUDGETS } from '../budgets.ts'
import { pageWeight } from './page-weight.ts'

test.each([
  ['/', BUDGETS.homeScriptBytes],
  ['/products/mug', BUDGETS.pageScriptBytes],
  ['/search/product', BUDGETS.pageScriptBytes],
  ['/terms_of_services', BUDGETS.pageScriptBytes],
  ['/signup', BUDGETS.pageScriptBytes],
  ['/account/change_email', BUDGETS.pageScriptBytes],
  ['/account/addresses/new', BUDGETS.pageScriptBytes],
  ['/admin/products/create', BUDGETS.staffScriptBytes, BUDGETS.staffStyleBytes],
])(
  '%s loads no more scripts and styles than its budget',
  async (path, scriptBytes, styleBytes: number = BUDGETS.styleBytes) => {
    await using shop = await openShop({ pages: await builtPages() })
    await addProduct(shop.db, { slug: 'mug' })
    const page = await shop.app.inject(path)
    expect(page.statusCode).toBe(200)

    const { script, style } = await pageWeight(page.body)
    expect(script, `${path} loads ${script} bytes of script`).toBeLessThanOrEqual(scriptBytes)
    expect(style, `${path} loads ${style} bytes of style`).toBeLessThanOrEqual(styleBytes)
    // A page that seems to load nothing was not understood.
    expect(Math.min(script, style)).toBeGreaterThan(1_000)
  },
)

test('all faces together are no heavier than their budget', async () => {
  const built = join(import.meta.dirname, '..', '..', '..', 'build', 'client', 'assets')
  const sizes: number[] = []
  for await (const file of glob('*.woff2', { cwd: built })) sizes.push((await stat(join(built, file))).size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.fontBytes)
})

test('what a page preloads of the faces is no heavier than its budget', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const { body } = await shop.app.inject('/')
  const files = [...body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
  expect(files).toHaveLength(2)
  const built = join(import.meta.dirname, '..', '..', '..', 'build', 'client')
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(built, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.preloadedFontBytes)
})

test('a page asks for one sheet of styles, and without scripts for that of paper', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  await addProduct(shop.db, { slug: 'mug' })
  for (const path of ['/', '/products/mug', '/cart']) {
    const { body } = await shop.app.inject(path)
    const [withoutScripts = ''] = /<noscript>.*?<\/noscript>/.exec(body) ?? []
    expect(withoutScripts).toContain('media="print"')
    expect(body.replace(withoutScripts, '').match(/<link rel="stylesheet"[^>]*>/g), path).toHaveLength(1)
  }
})
