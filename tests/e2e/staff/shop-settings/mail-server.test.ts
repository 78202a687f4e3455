import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openMailServer } from '../../../fixtures/mail-server.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, ask, db } = await openStaffShop()

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'an owner tests, saves and confirms the mail server, and sees a change that another owner made, at %i px',
  async (width, theme) => {
    await db.deleteFrom('connections').execute()
    await using server = await openMailServer()
    await using visit = await enter('/admin/settings', {
      address,
      token,
      width,
      theme,
      first: freezeClock,
      expecting: /status of 409/,
    })
    const { page } = visit
    const main = page.getByRole('main')
    const press = async (name: string) => {
      await pastTheGuard(page)
      await main.getByRole('button', { name, exact: true }).click()
    }
    await main.getByRole('link', { name: 'Mail server' }).click()
    await expect(main.getByText('No mail server yet.')).toBeVisible()
    await field(page, 'Server').fill('127.0.0.1')
    await field(page, 'Encryption').selectOption('none')
    await expect.poll(() => field(page, 'Port').inputValue()).toBe('25')
    await field(page, 'Port').fill('9')
    await field(page, 'Sender address').fill('shop@example.com')
    await press('Send test message')
    await expect(main.getByText('The server refuses connections on this port.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await field(page, 'Port').fill(String(server.port))
    await press('Send test message')
    await expect(main.getByText('The mail server accepted the message to')).toBeVisible()
    await fitsItsWindow(page)
    await press('Save')
    await says(page, 'Mail server saved')
    const code = /Subject: (\d{6}) is the code/.exec(server.taken[0] ?? '')?.[1] ?? ''
    await field(page, 'Code of the test message').fill(code)
    await press('Confirm')
    await expect(main.getByText('E-mail delivery is confirmed.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    const theirs = { version: 1, host: 'smtp.example.com', port: 465, security: 'tls', user: '', from: 'b@example.com' }
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const answer = await ask('/api/connections/mail/', { method: 'PUT', headers, body: JSON.stringify(theirs) })
    expect(answer.status).toBe(200)
    await field(page, 'Sender address').fill('mine@example.com')
    await press('Save')
    await expect(main.getByRole('alert').filter({ hasText: 'Someone else saved' })).toRead(/Server: smtp\.example\.com/)
    expect(await field(page, 'Sender address').inputValue()).toBe('mine@example.com')
    await press('Save')
    await says(page, 'Mail server saved')
    await expect(main.getByText('Send a test message, then enter the six digits')).toBeVisible()
  },
)
