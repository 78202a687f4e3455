import { expect, test } from 'vitest'
import { addPerson } from '../../../fixtures/people.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { pathIs } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

test('an owner without a second factor is led to set one up, while another owner has one', async () => {
  const { id } = await addPerson(shop.db, { first: 'Cleo', isStaff: true })
  const own = { user_id: id, secret: Buffer.from('of an app'), last_step: 0, created_at: new Date() }
  await shop.db.insertInto('time_codes').values(own).execute()
  await using visit = await enter('/admin/orders', { address: shop.address, token: shop.staff, width: 1440 })
  const { page } = visit
  const main = page.getByRole('main')
  await expect(main.getByText(/^Owners must use two-step login/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: 'Set up two-step login' }).click()
  await pathIs(page, '/account/two_step')
  await expect(main.getByText(/to use the admin again/)).toBeVisible()

  await shop.db.deleteFrom('time_codes').execute()
  await visit.goTo('/admin/orders')
  await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(main.getByText(/^Owners must use/)).toBeHidden()
})
