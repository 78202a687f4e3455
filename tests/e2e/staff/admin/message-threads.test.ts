import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addOrder } from '../../../fixtures/orders.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { linkTo, sendHeldEmails } from '../../support/shop/emails.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

const post = async (path: string, token: string, body: object) =>
  (
    await shop.ask(path, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()

/** Checks a phone in dark mode and a desktop in light mode. */
async function isSound(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
  }
}

test('staff answer a customer in three clicks from the dashboard, undo it, and receive another message', async () => {
  const token = await shop.customer()
  const mia = await shop.db.selectFrom('users').selectAll().where('first_name', '=', 'Mia').executeTakeFirstOrThrow()
  const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
  await addOrder(shop.db, { userId: mia.id, productId, variantIds: variants.map(({ id }) => id) })
  const message = {
    name: 'Mia Journey',
    email: mia.email,
    title: 'Where is it?',
    body: 'I wait.\nIs it lost?',
    order: 1,
  }
  const { id } = await post('/api/contact/', token, message)
  await post('/api/saved_replies/', shop.staff, {
    name: 'On its way',
    body: 'Hello {name},\n\norder {order} is on its way.',
  })

  await using visit = await enter('/admin', {
    address: shop.address,
    token: shop.staff,
    first: freezeClock,
    expecting: /status of 409/,
  })
  const { page } = visit
  let clicks = 0
  const click = async (control: Locator) => {
    await control.click()
    clicks += 1
  }
  const main = page.getByRole('main')
  await click(main.getByRole('link', { name: 'Where is it?' }))
  await pathIs(page, `/admin/contact/${id}`)
  await expect(main.getByRole('region', { name: 'Their orders' })).toRead(/Order 1 /)
  await isSound(page)
  await click(main.getByRole('button', { name: 'On its way' }))
  const words = field(page, 'Your answer')
  await expect.poll(() => words.inputValue()).toBe('Hello Mia Journey,\n\norder 1 is on its way.')
  await click(main.getByRole('button', { name: 'Send' }))
  await says(page, 'Answered. The e-mail is sent in ten seconds')
  expect(clicks).toBe(3)
  const said = main.getByRole('list', { name: 'Conversation' }).getByRole('article')
  await expect(said.nth(1)).toRead(/^Ada Journey .* e-mail is sent in a moment Hello Mia/)

  await press(page, 'Undo')
  await says(page, 'Undone. Nothing was sent')
  await expect.poll(() => words.inputValue()).toMatch(/^Hello Mia Journey/)
  await expect(main.getByText('Not answered', { exact: true })).toBeVisible()

  // Another staff member is faster.
  const ben = await shop.otherStaff('Ben')
  await post(`/api/contact/${id}/answers/`, ben, { body: 'It is with the carrier.', last_reply: 0 })
  await pastTheGuard(page)
  await press(page, 'Send')
  await says(page, 'Ben Journey has answered this message meanwhile. Read that answer first; yours is still here.')
  await expect(said.nth(1)).toRead(/^Ben Journey .* It is with the carrier\./)
  await expect.poll(() => words.inputValue()).toMatch(/^Hello Mia Journey/)
  await pastTheGuard(page)
  await press(page, 'Send')
  await expect(said.nth(2)).toRead(/^Ada Journey/)

  await sendHeldEmails(shop.db)
  const link = await linkTo(mia.email, '/contact/thread', { shop })
  await using theirs = await enter(link, { address: shop.address, width: 375, theme: 'dark', first: freezeClock })
  const their = theirs.page.getByRole('main')
  await expect(their.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
  await expect(their.getByRole('list', { name: 'Conversation' })).toRead(/^You .* I wait\. .* It is with the carrier\./)
  await isSound(theirs.page)
  await field(theirs.page, 'Your reply').fill('Thank you, it is here.')
  await press(theirs.page, 'Send')
  await says(theirs.page, 'Thank you for your message!')
  await expect(their.getByText('We have received your message and will reply by e-mail.')).toBeVisible()

  await visit.goTo('/admin')
  await expect(main.getByRole('link', { name: 'Where is it?' })).toBeVisible()
  await visit.goTo(`/admin/contact/${id}`)
  await expect(said.nth(3)).toRead(/^Mia Journey .* Thank you, it is here\./)
  await isSound(page)
})

test('staff add saved replies, change one and order them by keyboard', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin/contact/answers', {
    address: shop.address,
    token: shop.staff,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  const add = main.getByRole('region', { name: 'Add saved reply' })
  await add.getByLabel('Name').fill('Thanks')
  await add.getByLabel('Text').fill('Hello {nam}')
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(add.getByText('{nam} is not a placeholder. Use {name} or {order}.')).toBeVisible()
  await add.getByLabel('Text').fill('Hello {name}, thank you.')
  await add.getByRole('button', { name: 'Add' }).click()
  await says(page, 'Saved reply added')
  const rows = main.getByRole('table', { name: 'Saved replies' }).getByRole('row')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['On its way', 'Thanks'])
  await main.getByRole('button', { name: 'Move up: Thanks' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['Thanks', 'On its way'])
  await isSound(page)
  await main.getByRole('button', { name: 'Edit Thanks' }).click()
  const edited = rows.filter({ has: page.getByRole('textbox') })
  await edited.getByLabel('Name').fill('Thank you')
  await edited.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Saved reply updated')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['Thank you', 'On its way'])
  await main.getByRole('button', { name: 'Delete Thank you' }).click()
  await says(page, 'Deleted: Thank you')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['On its way'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, 'Restored: Thank you')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['Thank you', 'On its way'])

  await main.getByRole('searchbox', { name: 'Search the list' }).fill('THANK')
  await expect.poll(() => rows.getByRole('rowheader').allInnerTexts()).toEqual(['Thank you'])
  await expect(main.getByText('1 of 2')).toBeVisible()
  await isSound(page)
})
