import { afterAll, expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { alsoDeep } from '../../../deep.ts'
import { loyalty, loyaltyScreen } from '../../../fixtures/loyalty-extension.ts'
import { anOrder } from '../../../fixtures/placed-order.ts'
import { openShop } from '../../../processes/open-shop.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'

const shop = await openShop({ pages: await builtPages(), extensions: [loyalty] })
afterAll(() => shop[Symbol.asyncDispose]())
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { staff, mia, id } = await anOrder(shop)
const token = staff.token ?? ''
const { slug = '' } = await shop.db.selectFrom('products').select('slug').executeTakeFirstOrThrow()

test.each(alsoDeep([[375, 'light'] as const], [[1440, 'dark'] as const]))(
  'staff edit records of an extension and run the actions of its screen, at %i px in %s theme',
  async (width, theme) => {
    const name = `Mug of ${width}`
    await using visit = await enter('/admin', {
      ...{ address, token, width, theme, first: freezeClock },
      expecting: /status of (400|404|503)/,
    })
    const { page, goTo } = visit
    const main = page.getByRole('main')
    const isFine = async () => {
      expect(await axeViolations(page)).toEqual([])
      await fitsItsWindow(page)
    }
    await expect(main.getByText('2236 points')).toBeVisible()
    await isFine()
    for (const [path, text] of [
      [`/admin/orders/${id}`, `Points of order ${id}`],
      [`/admin/customers/${mia.id}`, `Points of customer ${mia.id}`],
      [`/admin/products/update/${slug}`, 'Points of product 1'],
    ] as const) {
      await goTo(path)
      await expect(main.getByText(text)).toBeVisible()
      await fitsItsWindow(page)
    }
    await openAdminScreen(page, 'Rewards', 'Extensions')
    await expect(main.getByText('No records yet. Add what customers get for their points.')).toBeVisible()
    await main.getByText('Add record').click()
    const add = main.getByRole('group')
    await add.getByLabel('Name').fill(name)
    await add.getByLabel('Value').fill('600')
    await add.getByRole('button', { name: 'Add' }).click()
    await isWrong(add.getByLabel('Value'), 'Enter a number from 0.00 to 500.00.')
    await add.getByLabel('Value').fill('12,5')
    await add.getByLabel('Kind').selectOption('Discount')
    await add.getByLabel('Available until').fill('2026-12-24')
    await add.getByRole('button', { name: 'Add' }).click()
    await says(page, 'Record added')
    await expect(main.getByRole('row', { name: `${name} 100 €12.50 Discount 24 December 2026` })).toBeVisible()
    await isFine()
    await press(page, `Edit ${name}`)
    const table = main.getByRole('table', { name: 'Rewards' })
    await table.getByLabel('Points').fill('50')
    await table.getByLabel('Show in the shop').selectOption('Yes')
    await pastTheGuard(page)
    await table.getByRole('button', { name: 'Save' }).click()
    await says(page, 'Record updated')
    await isFine()
    await press(page, `Delete ${name}`)
    await says(page, `Deleted: ${name}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, `Restored: ${name}`)
    await expect(main.getByRole('row', { name: `${name} 50 €12.50` })).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Orders, products, customers' }).fill('loyalty')
    await page.getByRole('option', { name: 'Loyalty points' }).click()
    await expect(main.getByText('Customers collect one point per euro.')).toBeVisible()
    await expect(main.getByRole('link', { name: '1 rewards' })).toBeVisible()
    await expect(main.getByText('An extension adds this screen.')).toBeVisible()
    await isFine()
    await field(page, 'Customer').fill('Eve')
    await press(page, 'Send points')
    await isWrong(field(page, 'Customer'), 'Eve has no account.')
    await field(page, 'Customer').fill('Mia')
    await pastTheGuard(page)
    await press(page, 'Send points')
    await says(page, '10 points sent to Mia')
    await press(page, 'Count again')
    await says(page, 'Points counted')
    await main.getByRole('link', { name: 'Next page' }).click()
    await press(page, 'Reset Mia')
    const dialog = page.getByRole('dialog', { name: 'Reset Mia' })
    await expect(dialog.getByText('The customer loses all points.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Reset Mia' }).click()
    await says(page, 'Points of customer 7 reset')
    await expect(dialog).toBeHidden()

    loyaltyScreen.load = () => Promise.reject(new Error('The database of points is gone.'))
    await goTo('/admin/x/loyalty/points')
    await expect(
      main.getByText(/Loyalty points couldn’t be loaded, because the extension loyalty failed/),
    ).toBeVisible()
    loyaltyScreen.load = undefined
    await press(page, 'Try again')
    await expect(main.getByText('Customers collect one point per euro.')).toBeVisible()
    await goTo('/admin/x/loyalty/unknown')
    await expect(main.getByText(/This screen isn’t available/)).toBeVisible()
    await shop.db.deleteFrom('extension_records').execute()
  },
)
