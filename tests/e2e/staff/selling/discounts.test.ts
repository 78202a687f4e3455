import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, created, staff: token } = await openStaffShop()

test.each(alsoDeep([{ width: 375, theme: 'dark' }], [{ width: 1440, theme: 'light' }]))(
  'staff create a code with conditions and single-use codes, and end the discount, at $width px in $theme theme',
  async ({ width, theme }) => {
    await created({ slug: `mug-${width}`, title: `Mug ${width}`, price: '20.00' })
    const circumstances = { address, token, width, theme: theme as 'dark', first: freezeClock }
    await using visit = await enter('/admin', { ...circumstances, expecting: /status of 400/ })
    const { page } = visit
    const main = page.getByRole('main')
    const name = `Welcome ${width}`
    await openAdminScreen(page, 'Discounts', 'Products')
    await main.getByRole('link', { name: 'Create discount' }).click()
    await field(page, 'Name').fill(name)
    await field(page, 'Percent').fill('12,5')
    await field(page, 'Code').fill(`welcome ${width}`)
    await field(page, 'Minimum amount (€)').fill('50')
    await field(page, 'Uses per customer').fill('1')
    await main.getByText('Countries of delivery').click()
    await field(page, 'Germany').check()
    const summary = main.getByRole('region', { name: 'Summary' })
    const sentence = `12.5 % off everything with code WELCOME${width}, from €50.00, for delivery to Germany, once per customer.`
    await expect(summary.getByText(sentence)).toBeVisible()

    await press(page, 'Show example carts')
    await expect(main.getByText('Not applied: the minimum amount is not reached.').first()).toBeVisible()
    const second = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Example cart 2' }) })
    await expect(second.getByText('−€7.50')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await field(page, 'Percent').fill('101')
    await press(page, 'Save')
    await isWrong(field(page, 'Percent'), 'Enter a percentage from 0.01 to 100.')
    await expect.poll(() => field(page, 'Minimum amount (€)').inputValue()).toBe('50')
    await field(page, 'Percent').fill('12,5')
    await pastTheGuard(page)
    await press(page, 'Save')
    await says(page, 'Discount saved')

    await main.getByRole('link', { name, exact: true }).click()
    await field(page, 'Number of codes').fill('5')
    await field(page, 'Prefix').fill('gift-')
    await pastTheGuard(page)
    const download = page.waitForEvent('download')
    await press(page, 'Create codes')
    const file = await download
    expect(file.suggestedFilename()).toBe(`codes-welcome-${width}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toMatch(/^"GIFT-[A-Z2-9]{10}"$/)
    await says(page, '5 codes created')
    await expect(main.getByText('0 of 5 codes used')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    // A copy is inactive and has no code.
    await main.getByRole('link', { name: 'Copy discount' }).click()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(`Copy of ${name}`)
    expect(await field(page, 'Percent').inputValue()).toBe('12.50')
    expect(await field(page, 'Code').inputValue()).toBe('')
    await field(page, 'Name').fill(`Second ${width}`)
    await field(page, 'Code').fill(`second ${width}`)
    await pastTheGuard(page)
    await press(page, 'Save')
    await says(page, 'Discount saved')
    const copy = main.getByRole('row').filter({ hasText: `Second ${width}` })
    await expect(copy.getByText('Inactive')).toBeVisible()

    await openAdminScreen(page, 'Discounts', 'Products')
    const row = main.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('Running')).toBeVisible()
    await expect(row.getByText(`WELCOME${width}, 0 of 5 codes used`)).toBeVisible()
    await main.getByRole('checkbox', { name: `Select ${name}` }).check()
    await press(page, 'End now')
    await says(page, '1 discount ended')
    await expect(row.getByText('Inactive')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
  },
)
