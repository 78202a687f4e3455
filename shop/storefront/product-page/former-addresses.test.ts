import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { deleteProduct, updateProduct } from '../../catalog/products/products.contract.ts'
import { findCurrentAddress } from '../../catalog/products/read/catalogue.contract.ts'

const move = (staff: Person, slug: string, to: string) =>
  staff.api(updateProduct, { params: { slug }, body: productForm({ slug: to }) })

test('a former product address redirects permanently with its query, after several changes too', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await createdProduct(staff, { slug: 'other' })
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject(url)
    return [statusCode, headers.location]
  }
  // Both responses are cached by then.
  expect(await ask('/products/mug')).toEqual([200, undefined])
  expect(await ask('/products/everyday-mug')).toEqual([302, '/#no-longer-sold=everyday-mug'])

  await move(staff, 'mug', 'stoneware-mug')
  expect(await ask('/products/mug')).toEqual([301, '/products/stoneware-mug'])
  expect(await ask('/products/mug?variant=7&utm_source=letter')).toEqual([301, '/products/stoneware-mug?variant=7'])
  await move(staff, 'stoneware-mug', 'everyday-mug')
  for (const former of ['mug', 'stoneware-mug'])
    expect(await ask(`/products/${former}`)).toEqual([301, '/products/everyday-mug'])
  // A cached redirect would cause a loop once the product gets its former address back.
  expect((await shop.app.inject('/products/mug')).headers['cache-control']).toBe('no-cache')
  expect(await ask('/products/everyday-mug')).toEqual([200, undefined])

  // A former address becomes current again, and another product can take one over.
  await move(staff, 'everyday-mug', 'mug')
  expect(await ask('/products/mug')).toEqual([200, undefined])
  expect(await ask('/products/everyday-mug')).toEqual([301, '/products/mug'])
  await move(staff, 'other', 'everyday-mug')
  expect(await ask('/products/everyday-mug')).toEqual([200, undefined])
  await staff.api(deleteProduct, { params: { slug: 'mug' }, query: {} })
  expect(await ask('/products/stoneware-mug')).toEqual([302, '/#no-longer-sold=stoneware-mug'])
})

test('redirects a product address in capitals or with a trailing character permanently', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'clay-plant-pot' })
  await createdProduct(staff, { slug: 'mug-XL' })
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject(url)
    return [statusCode, headers.location]
  }
  for (const typed of ['CLAY-PLANT-POT', 'Clay-Plant-Pot', 'clay-plant-pot%20', 'clay-plant-pot.', 'CLAY-plant-pot,'])
    expect({ typed, asked: await ask(`/products/${typed}`) }).toEqual({
      typed,
      asked: [301, '/products/clay-plant-pot'],
    })
  expect(await ask('/products/MUG-xl?variant=7')).toEqual([301, '/products/mug-XL?variant=7'])
  expect(await ask('/reviews/Clay-Plant-Pot/null/0.5/5')).toEqual([301, '/reviews/clay-plant-pot/null/0.5/5'])
  await move(staff, 'clay-plant-pot', 'pot')
  expect(await ask('/products/CLAY-PLANT-POT.')).toEqual([301, '/products/pot'])
  expect(await ask('/products/....')).toEqual([302, '/#no-longer-sold=....'])
})

test('redirects addresses of collections and pages likewise, and answers 404 for unknown ones', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdCollection(staff, { slug: 'tea-time', title: 'Tea time' })
  await shop.db.updateTable('content_pages').set({ state: 'published' }).where('slug', '=', 'about-us').execute()
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject(url)
    return [statusCode, headers.location]
  }
  for (const typed of ['TEA-TIME', 'tea-time.', 'Tea-time%20'])
    expect(await ask(`/collections/${typed}`)).toEqual([301, '/collections/tea-time'])
  for (const typed of ['ABOUT-US', 'about-us.', 'About-us%20'])
    expect(await ask(`/pages/${typed}`)).toEqual([301, '/pages/about-us'])
  for (const unknown of ['/collections/NEVER.', '/pages/NEVER.', '/collections/never', '/pages/never', '/pages/...'])
    expect(await ask(unknown)).toEqual([404, undefined])
})

test('a former address of product reviews redirects with page and filters', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await move(staff, 'mug', 'stoneware-mug')
  const { statusCode, headers } = await shop.app.inject('/reviews/mug/7/0.5/5?page=2&utm_source=letter')
  expect([statusCode, headers.location]).toEqual([301, '/reviews/stoneware-mug/7/0.5/5?page=2'])
  expect((await shop.app.inject('/reviews/stoneware-mug/null/0.5/5')).statusCode).toBe(200)
  expect((await shop.app.inject('/reviews/never/null/0.5/5')).headers.location).toBe('/')
})

test('the API reports the current slug of a former one, and 404 for an unknown one', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await move(staff, 'mug', 'stoneware-mug')
  expect(await shop.visitor.api(findCurrentAddress, { params: { slug: 'mug' } })).toEqual({ slug: 'stoneware-mug' })
  for (const slug of ['stoneware-mug', 'never', 'Mug'])
    expect((await shop.app.inject(`/api/product_addresses/${slug}/`)).statusCode).toBe(404)
})

test('uses the meta title and description that staff entered', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug', title: 'Mug', description: 'A mug for tea.' })
  const headOf = async () => {
    const html = (await shop.app.inject('/products/mug')).body
    return [/<title>(.*?)<\/title>/.exec(html)?.[1], /<meta name="description" content="(.*?)"/.exec(html)?.[1]]
  }
  expect(await headOf()).toEqual(['Mug | Comptoir', 'A mug for tea.'])
  const meta = { meta_title: 'Stoneware mug, handmade', meta_description: 'Thrown by hand in Puisaye.' }
  await staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm(meta) })
  expect(await headOf()).toEqual(['Stoneware mug, handmade | Comptoir', 'Thrown by hand in Puisaye.'])
  await staff.api(updateProduct, {
    params: { slug: 'mug' },
    body: productForm({ meta_title: '', meta_description: '' }),
  })
  expect(await headOf()).toEqual(['Mug | Comptoir', 'A mug for tea.'])
})
