import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { blackPng, twoColourPng } from '../../../fixtures/png.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, isWrong, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token } = await openStaffShop()
const NOTICE = twoColourPng({ width: 400, height: 600 })

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'staff see the missing launch tasks and complete them, at %i px',
  { tags: ['deep'] },
  async (width, theme) => {
    await using visit = await enter('/admin', { address, token, width, theme })
    const { page } = visit
    const main = page.getByRole('main')
    const steps = main.getByRole('region', { name: 'Before you launch' })
    await expect(steps.getByRole('link', { name: 'Consumer mediator' })).toBeVisible()
    await steps.getByRole('link', { name: 'Open launch checklist' }).click()
    await expect(main.getByText('Checkout is closed')).toBeVisible()
    const needed = main.getByRole('region', { name: 'Required before launch' })
    const line = (name: string) => needed.getByRole('listitem').filter({ hasText: name })
    await expect(line('Seller')).toRead(/Missing: seller name/)
    await expect(line('Notice on the legal guarantee').locator('input[type=file]')).toBeVisible()
    const recommended = main.getByRole('region', { name: 'Recommended', exact: true })
    const french = recommended.getByRole('listitem').filter({ hasText: 'Pages in French' })
    await main.getByRole('button', { name: 'Not needed: Pages in French' }).click()
    await says(page, 'Marked as not needed')
    await expect(french.getByRole('img', { name: 'Not needed' })).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('button', { name: 'Add back: Pages in French' }).click()
    await says(page, 'Added back to the checklist')
    await line('Consumer mediator').getByRole('link', { name: 'Fix: Consumer mediator' }).click()
    await expect(main.getByLabel('Consumer mediator')).toBeVisible()
  },
)

test('a picture of one colour is rejected; the EU notice is uploaded and shown as it is served, without opening the checkout', async () => {
  await using visit = await enter('/admin/selling', { address, token, expecting: /status of 400/, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  const upload = async (buffer: Buffer) => {
    await pastTheGuard(page)
    await main.locator('input[type=file]').setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer })
    await main.getByRole('button', { name: 'Upload' }).click()
  }
  await upload(blackPng({ width: 400, height: 600 }))
  await isWrong(main.locator('input[type=file]'), 'This picture has only one colour. Upload the official notice.')
  await upload(NOTICE)
  await says(page, 'Notice stored')
  await expect(main.getByRole('img', { name: 'The notice on the legal guarantee as it is shown' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
