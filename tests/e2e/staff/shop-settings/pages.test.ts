import { expect, test } from 'vitest'
import { aPicture } from '../../../fixtures/product-form.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, ask, staff: token } = await openStaffShop()

test('staff publish a page in the footer and delete it again', async () => {
  await using visit = await enter('/admin/pages', { address, token, expecting: /status of 40[04]/, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /Legal notice Draft Footer legal-notice/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await (await ask('/admin/pages/create')).text()).toContain('<title>Create a page')
  await main.getByRole('link', { name: 'Create a page' }).click()
  await field(page, 'Title').fill('Privacy')
  await expect.poll(() => field(page, 'Slug').inputValue()).toBe('privacy')
  await field(page, 'Text').fill('### Lamps\n\nWe **mend** what we sold.')
  const preview = main.getByRole('complementary', { name: 'Preview' })
  await expect(preview.locator('strong')).toRead('mend')
  await main.getByRole('button', { name: 'Add picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  const upload = dialog.getByRole('button', { name: 'Upload' })
  const picture = { name: 'bench.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
  await dialog.getByLabel('Picture (JPEG, PNG or WebP)').setInputFiles(picture)
  await upload.click()
  await expect(dialog.getByText('Describe the picture, or mark it as decorative.')).toBeVisible()
  await dialog.getByLabel('Alternative text').fill('Two people at a bench')
  await dialog.getByLabel('Alternative text').press('Enter')
  await expect(preview.getByRole('img', { name: 'Two people at a bench' })).toBeVisible()
  await field(page, 'Visibility').selectOption('published')
  expect(await axeViolations(page)).toEqual([])
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await isWrong(field(page, 'Slug'), 'A page with this slug already exists.')
  await field(page, 'Title').fill('Repairs')
  await field(page, 'Slug').fill('repairs')
  await pastTheGuard(page)
  await save.click()
  await says(page, 'Page saved')

  for (const [width, theme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await using visitor = await enter('/contact', { address, width, theme })
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Repairs' }).click()
    await expect(visitor.page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible()
    await expect(visitor.page.getByRole('main').locator('strong')).toRead('mend')
    await expect(visitor.page.getByRole('img', { name: 'Two people at a bench' })).toBeVisible()
    await fitsItsWindow(visitor.page)
    expect(await axeViolations(visitor.page)).toEqual([])
  }

  await main.getByRole('link', { name: /^Repairs/ }).click()
  await main.getByText('Delete page').click()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Deleted: Repairs')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await says(page, 'Restored: Repairs')

  // Someone else deletes the page while it is edited.
  await main.getByRole('link', { name: /^Repairs/ }).click()
  await field(page, 'Title').fill('Mending')
  const path = `/api/staff_pages/${new URL(page.url()).pathname.split('/').at(-1)}/?version=1`
  const deletion = await ask(path, { method: 'DELETE', headers: { authorization: `Token ${token}` } })
  expect(deletion.status).toBe(204)
  await pastTheGuard(page)
  await save.click()
  await expect(main.getByRole('alert').first()).toRead(/Someone else deleted this/)
  expect(await field(page, 'Title').inputValue()).toBe('Mending')
  expect(await field(page, 'Text').inputValue()).toContain('We **mend** what we sold.')
  expect(await axeViolations(page)).toEqual([])
  await field(page, 'Title').fill('Repairs')
  await pastTheGuard(page)
  await save.click()
  await says(page, 'Page saved')

  // The list: a filter, a selection and its deletion.
  await page.setViewportSize({ width: 375, height: 800 })
  await main.getByLabel('Visibility', { exact: true }).selectOption('published')
  await main.getByLabel('Select Repairs').check()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Delete')
  await says(page, '1 deleted')
  await expect(main).toRead(/Nothing matches/)
  await using visitor = await enter('/contact', { address })
  await expect.poll(() => visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Repairs' }).count()).toBe(0)
})

test('concurrent edits of a page keep the second editor’s input', { tags: ['deep'] }, async () => {
  const options = { address, token, width: 375, expecting: /status of 409/, first: freezeClock }
  await using one = await enter('/admin/pages', options)
  await one.page
    .getByRole('main')
    .getByRole('link', { name: /^About us/ })
    .click()
  await expect(field(one.page, 'Title')).toBeVisible()
  await using other = await enter(new URL(one.page.url()).pathname, options)
  const save = ({ page }: typeof one) =>
    page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await field(one.page, 'Title').fill('Who we are')
  await field(other.page, 'Title').fill('About the shop')
  await save(one)
  await says(one.page, 'Page saved')
  await save(other)
  await expect(other.page.getByRole('alert').first()).toRead(/Someone else has changed this/)
  await expect.poll(() => field(other.page, 'Title').inputValue()).toBe('About the shop')
  await pastTheGuard(other.page)
  await save(other)
  await says(other.page, 'Page saved')
})
