import { expect, test } from 'vitest'
import { addOrder } from '../../../fixtures/orders.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { pathIs } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

test('staff see sales and open tasks on the dashboard without a click', async () => {
  await using empty = await enter('/admin', { address: shop.address, token: shop.staff })
  await expect(empty.page.getByText(/^No sales in the last 60 days/)).toBeVisible()
  await expect(empty.page.getByText('No orders to prepare.')).toBeVisible()
  expect(await axeViolations(empty.page)).toEqual([])

  const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
  const user = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const order = { userId: user.id, productId, variantIds: variants.map(({ id }) => id), status: 'making' } as const
  await addOrder(shop.db, order)
  await addOrder(shop.db, { ...order, ordered: new Date(Date.now() - 3 * 86_400_000) })
  await using visit = await enter('/admin', { address: shop.address, token: shop.staff, width: 375, theme: 'dark' })
  const { page } = visit
  const main = page.getByRole('main')
  await expect(main.getByText('1 order', { exact: true })).toBeVisible()
  await expect(
    main.getByRole('region', { name: 'Orders to prepare' }).getByRole('link', { name: /^Order 2, Ada/ }),
  ).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  const table = main.getByRole('table', { name: 'Sales by day' })
  await expect.poll(() => table.getByRole('row').count()).toBe(31)
  await main.getByRole('button', { name: 'Show as a table' }).click()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await fitsItsWindow(page)
  await main.getByRole('region', { name: 'Low stock' }).getByRole('link', { name: 'Change threshold' }).click()
  await pathIs(page, '/admin/settings/stock')
  await expect.poll(() => main.getByLabel('Low stock threshold').inputValue()).toBe('10')
})
