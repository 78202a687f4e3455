import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import {
  field,
  freezeClock,
  hasFocus,
  isWrong,
  pastTheGuard,
  pathIs,
  press,
  says,
} from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const bowl = await shop.sellable({ title: 'Market bowl', slug: 'market-bowl', price: '20.00' })
const thing = `Market bowl, ${bowl.variants[0]?.name}`

test('staff enter a market sale at a custom price on a phone and see a paid order', async () => {
  const before = bowl.variants[0]?.stock ?? 0
  await using visit = await enter('/admin/orders', {
    address,
    token: staff,
    width: 375,
    theme: 'dark',
    first: freezeClock,
    expecting: /status of 400/,
  })
  const { page } = visit
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'New order' }).click()
  await field(page, 'Title, SKU or bar code').fill('market b')
  await press(page, `Add ${thing}`)
  await main.getByRole('radio', { name: 'In the shop, free' }).check()
  await field(page, `Other price of ${thing} in euros`).fill('15')
  await expect(main.getByText(/^Total/)).toRead(/€15\.00$/)
  await field(page, 'Paid on').fill('2026-01-05')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await field(page, `Reason for the other price of ${thing}`).fill('A chip in the glaze')
  await press(page, 'Create order')
  await isWrong(field(page, 'Name'), 'Enter a name, or the e-mail address of an account.')
  await field(page, 'Name').fill('Zoë of the market')
  await pastTheGuard(page)
  await press(page, 'Create order')

  const order = shop.db.selectFrom('orders').select('id')
  await expect.poll(async () => (await order.execute()).length).toBe(1)
  const { id } = await order.executeTakeFirstOrThrow()
  await says(page, `Order ${id} created`)
  await pathIs(page, `/admin/orders/${id}`)
  await expect(main.getByText('Placed by staff')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Customer' })).toRead('Customer Zoë of the market')
  await expect(main.getByRole('region', { name: 'History' })).toRead(/Paid: €15\.00/)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(async () => (await shop.product('market-bowl')).variants[0]?.stock).toBe(before - 1)
})

test('missing products show an error at the search field in plain words', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin/orders/new', {
    address,
    token: staff,
    width: 375,
    first: freezeClock,
    expecting: /status of 400/,
  })
  const { page } = visit
  await press(page, 'Create order')
  await isWrong(field(page, 'Title, SKU or bar code'), 'Add products first.')
  await hasFocus(field(page, 'Title, SKU or bar code'))
  await expect(page.getByRole('main').getByText(/lines:|total:|This field is required/)).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
})
