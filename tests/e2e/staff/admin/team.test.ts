import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { linkTo } from '../../support/shop/emails.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const PASSWORD = 'correct horse battery'

test('an owner invites a staff member, who joins by e-mail, sees only the own role’s screens, and is removed again', async () => {
  const email = 'bea.joins@example.com'
  const { token } = await newCustomer('Anna', { isStaff: true, password: PASSWORD })
  await using owner = await enter('/admin/team', { token, first: freezeClock, expecting: /status of 400/ })
  const main = owner.page.getByRole('main')
  await field(owner.page, 'Role').selectOption('Catalogue')
  await field(owner.page, 'E-mail').fill(email)
  await field(owner.page, 'Your password').fill('wrong password')
  await press(owner.page, 'Invite')
  await isWrong(field(owner.page, 'Your password'), 'The password is incorrect.')
  await fitsItsWindow(owner.page)
  await field(owner.page, 'Your password').fill(PASSWORD)
  await pastTheGuard(owner.page)
  await press(owner.page, 'Invite')
  await says(owner.page, `Invitation sent to ${email}`)
  await expect(main.getByRole('heading', { name: email })).toBeVisible()
  expect(await axeViolations(owner.page)).toEqual([])
  await field(owner.page, 'E-mail').fill(email)
  await field(owner.page, 'Your password').fill(PASSWORD)
  await pastTheGuard(owner.page)
  await press(owner.page, 'Invite')
  await isWrong(field(owner.page, 'E-mail'), 'This address already has an invitation. Send it again or revoke it.')

  await main.getByRole('button', { name: `Send the invitation to ${email} again` }).click()
  const resending = owner.page.getByRole('dialog')
  await resending.getByLabel('Your password', { exact: true }).fill('wrong password')
  await resending.getByRole('button', { name: 'Send again', exact: true }).click()
  await isWrong(resending.getByLabel('Your password', { exact: true }), 'The password is incorrect.')
  expect(await axeViolations(owner.page)).toEqual([])
  await resending.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await pastTheGuard(owner.page)
  await resending.getByRole('button', { name: 'Send again', exact: true }).click()
  await says(owner.page, `New link sent to ${email}. The previous link has become invalid`)
  await expect(resending).toBeHidden()

  const link = await linkTo(email, '/team_invitation', { count: 2 })
  await using visit = await enter(link, {
    width: 375,
    theme: 'dark',
    first: freezeClock,
    expecting: /status of (400|401|409)/,
  })
  const { page } = visit
  await expect(page.getByRole('main').getByText(/^Anna Journey invites you to the team of /)).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await field(page, 'First name').fill('Bea')
  await field(page, 'Last name').fill('Roux')
  await field(page, 'Password').fill('password')
  await press(page, 'Join team')
  await isWrong(field(page, 'Password'), 'This password is too common.')
  await field(page, 'Password').fill('correct horse battery')
  await pastTheGuard(page)
  await press(page, 'Join team')
  await pathIs(page, '/admin')
  await says(page, 'Welcome to the admin')
  const areas = page.getByRole('navigation', { name: 'Admin' })
  const addresses = () => areas.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(addresses).toEqual(['/admin', '/admin/products', '/admin/stock/low'])
  await expect(page.getByRole('heading', { name: 'Low stock' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeHidden()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await visit.goTo('/admin/orders')
  await expect(page.getByText(/Your role is Catalogue; an owner can change it under Team\.$/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await visit.goTo(link)
  await expect(page.getByText('This invitation has already been accepted.')).toBeVisible()

  await owner.goTo('/admin/team')
  await main.getByRole('button', { name: 'Remove Bea Roux from the team' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove from team' }).click()
  await says(owner.page, 'Bea Roux was removed from the team')
  await expect(main.getByRole('heading', { name: 'Bea Roux' })).toBeHidden()
  await visit.goTo('/admin')
  await expect(page.getByText(/Log in with a staff account\.$/)).toBeVisible()
})
