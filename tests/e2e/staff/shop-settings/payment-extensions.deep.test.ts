import { defineExtension, secret, text } from 'comptoir/extension'
import { afterAll, expect, test } from 'vitest'
import { BUILT_IN } from '../../../../extensions/built-in.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { getPaymentsState } from '../../../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import { alsoDeep } from '../../../deep.ts'
import { fakeProvider } from '../../../payments/fake-provider.ts'
import { openShop } from '../../../processes/open-shop.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'

const fakePay = defineExtension({
  ...{ name: 'fake-pay', version: '1.0.0', for: '*', description: 'Payments on the page of FakePay.' },
  settings: {
    key: secret({ label: 'Secret key', help: 'From your account at FakePay.' }),
    place: text({ label: 'Data centre', env: 'FAKE_PAY_PLACE' }),
  },
  check: async ({ key }) =>
    key === 'right'
      ? { account: 'Atelier Söhne', accountId: '1' }
      : { errors: { key: 'FakePay does not know this key.' } },
  payments: [
    {
      ...{ id: 'fake', kind: 'online' },
      texts: {
        ...{ name: 'By FakePay', inSentence: 'by FakePay', short: 'FakePay', inSubject: 'paid by FakePay' },
        description: () => 'You pay on the page of FakePay.',
      },
      provider: { id: 'fake', open: ({ key }) => (key ? fakeProvider(() => new Date()) : undefined) },
    },
  ],
})

const shop = await openShop({
  ...{ pages: await builtPages(), extensions: [...BUILT_IN, fakePay], env: { FAKE_PAY_PLACE: 'France' } },
})
afterAll(() => shop[Symbol.asyncDispose]())
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const owner = await shop.staff()

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner connects a payment provider of an extension, removes its secrets, and disables Stripe, at %i px',
  async (width, theme) => {
    await using visit = await enter('/admin/settings/extensions', {
      ...{ address, token: owner.token, width, theme, first: freezeClock, expecting: /status of 400/ },
    })
    const { page, goTo } = visit
    const main = page.getByRole('main')
    const save = async () => {
      await pastTheGuard(page)
      await press(page, 'Save the settings of fake-pay')
    }
    await expect(main.getByText('By FakePay · Not connected')).toBeVisible()
    await expect(main.getByText('https://shop.example/api/payments/fake/')).toBeVisible()
    await main.getByText('Settings of fake-pay').click()
    await expect.poll(() => field(page, 'Data centre').inputValue()).toBe('France')
    await expect(main.getByText('Set by the environment variable FAKE_PAY_PLACE.')).toBeVisible()
    await field(page, 'Secret key').fill('wrong')
    await save()
    await isWrong(field(page, 'Secret key'), 'FakePay does not know this key.')
    expect(await field(page, 'Secret key').inputValue()).toBe('wrong')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await field(page, 'Secret key').fill('right')
    await save()
    await says(page, 'Settings of fake-pay saved')
    await expect(main.getByText('By FakePay · Connected · Atelier Söhne')).toBeVisible()
    expect((await owner.api(getPaymentsState, {})).providers.map(({ label }) => label)).toEqual(['Fake'])
    await pastTheGuard(page)
    await press(page, 'Remove the secrets of fake-pay')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remove secrets' }).click()
    await says(page, 'Settings of fake-pay saved')
    await expect(main.getByText('By FakePay · Not connected')).toBeVisible()

    await pastTheGuard(page)
    await press(page, 'Disable stripe')
    await says(page, 'stripe disabled')
    await main.getByRole('link', { name: 'Settings of stripe' }).click()
    await expect(main.getByText('Stripe is disabled, so customers can’t pay with it.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await goTo('/admin/settings/extensions')
    await pastTheGuard(page)
    await press(page, 'Enable stripe')
    await says(page, 'stripe enabled')
  },
)
