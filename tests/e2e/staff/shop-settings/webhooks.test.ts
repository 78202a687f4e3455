import { afterAll, expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openReceiver } from '../../../fixtures/webhook-receiver.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { delayScripts } from '../../support/browser/delay-scripts.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, db, ask } = await openStaffShop({ WEBHOOKS_ALLOW_LOOPBACK: 'on' })
const receiver = await openReceiver()
afterAll(() => receiver[Symbol.asyncDispose]())

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'an owner creates a webhook, tests it, sends a failed delivery again and deletes the webhook, at %i px',
  async (width, theme) => {
    await db.deleteFrom('webhook_endpoints').execute()
    receiver.received.length = 0
    await using visit = await enter('/admin/settings/webhooks', {
      ...{ address, token, width, theme, first: freezeClock, expecting: /status of 40[09]/ },
    })
    const { page } = visit
    const main = page.getByRole('main')
    await expect(main.getByText(/^No webhooks yet/)).toBeVisible()
    await field(page, 'Name').fill('Warehouse')
    await field(page, 'Address').fill('http://warehouse.example.com/')
    await main.getByLabel('Selected events').check()
    await press(page, 'Create webhook')
    await expect(main.getByText('Select at least one event.')).toBeVisible()
    await main.getByLabel(/^product\.changed/).check()
    await pastTheGuard(page)
    await press(page, 'Create webhook')
    await isWrong(field(page, 'Address'), 'Enter an address that begins with https://.')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    // Entries survive the error.
    expect(await main.getByLabel(/^product\.changed/).isChecked()).toBe(true)
    await field(page, 'Address').fill(`${receiver.url}/hooks`)
    await pastTheGuard(page)
    await press(page, 'Create webhook')
    await says(page, 'Webhook created')
    await hasFocus(main.getByRole('heading', { name: 'Secret of Warehouse' }))
    await expect(main.getByText(/^whsec_[\w+/=]{44}$/)).toBeVisible()
    await main.getByRole('button', { name: 'I have copied the secret' }).click()
    await main.getByRole('link', { name: 'Warehouse' }).click()

    await expect(main.getByText(/^No deliveries yet/)).toBeVisible()
    await press(page, 'Send a test')
    await expect(main.getByText(/^The receiver answered with status 204/)).toBeVisible()
    expect(receiver.received).toMatchObject([{ message: { type: 'webhook.test' } }])
    receiver.answers('/hooks', 410)
    const product = await ask('/api/product/', {
      ...{ method: 'POST', headers: { authorization: `Token ${token}` } },
      body: await (await import('../../../fixtures/product-form.ts')).newProductForm({ title: `Mug ${width}` }),
    })
    expect(product.status).toBe(201)
    await expect
      .poll(async () => (await db.selectFrom('webhook_endpoints').select('is_on').executeTakeFirst())?.is_on)
      .toBe(false)
    await page.reload()
    await expect(main.getByText(/^Disabled: the receiver answered/)).toBeVisible()
    const row = main.getByRole('listitem').filter({ hasText: 'product.changed' }).filter({ hasText: 'Failed' })
    await row.getByText('product.changed', { exact: true }).first().click()
    await expect(row.getByText(/status 410/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    receiver.answers('/hooks', 200)
    // The rules of the form are loaded once it has the focus. The button that was pressed before decides what happens.
    const release = await delayScripts(page)
    await main.getByLabel(/^Send events/).check()
    await pastTheGuard(page)
    await press(page, 'Save')
    release()
    await says(page, 'Webhook updated')
    await expect(main.getByText(/^Disabled: the receiver answered/)).toBeHidden()
    await pastTheGuard(page)
    await row.getByRole('button', { name: 'Send again' }).click()
    await says(page, 'The delivery is sent again')
    await expect.poll(() => receiver.received.length).toBe(3)
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id'])

    await field(page, 'From').fill('2020-01-01T00:00')
    await pastTheGuard(page)
    await press(page, 'Replay events')
    await isWrong(field(page, 'Until'), 'Enter a date and a time.')
    await field(page, 'Until').fill('2099-01-01T00:00')
    await pastTheGuard(page)
    await press(page, 'Replay events')
    await isWrong(field(page, 'From'), 'Enter a time within the last 30 days.')
    await press(page, 'Replace secret')
    expect(await axeViolations(page)).toEqual([])
    const secrets = new Set<string>()
    const secret = main.getByText(/^whsec_[\w+/=]{44}$/)
    for (const time of ['first', 'second']) {
      if (time === 'second') await press(page, 'Replace secret')
      await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
      await secret.waitFor()
      secrets.add(await secret.innerText())
      await main.getByRole('button', { name: 'I have copied the secret' }).click()
    }
    expect(secrets.size).toBe(2)
    await press(page, 'Delete webhook')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
    await says(page, 'Webhook deleted')
    await expect(main.getByText(/^No webhooks yet/)).toBeVisible()
  },
)
