import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, db } = await openStaffShop()

const wrongNetwork = '10.0.0.0/40 is not an IP address or network, such as 203.0.113.7 or 203.0.113.0/24.'
const callWith = async (key: string) =>
  (await fetch(`${address}/api/staff_orders/`, { headers: { authorization: `Bearer ${key}` } })).status

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner creates an API key, uses it and revokes it, at %i px',
  async (width, theme) => {
    await db.deleteFrom('audit_entries').where('kind', '=', 'api_key').execute()
    await db.deleteFrom('api_keys').execute()
    await using visit = await enter('/admin/settings/api-keys', {
      ...{ address, token, width, theme, first: freezeClock, expecting: /status of 40[01]/ },
    })
    const { page } = visit
    const main = page.getByRole('main')
    await expect(main.getByText(/^No API keys yet/)).toBeVisible()
    await field(page, 'Name').fill('Warehouse')
    await press(page, 'Create API key')
    await expect(main.getByText('Select at least one permission.')).toBeVisible()
    await main.getByLabel('Read orders').check()
    await main.getByLabel('Change catalogue').check()
    await field(page, 'Networks').fill('127.0.0.0/8 ::1 10.0.0.0/40')
    await pastTheGuard(page)
    await press(page, 'Create API key')
    await isWrong(field(page, 'Networks'), wrongNetwork)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    // Entries survive the error.
    expect(await main.getByLabel('Read orders').isChecked()).toBe(true)
    await field(page, 'Networks').fill('127.0.0.0/8 ::1')
    await pastTheGuard(page)
    await press(page, 'Create API key')
    await says(page, 'API key created')
    await hasFocus(main.getByRole('heading', { name: 'Key of Warehouse' }))
    const key = (await main.getByText(/^ck_[\w-]{49}$/).textContent()) ?? ''
    await expect(main.getByText('Never used')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    expect(await callWith(key)).toBe(200)
    await main.getByRole('button', { name: 'I have copied the key' }).click()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('')
    await page.reload()
    await expect(main.getByText(/^Last used/)).toBeVisible()
    await expect(main.getByText('Read orders, Change catalogue')).toBeVisible()
    await expect(main.getByText(key)).toBeHidden()

    await main.getByRole('button', { name: 'Revoke Warehouse' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke API key' }).click()
    await says(page, 'API key revoked')
    await expect(main.getByText(/^No API keys yet/)).toBeVisible()
    expect(await callWith(key)).toBe(401)
  },
)
