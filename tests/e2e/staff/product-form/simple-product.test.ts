import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import {
  field,
  freezeClock,
  hasFocus,
  isWrong,
  pastTheGuard,
  pathIs,
  press,
  says,
  toggle,
} from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
await shop.db
  .insertInto('collections')
  .values({
    ...{ slug: 'table', title: 'Table', text: '', picture_alt: '', meta_title: '', meta_description: '' },
    ...{ parent_id: null, picture_key: null, rule: null, position: 0, in_menu: false, state: 'published' },
  })
  .execute()

/** The maximum height of the form of a simple product at 1280 px, in CSS pixels, with the admin around it. */
const MAX_HEIGHT = 1_800

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).locator('details').filter({ hasText: name })
const isOpen = (page: Page, name: string) =>
  part(page, name).evaluate((details) => (details as HTMLDetailsElement).open)
const heightOf = (page: Page) =>
  main(page).evaluate((element) => element.getBoundingClientRect().bottom + document.documentElement.scrollTop)

test.each(
  alsoDeep(
    [[1280, 'light']],
    [
      [375, 'dark'],
      [768, 'light'],
    ],
  ),
)(
  'a product without variants is created on one short form and added to a collection, at %i px, %s',
  async (width, theme) => {
    const slug = `salt-cellar-${width}`
    const visiting = { address, token: staff, width, theme, first: freezeClock }
    await using visit = await enter('/admin/products/create', visiting)
    const { page } = visit
    if (width === 1280) expect(await heightOf(page)).toBeLessThanOrEqual(MAX_HEIGHT)
    const inOrder = ['Title', 'Choose pictures for this product', 'Price in euros', 'Stock', 'Description']
    const tops: number[] = []
    for (const label of inOrder) tops.push((await field(page, label).boundingBox())?.y ?? -1)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect.poll(() => field(page, 'Name').count()).toBe(0)
    await expect(
      part(page, 'Address and search engines').locator('summary').getByText('Filled in from the title.'),
    ).toBeVisible()
    await field(page, 'Title').fill('Draft title')
    await press(page, 'Discard')
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('')

    await press(page, 'Create product')
    await isWrong(field(page, 'Title'), 'This field may not be blank.')
    await hasFocus(field(page, 'Title'))
    await field(page, 'Title').fill(`Salt cellar ${width}`)
    await expect(
      part(page, 'Address and search engines').locator('summary').getByText(`/products/${slug}`),
    ).toBeVisible()
    await field(page, 'Description').fill('Holds salt.')
    await field(page, 'Price in euros').fill('12,50')
    await field(page, 'Stock').fill('7')
    await toggle(page, 'Shipping and bar code')
    await field(page, 'Weight in grams').fill('heavy')
    await toggle(page, 'Shipping and bar code')
    await main(page).getByRole('checkbox', { name: 'Table' }).check()
    const photo = await aPicture({ width: 640, height: 480 })
    await field(page, 'Choose pictures for this product').setInputFiles({
      ...{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
    })
    await expect(main(page).getByRole('group', { name: 'Picture 1 of this product' })).toBeVisible()

    // A collapsed part with an error expands.
    await pastTheGuard(page)
    await press(page, 'Create product')
    await isWrong(field(page, 'Weight in grams'), '"heavy" is not a whole number; write only digits, like 12.')
    await hasFocus(field(page, 'Weight in grams'))
    expect(await isOpen(page, 'Shipping and bar code')).toBe(true)
    await expect(main(page).getByText('Weight: "heavy" is not')).toBeVisible()
    await field(page, 'Weight in grams').fill('80')
    await toggle(page, 'Shipping and bar code')
    await expect(part(page, 'Shipping and bar code').locator('summary').getByText('80 g')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await pastTheGuard(page)
    await press(page, 'Create product')
    await says(page, 'WOHOO')
    await pathIs(page, `/products/${slug}`)
    expect(await shop.product(slug)).toMatchObject({
      price: '12.50',
      options: [],
      variants: [{ name: 'Standard', stock: 7, weight: 80, images: [{ alt: `Salt cellar ${width}` }] }],
    })
    const answer = await shop.ask('/api/staff_products/?collection=table', {
      headers: { authorization: `Token ${staff}` },
    })
    expect(((await answer.json()) as { results: { slug: string }[] }).results.map((one) => one.slug)).toContain(slug)

    await visit.goTo(`/admin/products/update/${slug}`)
    await expect.poll(() => field(page, 'Stock').inputValue()).toBe('7')
    if (width === 1280) expect(await heightOf(page)).toBeLessThanOrEqual(MAX_HEIGHT)
    await press(page, 'Add a variant')
    const first = main(page).getByRole('group', { name: 'Variant 1', exact: true })
    await hasFocus(first.getByLabel('Name'))
    await first.getByLabel('Name').fill('Small')
    await expect
      .poll(() => main(page).getByRole('group', { name: 'Small', exact: true }).getByLabel('Stock').inputValue())
      .toBe('7')
    await press(page, 'Discard')
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => field(page, 'Stock').inputValue()).toBe('7')
    await expect.poll(() => field(page, 'Name').count()).toBe(0)
  },
)
