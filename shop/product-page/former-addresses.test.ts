import { expect, test } from 'vitest'
import { builtPages } from '../../server/pages/built-pages.ts'
import { createdProduct, productForm } from '../../testing/people-and-things/product-form.ts'
import { openShop, type Person } from '../../testing/processes/open-shop.ts'
import { findCurrentAddress } from '../catalogue/catalogue.contract.ts'
import { deleteProduct, updateProduct } from '../product-editing/products.contract.ts'

const move = (staff: Person, slug: string, to: string) =>
  staff.api(updateProduct, { params: { slug }, body: productForm({ slug: to }) })

test('an address that was changed leads on for good, with what is chosen, however often it changes', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await createdProduct(staff, { slug: 'other' })
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject(url)
    return [statusCode, headers.location]
  }
  // Both answers are kept by then.
  expect(await ask('/products/mug')).toEqual([200, undefined])
  expect(await ask('/products/everyday-mug')).toEqual([302, '/#no-longer-sold=everyday-mug'])

  await move(staff, 'mug', 'stoneware-mug')
  expect(await ask('/products/mug')).toEqual([301, '/products/stoneware-mug'])
  expect(await ask('/products/mug?variant=7&utm_source=letter')).toEqual([301, '/products/stoneware-mug?variant=7'])
  await move(staff, 'stoneware-mug', 'everyday-mug')
  for (const former of ['mug', 'stoneware-mug'])
    expect(await ask(`/products/${former}`)).toEqual([301, '/products/everyday-mug'])
  // A browser that kept it would go in a circle when the product gets its address back.
  expect((await shop.app.inject('/products/mug')).headers['cache-control']).toBe('no-cache')
  expect(await ask('/products/everyday-mug')).toEqual([200, undefined])

  // Back again, it is its own address; and one that another product takes is that one's.
  await move(staff, 'everyday-mug', 'mug')
  expect(await ask('/products/mug')).toEqual([200, undefined])
  expect(await ask('/products/everyday-mug')).toEqual([301, '/products/mug'])
  await move(staff, 'other', 'everyday-mug')
  expect(await ask('/products/everyday-mug')).toEqual([200, undefined])
  await staff.api(deleteProduct, { params: { slug: 'mug' } })
  expect(await ask('/products/stoneware-mug')).toEqual([302, '/#no-longer-sold=stoneware-mug'])
})

test('links to the reviews of a product lead on like those to itself, with the page and what is chosen', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await move(staff, 'mug', 'stoneware-mug')
  const { statusCode, headers } = await shop.app.inject('/reviews/mug/7/0.5/5?page=2&utm_source=letter')
  expect([statusCode, headers.location]).toEqual([301, '/reviews/stoneware-mug/7/0.5/5?page=2'])
  expect((await shop.app.inject('/reviews/stoneware-mug/null/0.5/5')).statusCode).toBe(200)
  expect((await shop.app.inject('/reviews/never/null/0.5/5')).headers.location).toBe('/')
})

test('whoever calls the API is told too, and what never was an address is not found', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await createdProduct(staff, { slug: 'mug' })
  await move(staff, 'mug', 'stoneware-mug')
  expect(await shop.visitor.api(findCurrentAddress, { params: { slug: 'mug' } })).toEqual({ slug: 'stoneware-mug' })
  for (const slug of ['stoneware-mug', 'never', 'Mug'])
    expect((await shop.app.inject(`/api/product_addresses/${slug}/`)).statusCode).toBe(404)
})

test('search engines are told title and description of their own where staff have written some', async () => {
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
