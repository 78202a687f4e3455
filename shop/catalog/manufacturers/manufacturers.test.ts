import { expect, test } from 'vitest'
import { addProduct } from '../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getProductBySlug, listProducts } from '../products/read/catalogue.contract.ts'
import { listManufacturers, removeManufacturer, saveManufacturer } from './manufacturers.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const MOREL = { address: '1 rue du Four\n26400 Crest', contact: 'atelier@morel.example', responsible: '' }

async function addMade(shop: TestShop, slug: string, maker: string) {
  const product = await addProduct(shop.db, { slug, title: slug })
  await shop.db.updateTable('products').set({ maker }).where('id', '=', product.id).execute()
  return product
}

test('shows contact details with each product of the manufacturer, ignoring case, immediately', async () => {
  await addMade(shop, 'mug', 'Atelier Morel')
  await addMade(shop, 'bowl', 'ATELIER MOREL')
  await addMade(shop, 'lamp', 'Lumen')
  await addMade(shop, 'stool', '')
  const detailsOf = async (slug: string) =>
    (await shop.visitor.api(getProductBySlug, { params: { slug } })).maker_details
  expect(await detailsOf('mug')).toBeNull()

  await staff.api(saveManufacturer, { body: { name: 'Atelier Morel', ...MOREL, version: 0 } })
  expect(await detailsOf('mug')).toEqual(MOREL)
  expect(await detailsOf('bowl')).toEqual(MOREL)
  expect(await detailsOf('lamp')).toBeNull()

  await staff.api(saveManufacturer, { body: { name: 'atelier morel', ...MOREL, address: 'Crest', version: 1 } })
  expect((await detailsOf('bowl'))?.address).toBe('Crest')
  const { makers, products_without } = await staff.api(listManufacturers, {})
  // Manufacturers without contact details come first.
  expect(makers.map(({ name, products, version }) => [name, products, version])).toEqual([
    ['Lumen', 1, 0],
    ['atelier morel', 2, 2],
  ])
  expect(products_without).toBe(1)
})

test('reports a conflict for concurrent edits of a manufacturer and records changes in the audit log', async () => {
  const body = { name: 'Lumen', ...MOREL, version: 0 }
  const answers = await Promise.allSettled([
    staff.api(saveManufacturer, { body }),
    staff.api(saveManufacturer, { body: { ...body, address: 'Lyon' } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [lumen] = (await staff.api(listManufacturers, {})).makers
  const params = { id: String(lumen?.id) }
  await expect(staff.api(removeManufacturer, { params, query: { version: 2 } })).rejects.toThrow(/^409 /)
  const removals = await Promise.allSettled(
    [1, 1].map((version) => staff.api(removeManufacturer, { params, query: { version } })),
  )
  expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await staff.api(listManufacturers, {})).makers).toEqual([])
  const { results } = await staff.api(auditLog, { query: { maker: String(lumen?.id) } })
  expect(results.map(({ field, old, new: now }) => [field, old === null, now === null])).toContainEqual([
    'address',
    false,
    true,
  ])
})

test.each([
  [{ address: '' }, { address: ['This field may not be blank.'] }],
  [{ contact: 'somewhere' }, { contact: ['Enter an e-mail address, or a web address that begins with https://.'] }],
  [
    { contact: 'javascript:alert(1)' },
    { contact: ['Enter an e-mail address, or a web address that begins with https://.'] },
  ],
  [{ name: ' ' }, { name: ['This field may not be blank.'] }],
])('reports invalid manufacturer details at their field: %o', async (wrong, errors) => {
  const saving = staff.api(saveManufacturer, { body: { name: 'Lumen', ...MOREL, ...wrong, version: 0 } })
  await expect(saving).rejects.toThrow(JSON.stringify(errors))
})

test('product lists contain only the name of the manufacturer', async () => {
  await addMade(shop, 'mug', 'Lumen')
  const { results } = await shop.visitor.api(listProducts, { query: {} })
  expect(results[0]).toMatchObject({ maker: 'Lumen', vat_class: 'standard', withdrawal: 'allowed' })
  expect(results[0]).not.toHaveProperty('maker_details')
})
