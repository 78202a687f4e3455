import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Reports and exports. Other reads use the primary, because their answers are cached or decide about a write. */
const READERS = [
  'shop/admin/customers/csv/customers-csv.server.ts',
  'shop/admin/reports/discounts/discount-report.server.ts',
  'shop/admin/reports/reports.server.ts',
  'shop/catalog/import-export/run/export-catalogue.server.ts',
  'shop/catalog/products/stock/movements.server.ts',
  'shop/sales/orders/staff/table/csv/orders-csv.server.ts',
]

test('only reports and exports read from the replica', async () => {
  const readers: string[] = []
  for await (const file of glob('{shop,extensions,server}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }))
    if (/\breading\.(?:run|database)\(/.test(await readFile(join(root, file), 'utf8'))) readers.push(file)
  expect(readers.sort()).toEqual(READERS)
})
