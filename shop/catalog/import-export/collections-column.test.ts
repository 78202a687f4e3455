import { expect, test } from 'vitest'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { bring, exported, productsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { addProductToCollection, listCollectionProducts } from '../collections/editing/edit-collections.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('adds products to collections and removes them, and keeps collections that the file does not name', async () => {
  const table = await createdCollection(staff, { slug: 'table' })
  await createdCollection(staff, { slug: 'gifts' })
  const mug = await addProduct(shop.db, { slug: 'mug' })
  await addProduct(shop.db, { slug: 'bowl' })
  await staff.api(addProductToCollection, { params: { slug: 'table', product: String(mug.id) }, body: {} })
  const inside = async (slug: string) => {
    const { results } = await staff.api(listCollectionProducts, { params: { slug }, query: {} })
    return results.map((product) => product.slug).join(' ')
  }

  const file = await exported(shop, staff)
  expect(file).toContain('collections')
  // Importing an unchanged export changes nothing.
  expect((await productsOf(staff, await bring(staff, file))).map(({ action }) => action)).toEqual([
    'unchanged',
    'unchanged',
  ])
  await runImportOf(staff, 'slug,collections\r\nmug,gifts\r\nbowl,gifts|table\r\n')
  expect([await inside('table'), await inside('gifts')]).toEqual(['bowl', 'mug bowl'])
  await runImportOf(staff, 'slug,title\r\nmug,Another mug\r\n')
  expect(await inside('gifts')).toBe('mug bowl')
  await runImportOf(staff, 'slug,collections\r\nmug,\r\n')
  expect(await inside('gifts')).toBe('bowl')
  const { results } = await staff.api(auditLog, { query: { collection: table.id } })
  expect(results.map((change) => [change.field, change.old, change.new])).toEqual([
    ['products', null, 'bowl'],
    ['products', 'mug', null],
    ['products', null, 'mug'],
    ['collection', null, table.title],
  ])
})

test('reports unknown collections and collections with a rule at their cells', async () => {
  await createdCollection(staff, { slug: 'new', rule: 'new=true' })
  await addProduct(shop.db, { slug: 'mug' })
  const [mug] = await productsOf(staff, await bring(staff, 'slug,collections\r\nmug,nothing|new\r\n'))
  expect(mug?.errors).toEqual([
    { line: 2, column: 'collections', reason: 'Invalid pk "nothing" - object does not exist.' },
    { line: 2, column: 'collections', reason: 'The products of “new” are chosen by its rule.' },
  ])
})
