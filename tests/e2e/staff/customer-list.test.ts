import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { addPerson } from '../../fixtures/people.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { linkTo } from '../support/shop/emails.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { id: productId, variants } = await shop.created({ title: 'Mug', slug: 'mug' })
const variantIds = variants.map(({ id }) => id)

test.each(alsoDeep([[1440, 'light'] as const], [[375, 'dark'] as const]))(
  'staff sort and filter the customers, tag several at once, merge tags and export the list, at %i px %s',
  async (width, theme) => {
    await shop.db.deleteFrom('customer_tags').execute()
    const people = new Map<string, number>()
    for (const first of ['Anna', 'Ben', 'Cleo']) {
      const { id } = await addPerson(shop.db, { first: `${first} ${width}`, last: 'Petit' })
      people.set(first, id)
    }
    await addOrder(shop.db, { userId: people.get('Cleo') ?? 0, productId, variantIds })
    await using visit = await enter(`/admin/customers?search=${width}`, {
      address: shop.address,
      token: shop.staff,
      expecting: /400 \(Bad Request\)/,
      first: freezeClock,
      width,
      theme,
    })
    const { page } = visit
    const names = () => page.getByRole('main').getByRole('row').getByRole('link', { name: /Petit/ }).allTextContents()
    const named = (...firsts: string[]) => firsts.map((first) => `${first} ${width} Petit`)
    await page.getByRole('link', { name: 'Customer', exact: true }).click()
    await pathIs(page, `/admin/customers?search=${width}&sort=name`)
    await expect.poll(names).toEqual(named('Anna', 'Ben', 'Cleo'))
    await page.getByRole('link', { name: 'Customer', exact: true }).click()
    await expect.poll(names).toEqual(named('Cleo', 'Ben', 'Anna'))
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    for (const first of ['Anna', 'Ben']) await page.getByLabel(`Select ${first} ${width} Petit`).check()
    const bar = page.getByRole('region', { name: 'Selected customers' })
    await bar.getByLabel('Tag', { exact: true }).fill('  Market   Lyon ')
    await bar.getByRole('button', { name: 'Add tag' }).click()
    await says(page, '“Market Lyon” added to 2 customers')
    await expect(bar).toBeHidden()
    await page.getByLabel('Tag', { exact: true }).selectOption('Market Lyon')
    await expect.poll(names).toEqual(named('Ben', 'Anna'))
    expect(new URL(page.url()).searchParams.get('tag')).toMatch(/^\d+$/)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await pathIs(page, `/admin/customers?search=${width}&sort=name&descending=true`)
    await expect.poll(names).toEqual(named('Cleo', 'Ben', 'Anna'))
    await page.getByLabel('Tag', { exact: true }).selectOption('Market Lyon')
    await expect.poll(names).toEqual(named('Ben', 'Anna'))

    await page.getByRole('link', { name: `Anna ${width} Petit` }).click()
    const tags = page.getByRole('region', { name: 'Tags' })
    await tags.getByLabel('Add tag').fill('x'.repeat(3))
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await says(page, '“xxx” added to 1 customer')
    await tags.getByRole('button', { name: 'Remove tag xxx' }).click()
    await says(page, '“xxx” removed from 1 customer')
    await expect(tags.getByRole('listitem')).toRead('Market Lyon')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await tags.getByRole('link', { name: 'All tags' }).click()
    await pathIs(page, '/admin/customers/tags')
    await pastTheGuard(page)
    await field(page, 'Name').fill('market lyon')
    await press(page, 'Add')
    await isWrong(field(page, 'Name'), 'Another tag has this name. Merge this tag into it instead.')
    await pastTheGuard(page)
    await field(page, 'Name').fill('Wholesale')
    await press(page, 'Add')
    await says(page, 'Tag added')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Merge or delete Market Lyon')
    const dialog = page.getByRole('dialog', { name: 'Merge or delete Market Lyon' })
    await dialog.getByLabel('Its customers get this tag instead').selectOption('Wholesale')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge tags' }).click()
    await says(page, 'Tag “Market Lyon” merged')
    await page.getByRole('link', { name: '2 customers' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/customers')
    await expect(page.getByRole('main').getByText('2 customers', { exact: false }).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await press(page, 'Export CSV')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',')[1])).toEqual([`Anna ${width}`, `Ben ${width}`])
    for (const row of rows) expect(row).toContain('Wholesale')
  },
)

test.each(alsoDeep([[375, 'light'] as const], [[1440, 'dark'] as const]))(
  'a customer agrees to e-mails about offers with the link of an e-mail and unsubscribes, and staff see the history, at %i px %s',
  async (width, theme) => {
    const mia = await addPerson(shop.db, { first: 'Mia', last: 'Roux', email: `mia.${width}@example.com` })
    await using visit = await enter('/account', {
      address: shop.address,
      token: mia.token,
      expecting: /status of 404/,
      first: freezeClock,
      width,
      theme,
    })
    const { page } = visit
    await page.getByRole('main').getByRole('link', { name: 'E-mails about offers' }).click()
    await press(page, 'Save')
    const box = page.getByRole('checkbox')
    await isWrong(box, 'Tick the box to receive these e-mails.')
    await pastTheGuard(page)
    await box.check()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Save')
    await says(page, `We have sent a confirmation link to ${mia.email}.`)
    await expect(page.getByText('Not confirmed yet.')).toBeVisible()
    await fitsItsWindow(page)

    const link = await linkTo(mia.email, '/email_consent', { shop })
    await visit.goTo(link)
    await expect(page.getByText('Select the button to confirm')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Yes, e-mail me')
    await expect(page.getByText('Thank you. You have agreed to this:')).toBeVisible()
    await visit.goTo('/account/emails')
    await expect(page.getByText('You agreed to these e-mails on')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await visit.goTo(await linkTo(mia.email, '/email_consent#user=', { shop }))
    await press(page, 'Unsubscribe')
    await expect(page.getByText('You won’t receive e-mails about offers any more.')).toBeVisible()
    await visit.goTo('/account/emails')
    await expect(page.getByText('You unsubscribed on')).toBeVisible()
    // The withdrawal ends the confirmation link too.
    await visit.goTo(link)
    await press(page, 'Yes, e-mail me')
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()

    await using staff = await enter(`/admin/customers/${mia.id}`, {
      address: shop.address,
      token: shop.staff,
      first: freezeClock,
      width,
      theme,
    })
    const consent = staff.page.getByRole('region', { name: 'E-mails about offers' })
    await consent.getByText('History').click()
    await expect(consent.getByRole('listitem').first()).toRead(/Requested in the account/)
    expect(await axeViolations(staff.page)).toEqual([])
    await press(staff.page, 'Send confirmation e-mail')
    await says(staff.page, 'Confirmation e-mail sent')
    await pastTheGuard(staff.page)
    await press(staff.page, 'Unsubscribe customer')
    await says(staff.page, 'Customer unsubscribed')
    await fitsItsWindow(staff.page)
  },
)
