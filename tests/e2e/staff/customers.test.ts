import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addOrder } from '../../fixtures/orders.ts'
import { addPerson } from '../../fixtures/people.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
const variantIds = variants.map(({ id }) => id)

test('staff search customers while typing, write a note that is not overwritten, and export a customer’s data', async () => {
  const mia = await addPerson(shop.db, { first: 'Mia', last: 'Roux', email: 'mia@example.com' })
  await addPerson(shop.db, { first: 'Tom', last: 'Petit', email: 'tom@example.com' })
  await addOrder(shop.db, { userId: mia.id, productId, variantIds, status: 'making' })
  await using visit = await enter('/admin/customers', {
    address: shop.address,
    token: shop.staff,
    expecting: /409 \(Conflict\)/,
    first: freezeClock,
  })
  const { page } = visit
  await expect(page.getByText('3 customers, newest first')).toBeVisible()
  await page.getByRole('link', { name: 'have ordered 1' }).click()
  await expect(page.getByRole('row', { name: /Tom Petit/ })).toBeHidden()
  await page.getByRole('link', { name: 'all 3' }).click()
  expect(await axeViolations(page)).toEqual([])
  await field(page, 'Name or e-mail').fill('xyzzy')
  await expect(page.getByText('No customers found.')).toBeVisible()
  await field(page, 'Name or e-mail').fill('roux')
  await pathIs(page, '/admin/customers?search=roux')
  await expect(page.getByRole('row', { name: /Mia Roux/ })).toRead(/mia@example\.com .* 1 €0\.00$/)
  await page.getByRole('link', { name: 'Mia Roux' }).click()

  await pathIs(page, `/admin/customers/${mia.id}`)
  await expect(page.getByRole('region', { name: 'Orders' })).toRead(/Order 1 .*€\d/)
  expect(await axeViolations(page)).toEqual([])
  const note = field(page, 'Note')
  await note.fill('Rings in the morning.')
  // Another staff member is faster.
  const theirs = await shop.ask(`/api/staff_customers/${mia.id}/note/`, {
    method: 'PUT',
    headers: { authorization: `Token ${await shop.otherStaff('Bo')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ words: 'Prefers blue.', version: 0 }),
  })
  expect(theirs.status).toBe(200)
  await press(page, 'Save note')
  await expect(page.getByRole('alert').filter({ hasText: 'Bo Journey has changed this note' })).toRead(
    /Prefers blue\.$/,
  )
  await expect.poll(() => note.inputValue()).toBe('Rings in the morning.')
  await pastTheGuard(page)
  await note.fill('Prefers blue, and rings in the morning.')
  await press(page, 'Save note')
  await says(page, 'Note saved')
  await expect(page.getByText('has changed this note')).toBeHidden()

  const download = page.waitForEvent('download')
  await press(page, 'Download data')
  const file = await download
  expect(file.suggestedFilename()).toBe(`customer-${mia.id}.json`)
  const known = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(known).toMatchObject({
    profile: { email: 'mia@example.com' },
    note_of_staff: { words: 'Prefers blue, and rings in the morning.' },
  })
  await page.getByRole('link', { name: 'Activity log of this customer' }).click()
  await expect(page.getByRole('main')).toRead(
    /Ada Journey changed customer “Mia Roux, mia@example\.com” .*Data .*handed out/,
  )
  await using order = await enter('/admin/orders/1', { address: shop.address, token: shop.staff })
  await order.page.getByRole('link', { name: 'Mia Roux' }).click()
  await pathIs(order.page, `/admin/customers/${mia.id}`)
})

test('on a phone, staff delete an account after reading the consequences and typing its address', {
  tags: ['deep'],
}, async () => {
  const zoe = await addPerson(shop.db, { first: 'Zoé', last: 'Petit', email: 'zoe@example.com' })
  await addOrder(shop.db, { userId: zoe.id, productId, variantIds, status: 'shipping' })
  await using visit = await enter('/admin/customers?search=zo%C3%A9', {
    address: shop.address,
    token: shop.staff,
    width: 375,
    theme: 'dark',
    expecting: /400 \(Bad Request\)/,
  })
  const { page } = visit
  await fitsItsWindow(page)
  await page.getByRole('link', { name: 'Zoé Petit' }).click()
  await press(page, 'Delete account…')
  const question = page.getByRole('dialog', { name: 'Delete the account of Zoé Petit?' })
  await expect(question.getByText('1 order is in progress: it continues')).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const address = question.getByLabel('Type zoe@example.com to delete the account')
  await address.fill('tom@example.com')
  await question.getByRole('button', { name: 'Delete account' }).click()
  await isWrong(address, 'This is not the e-mail address of this customer.')
  await hasFocus(address)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await press(page, 'Delete account…')
  await address.fill('Zoe@example.com')
  await question.getByRole('button', { name: 'Delete account' }).click()
  await says(page, 'Account deleted')
  await pathIs(page, '/admin/customers')
  await expect(page.getByText('Zoé Petit').first()).toBeHidden()
  expect(await shop.db.selectFrom('users').select('id').where('id', '=', zoe.id).execute()).toEqual([])
})
