import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openStripe } from '../../../stripe/emulator.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const stripe = await openStripe()
const { address, staff: token, db } = await openStaffShop({ STRIPE_API_URL: stripe.url })

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner enters the public address and the keys of Stripe, and removes the keys, at %i px',
  async (width, theme) => {
    await db.deleteFrom('connections').execute()
    await using visit = await enter('/admin/settings/public-address', {
      ...{ address, token, width, theme, first: freezeClock, expecting: /status of 400/ },
    })
    const { page, goTo } = visit
    const main = page.getByRole('main')
    const checkAndSave = async () => {
      await pastTheGuard(page)
      await press(page, 'Check and save')
    }
    await expect.poll(() => field(page, 'Address').inputValue()).toBe(address)
    await field(page, 'Address').fill('http://127.0.0.1:9')
    await checkAndSave()
    await isWrong(field(page, 'Address'), 'The connection to the server failed.')
    await expect(main.getByLabel(/^Save without the check/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await field(page, 'Address').fill(address)
    await checkAndSave()
    await says(page, 'Public address saved')
    await fitsItsWindow(page)

    await goTo('/admin/settings/stripe')
    // On phones the settings are a row that scrolls to the current one.
    const current = main.getByRole('navigation', { name: 'Settings groups' }).getByRole('link', { name: 'Stripe' })
    const isInSight = () => current.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)
    await expect.poll(isInSight).toBe(true)
    await expect
      .poll(() => field(page, 'Address of the webhook endpoint').inputValue())
      .toBe(`${address}/api/payments/stripe/`)
    await field(page, 'Secret or restricted key').fill('sk_test_mistyped0000')
    await field(page, 'Signing secret').fill(stripe.webhookSecret)
    await checkAndSave()
    await isWrong(
      field(page, 'Secret or restricted key'),
      'Stripe does not know this key. Copy it again from the Stripe dashboard.',
    )
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await field(page, 'Secret or restricted key').fill(stripe.key)
    await checkAndSave()
    await says(page, 'Keys of Stripe saved')
    await expect(main.getByText('Connected to Atelier Söhne in test mode.')).toBeVisible()
    expect(await field(page, 'Secret or restricted key').inputValue()).toBe('')

    await pastTheGuard(page)
    await press(page, 'Remove keys')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Remove keys' }).click()
    await says(page, 'Keys of Stripe removed')
    await expect(main.getByText('Connected to')).toBeHidden()
  },
)
