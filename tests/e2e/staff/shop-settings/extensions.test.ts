import { defineExtension, number, secret } from 'comptoir/extension'
import { afterAll, expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { alsoDeep } from '../../../deep.ts'
import { openShop } from '../../../processes/open-shop.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'

const loyalty = defineExtension({
  ...{ name: 'loyalty', version: '1.2.0', for: '^0.1', description: 'Counts points.' },
  settings: { points: number({ label: 'Points per euro', max: 100, min: 0 }), key: secret({ label: 'API key' }) },
})
const old = defineExtension({ name: 'old', version: '0.9.0', for: '^9.0' })

const shop = await openShop({ pages: await builtPages(), extensions: [loyalty, old] })
afterAll(() => shop[Symbol.asyncDispose]())
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { token = '' } = await shop.staff()

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner finds a failed extension on the dashboard, enables it and disables it, at %i px',
  async (width, theme) => {
    for (let error = 0; error < 3; error += 1)
      shop.services.extensions.report(loyalty, 'GET /points', new Error('The database of points is gone.'))
    await shop.services.extensions.settle()
    await using visit = await enter('/admin', {
      address,
      token,
      width,
      theme,
      first: freezeClock,
      expecting: /status of 400/,
    })
    const { page } = visit
    const main = page.getByRole('main')
    await expect(main.getByText('The extension loyalty was disabled after errors.')).toBeVisible()
    await main.getByRole('link', { name: 'View extensions' }).click()
    await expect(main.getByText('Version 1.2.0 · Disabled after errors')).toBeVisible()
    await expect(main.getByText('GET /points: The database of points is gone.').first()).toBeVisible()
    await expect(main.getByText('This extension is for version ^9.0 of Comptoir.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Enable loyalty')
    await says(page, 'loyalty enabled')
    await expect(main.getByText('Version 1.2.0 · Enabled')).toBeVisible()
    await main.getByText('Settings of loyalty').click()
    await field(page, 'Points per euro').fill('101')
    await field(page, 'API key').fill('k-1234')
    await press(page, 'Save the settings of loyalty')
    await isWrong(field(page, 'Points per euro'), 'Enter a number from 0 to 100.')
    await field(page, 'Points per euro').fill('5')
    expect(await axeViolations(page)).toEqual([])
    await pastTheGuard(page)
    await press(page, 'Save the settings of loyalty')
    await says(page, 'Settings of loyalty saved')
    expect(shop.services.extensions.contextOf(loyalty).settings()).toEqual({ points: 5, key: 'k-1234' })
    await pastTheGuard(page)
    await press(page, 'Disable loyalty')
    await says(page, 'loyalty disabled')
    await expect(main.getByText('Version 1.2.0 · Disabled')).toBeVisible()
    await pastTheGuard(page)
    await press(page, 'Enable loyalty')
    await says(page, 'loyalty enabled')
  },
)
