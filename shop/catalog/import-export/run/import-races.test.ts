import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { bring, exported, finishImport, importErrorsOf } from '../../../../tests/fixtures/import-catalogue.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { saleForm } from '../../../../tests/fixtures/sales.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { addProductsToCollection, deleteCollection } from '../../collections/editing/edit-collections.contract.ts'
import { bulkEditProducts, editStaffProduct } from '../../products/table/products-table.contract.ts'
import { sales } from '../../sale-prices/sales.contract.ts'

test('concurrent imports, bulk edits, edits, sales and collection changes leave consistent products', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  for (const slug of ['kitchen', 'garden']) await createdCollection(staff, { slug, title: slug })
  const things = await Promise.all(
    Array.from({ length: 60 }, (_, n) => addProduct(shop.db, { slug: `thing-${n}`, priceCents: 1000 })),
  )
  const ids = things.map(({ id }) => id)
  const [header = '', ...lines] = (await exported(shop, staff)).trimEnd().split('\r\n')
  const [priceAt, collectionsAt] = ['price', 'collections'].map((name) => header.split(',').indexOf(name))
  const edited = lines.map((line) =>
    line
      .split(',')
      .map((cell, place) => (place === priceAt ? '20.00' : place === collectionsAt ? 'kitchen|garden' : cell))
      .join(','),
  )
  const { id, counts } = await bring(staff, [header, ...edited].join('\r\n'))
  expect(counts).toMatchObject({ update: 60, invalid: 0 })

  const [imported, ...others] = await Promise.allSettled([
    finishImport(staff, id),
    staff.api(bulkEditProducts, { body: { ids: ids.slice(0, 30).toReversed(), price: '30.00' } }),
    staff.api(bulkEditProducts, { body: { ids: ids.slice(20, 40), state: 'hidden' } }),
    staff.api(sales.add, { body: saleForm({ products: ids.toReversed(), percent: 50 }) }),
    staff.api(sales.add, { body: saleForm({ products: ids, percent: 10 }) }),
    staff.api(addProductsToCollection, { params: { slug: 'kitchen' }, body: { products: ids.toReversed() } }),
    staff.api(deleteCollection, { params: { slug: 'garden' }, query: {} }),
    ...things
      .slice(40)
      .map(({ id, variantIds }) =>
        staff.api(editStaffProduct, { params: { id: String(id) }, body: { variant: variantIds[0] ?? 0, stock: 3 } }),
      ),
  ])
  expect(others.filter(({ status }) => status === 'rejected')).toEqual([])
  if (imported?.status !== 'fulfilled') throw new Error('the import never ended')
  const { done, failed } = imported.value.counts
  expect(done + failed).toBe(60)
  expect(await importErrorsOf(staff, imported.value)).toHaveLength(failed)

  const { rows } = await sql<{ price: number; reduced: number; placed: number; noted: number }>`
    select products.price_cents as price, reduced_cents as reduced,
      (select count(*) from collection_products where product_id = products.id) as placed,
      (select count(distinct new_value) from audit_entries where kind = 'product' and subject_id = products.id and field = 'price') as noted
    from products join variants on product_id = products.id`.execute(shop.db)
  expect(rows).toHaveLength(60)
  for (const { price, reduced, placed, noted } of rows) {
    expect([1000, 2000, 3000]).toContain(price)
    expect(reduced).toBe(price / 2)
    expect(placed).toBe(1)
    expect(noted).toBeLessThanOrEqual(2)
    if (price !== 1000) expect(noted).toBeGreaterThan(0)
  }
})
