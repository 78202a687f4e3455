import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addOrder } from '../../../fixtures/orders.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff: token } = shop

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'the owner saves recipients and events of notifications, at %i px in the %s theme',
  async (width, theme) => {
    const options = { address, token, width, theme, first: freezeClock }
    await using visit = await enter('/admin/settings/notifications', options)
    const { page } = visit
    const recipients = field(page, 'Recipients')
    await recipients.fill('anna@shop.example\nno address')
    await press(page, 'Save')
    await isWrong(recipients, '“no address” is not a valid email address. Enter one address per line.')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await recipients.fill(`anna@shop.example\nben-${width}@shop.example`)
    await field(page, 'Payment received').selectOption('Send an e-mail')
    await pastTheGuard(page)
    await press(page, 'Save')
    await says(page, 'Settings saved')
    await page.reload()
    expect(await recipients.inputValue()).toBe(`anna@shop.example\nben-${width}@shop.example`)
    expect(await field(page, 'Payment received').inputValue()).toBe('on')
    expect(await field(page, 'New order').inputValue()).toBe('on')
    await field(page, 'Payment received').selectOption('No e-mail')
    await press(page, 'Save')
    await says(page, 'Settings saved')
  },
)

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'an order that awaits payment is on the dashboard and in the default list, at %i px in the %s theme',
  async (width, theme) => {
    const { id: productId, variants } = await shop.created({ title: 'Mug' })
    const user = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const order = { userId: user.id, productId, variantIds: variants.map(({ id }) => id) }
    await shop.db.deleteFrom('orders').execute()
    await addOrder(shop.db, { ...order, status: 'awaiting_payment' })
    const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await using visit = await enter('/admin', { address, token, width, theme })
    const { page } = visit
    const main = page.getByRole('main')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('link', { name: '1 order awaiting payment' }).click()
    await pathIs(page, '/admin/orders?status=awaiting_payment')
    await visit.goTo('/admin/orders')
    await expect(main.getByRole('link', { name: 'needs attention 1' })).toBeVisible()
    await expect(main.getByRole('link', { name: `Order ${id}`, exact: true })).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('link', { name: /^to do/ }).click()
    await pathIs(page, '/admin/orders?status=in_hand')
    await expect.poll(() => main.getByRole('link', { name: `Order ${id}`, exact: true }).count()).toBe(0)
  },
)
