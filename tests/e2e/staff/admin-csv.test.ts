import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../fixtures/product-form.ts'
import { zipOf } from '../../fixtures/zip.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, isWrong, pathIs, press } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const { address, staff, created } = await openStaffShop()

const main = (page: Page) => page.getByRole('main')
const file = (name: string, content: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
const item = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const HEADER = 'slug,title,description,price,thumbnail,variant,stock,images'
const rows = Array.from(
  { length: 60 },
  (_, index) => `thing-${index},Thing ${index},A thing,${index === 30 ? 'dear' : '12'},thing.jpg,One,5,thing.jpg`,
)

test('staff export the catalogue, edit it and import it with new products and their pictures', async () => {
  await created({ title: 'Saucer', slug: 'saucer', price: '4.00' })
  await using visit = await enter('/admin', { address, token: staff, expecting: /status of 400/ })
  const { page } = visit
  await openAdminScreen(page, 'Import and export', 'Products')
  const downloads = page.waitForEvent('download')
  await press(page, 'Export catalogue')
  const download = await downloads
  expect(download.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/)
  const sheet = await text(await download.createReadStream())

  await field(page, 'Catalogue').setInputFiles(file('nonsense.csv', 'name,price\nMug,12'))
  await press(page, 'Preview changes')
  await isWrong(
    field(page, 'Catalogue'),
    'The first line must name the columns in English: "slug" as exported here, "Handle" as in Shopify, or "Type", "Name" and "Regular price" as in WooCommerce. The columns of this file are unknown or in another language.',
  )

  await visit.goTo('/admin/csv')
  await field(page, 'Catalogue').setInputFiles(file('saucers.csv', sheet.replace(',4.00,', ',4.50,')))
  await press(page, 'Preview changes')
  await expect(main(page).getByRole('heading', { name: 'Import of saucers.csv' })).toBeVisible()
  await expect(item(page, 'Saucer')).toRead(/price: 4\.00 becomes → 4\.50$/)
  await press(page, 'Import 1 product')
  await expect(main(page).getByText('1 product was imported.')).toBeVisible()
  await visit.goTo('/products/saucer')
  await expect(main(page).getByText('€4.50').first()).toBeVisible()

  await visit.goTo('/admin/csv')
  await field(page, 'Catalogue').setInputFiles(file('things.csv', [HEADER, ...rows].join('\n')))
  await field(page, 'Pictures (optional)').setInputFiles({
    name: 'things.zip',
    mimeType: 'application/zip',
    buffer: zipOf([{ name: 'photos/thing.jpg', content: await aPicture({ width: 640, height: 480 }) }]),
  })
  await press(page, 'Preview changes')
  await expect(main(page).getByText('59 products would be created.')).toBeVisible()
  await expect(main(page).getByText('1 product has errors and is skipped.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Errors 1' }).click()
  await expect(item(page, 'Thing 30')).toRead(
    'Thing 30 Errors Line 32 thing-30 Line 32, price: "dear" is not a price; write it like 12.50.',
  )
  expect(await axeViolations(page)).toEqual([])
  const wrongLines = page.waitForEvent('download')
  await press(page, 'Download rows with errors')
  expect(await text(await (await wrongLines).createReadStream())).toBe(
    `what_is_wrong,${HEADER}\r\n"price: ""dear"" is not a price; write it like 12.50.",${rows[30]}\r\n`,
  )

  await press(page, 'Import 59 products')
  await expect(main(page).getByRole('progressbar').first()).toBeVisible()
  await page.reload()
  await pathIs(page, `${new URL(page.url()).pathname}?only=invalid`)
  await main(page).getByText('59 products were imported.').waitFor()
  await main(page).getByRole('link', { name: 'New 59' }).click()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(item(page, 'Thing 59')).toRead(/^Thing 59 Created/)
  await expect.poll(() => button(page, 'Import 59 products').count()).toBe(0)
  await visit.goTo('/products/thing-59')
  await expect(main(page).getByRole('heading', { name: 'Thing 59', exact: true })).toBeVisible()
})

test('an Excel file reports ignored columns and variants that would disappear', { tags: ['deep'] }, async () => {
  const image = await aPicture()
  const variants = ['Ink', 'Blush', 'Chalk'].map((name) => ({ name, stock: 37, images: [{ image }] }))
  await created({ title: 'Théière', slug: 'theiere', variants })
  await using visit = await enter('/admin/csv', { address, token: staff, width: 375, theme: 'dark' })
  const { page } = visit
  const sheet = 'slug;title;price;variant;Fournisseur;Remarque\r\ntheiere;Théière dorée;22,00;Ink;Dupont;\r\n'
  await field(page, 'Catalogue').setInputFiles(file('excel.csv', Buffer.from(sheet, 'latin1')))
  await press(page, 'Preview changes')
  await expect(item(page, 'Théière dorée').first()).toRead(/price: 12\.50 becomes → 22\.00/)
  await expect(main(page).getByText('2 variants with 74 items in stock disappear')).toBeVisible()
  await expect(main(page).getByText('was read as Windows-1252 (Excel’s format).')).toBeVisible()
  await expect(main(page).getByText('Fournisseur (1 row). The shop doesn’t use this column.')).toBeVisible()
  await expect(main(page).getByText('Empty and not imported: Remarque.')).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
})

test('the import fits a phone, and visitors see that it is for staff', { tags: ['deep'] }, async () => {
  await using visitor = await enter('/admin/csv', { address })
  await expect(main(visitor.page).getByText(/^Only staff can import and export the catalogue/)).toBeVisible()
  await using visit = await enter('/admin/csv', { address, token: staff, width: 320, theme: 'dark' })
  const { page } = visit
  await field(page, 'Catalogue').setInputFiles(
    file('a-file-with-a-very-long-name-that-goes-on-and-on.csv', [HEADER, ...rows].join('\n')),
  )
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Preview changes')
  await expect(main(page).getByText('There is nothing to import.')).toBeVisible()
  const reason = 'No ZIP was uploaded. Upload the pictures of this file as a ZIP.'
  await expect(main(page).getByText(`thumbnail: ${reason}`).first()).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await visit.goTo('/admin/csv')
  await expect(main(page).getByRole('link', { name: /^a-file-with-a-very-long-name/ })).toBeVisible()
  await fitsItsWindow(page)
})

test('staff export the collections, edit the file, preview the changes and import them', async () => {
  await using visit = await enter('/admin/csv', { address, token: staff, width: 375, expecting: /status of 400/ })
  const { page } = visit
  const bring = async (name: string, sheet: string) => {
    await field(page, 'Collections file').setInputFiles(file(name, sheet))
    await press(page, 'Check file')
  }
  await bring('nonsense.csv', 'name\nTable')
  await isWrong(
    field(page, 'Collections file'),
    'Line 1: The first line must contain the column names, including "slug".',
  )
  await visit.goTo('/admin/csv')
  await bring(
    'collections.csv',
    'slug,title,parent,rule\ncups,Cups,,\nnew-cups,New cups,cups,new=true\nlost,Lost,nowhere,\n',
  )
  await expect(main(page).getByText('2 collections would be created.')).toBeVisible()
  await expect(item(page, 'Line 4, parent: Invalid pk "nowhere" - object does not exist.').first()).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const wrongLines = page.waitForEvent('download')
  await press(page, 'Download rows with errors')
  expect(await text(await (await wrongLines).createReadStream())).toBe(
    'what_is_wrong,slug,title,parent,rule\r\n"parent: Invalid pk ""nowhere"" - object does not exist.",lost,Lost,nowhere,\r\n',
  )
  await press(page, 'Import 2 collections')
  await expect(main(page).getByText('2 collections were imported.')).toBeVisible()
  const downloads = page.waitForEvent('download')
  await press(page, 'Export collections')
  const sheet = await text(await (await downloads).createReadStream())
  expect(sheet).toContain('new-cups,New cups,cups,1,1,published,false,false,new=true')
  await visit.goTo('/admin/csv')
  await bring('again.csv', sheet)
  await expect(main(page).getByText(/^Nothing would change: 2 collections match the file\./)).toBeVisible()
})
