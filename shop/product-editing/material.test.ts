import { expect, test } from 'vitest'
import { exported, runImportOf } from '../../testing/people-and-things/import-catalogue.ts'
import { createdProduct, productForm, sendForm } from '../../testing/people-and-things/product-form.ts'
import { openShop } from '../../testing/processes/open-shop.ts'
import { auditLog } from '../audit-log/audit-log.contract.ts'
import { getProductBySlug } from '../catalogue/catalogue.contract.ts'
import { updateProduct } from './products.contract.ts'

test('what a product is made of goes through form, answer, audit log and CSV, and stays where nobody speaks of it', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  expect((await createdProduct(staff, { slug: 'cup' })).material).toBe('')
  const mug = await createdProduct(staff, { slug: 'mug', material: ' Stoneware ' })
  expect(mug.material).toBe('Stoneware')
  const change = (wish: object) => staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm(wish) })
  expect((await change({ title: 'Mug' })).material).toBe('Stoneware')
  expect((await change({ material: 'Glass' })).material).toBe('Glass')
  const long = await sendForm(shop, staff, { slug: 'mug', form: productForm({ material: 'x'.repeat(201) }) })
  expect(long.answer).toEqual({ material: ['Ensure this field has no more than 200 characters.'] })
  expect((await staff.api(auditLog, { query: { product: mug.id } })).results[0]).toMatchObject({
    field: 'material',
    old: 'Stoneware',
    new: 'Glass',
  })
  const file = await exported(shop, staff)
  expect(file).toContain('slug,title,description,material,price')
  expect((await runImportOf(staff, file)).counts).toMatchObject({ unchanged: 2 })
  await runImportOf(staff, 'slug,material\r\nmug,Wood\r\n')
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).material).toBe('Wood')
})
