import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addOrder } from '../../../fixtures/orders.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const token = await shop.customer()
const { id: mia } = await shop.db
  .selectFrom('users')
  .select('id')
  .where('first_name', '=', 'Mia')
  .executeTakeFirstOrThrow()

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const answersTo = (id: number) =>
  shop.db.selectFrom('message_replies').select('id').where('message_id', '=', id).execute()

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'at %i px an answer is taken back from another screen, and its words wait in their form',
  async (width, theme) => {
    const asked = { name: 'Mia', email: 'mia@example.com', title: 'Where is it?', body: 'I have waited since Monday.' }
    const sent = await shop.ask('/api/contact/', {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    const { id } = await sent.json()
    const circumstances = { address: shop.address, token: shop.staff, width, theme, first: freezeClock } as const
    await using visit = await enter(`/admin/contact/${id}`, circumstances)
    const { page } = visit
    await field(page, 'Your answer').fill('It is on its way.')
    await press(page, 'Send')
    await says(page, 'Answered. The e-mail is sent in ten seconds')
    await openAdminScreen(page, 'Orders')
    await pathIs(page, '/admin/orders')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await toasts(page).getByRole('button', { name: 'Undo' }).click()
    await says(page, 'Undone. Nothing was sent')
    await expect(toasts(page).getByText(/^Answered/)).toBeHidden()
    await expect.poll(() => answersTo(id)).toEqual([])
    await fitsItsWindow(page)
    await toasts(page).getByRole('link', { name: 'View your message' }).click()
    await pathIs(page, `/admin/contact/${id}`)
    await expect.poll(() => field(page, 'Your answer').inputValue()).toBe('It is on its way.')
    await expect(toasts(page).getByRole('link', { name: 'View your message' })).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
  },
)

test('an order step is undone from another screen, and its message then offers no undo', async () => {
  const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
  const variantIds = variants.map((variant) => variant.id)
  await addOrder(shop.db, { userId: mia, productId, variantIds, status: 'making' })
  const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const circumstances = { address: shop.address, token: shop.staff, first: freezeClock } as const
  await using visit = await enter(`/admin/orders/${id}`, circumstances)
  const { page } = visit
  await press(page, `Mark as shipping: order ${id}`)
  await openAdminScreen(page, 'Dashboard')
  await pathIs(page, '/admin')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeHidden()
  const order = shop.db.selectFrom('orders').select('status').where('id', '=', id)
  await expect.poll(async () => (await order.executeTakeFirstOrThrow()).status).toBe('making')
})
