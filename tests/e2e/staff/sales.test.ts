import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { saleForm } from '../../fixtures/sales.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const { address, ask, created, db, staff: token } = await openStaffShop()

async function send(method: string, path: string, body: object) {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const answer = await ask(path, { method, headers, body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as { id: number; version: number }
}

/** Holds the requests of a list until they are released. @param query a part of their address */
async function heldList(page: Page, query: string) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const matches = ({ pathname, search }: URL) => pathname === '/api/reductions/' && search.includes(query)
  await page.route(matches, async (route) => {
    asked.resolve()
    await released.promise
    // A request of an interrupted navigation is already cancelled.
    await route.continue().catch(() => undefined)
  })
  const release = async () => {
    released.resolve()
    await page.unroute(matches)
  }
  return { isAsked: asked.promise, release, [Symbol.asyncDispose]: release }
}

test('staff keep or discard their changes of a sale that someone else has changed, delete it and restore it', async () => {
  const { id: product } = await created({ slug: 'lamp', title: 'Lamp' })
  const sale = saleForm({ products: [product] })
  const { id, version } = await send('POST', '/api/reductions/', sale)
  const options = { address, token, width: 375, theme: 'dark', expecting: /status of 409/, first: freezeClock } as const
  await using visit = await enter(`/admin/reductions/${id}`, options)
  const { page } = visit
  const main = page.getByRole('main')
  const name = field(page, 'Name')
  await name.fill('Mine')
  await send('PUT', `/api/reductions/${id}/`, { ...sale, name: 'Theirs', version })
  await press(page, 'Save')
  await expect(main.getByRole('alert')).toRead(/Someone else has changed this/)
  await expect.poll(() => name.inputValue()).toBe('Mine')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Discard my changes')
  await expect.poll(() => name.inputValue()).toBe('Theirs')
  await name.fill('Both')
  await pastTheGuard(page)
  await press(page, 'Save')
  await says(page, 'Sale saved')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: 'Both' }).click()
  await main.getByText('Delete sale').click()
  await press(page, 'Delete')
  await says(page, 'Deleted: Both')
  await expect(main.getByText('No sales yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, 'Restored: Both')
  await expect(
    main.getByRole('row', { name: /Both.*Running.*−20 %.*From: .*(?<!Until: )No end.*1 product/ }),
  ).toBeVisible()
  await main.getByRole('link', { name: 'Both' }).click()
  await name.fill('Late')
  await send('POST', `/api/reductions/${id}/end/`, {})
  await pastTheGuard(page)
  await press(page, 'Save')
  await expect(main.getByRole('alert')).toRead(/It can no longer be changed, so your changes can’t be saved/)
  expect(await main.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
})

test('staff filter, sort, end, restore and export sales on several pages', async () => {
  const { id: product } = await created({ slug: 'vase', title: 'Vase' })
  await db.deleteFrom('reductions').execute()
  const past = { percent: 10, price_cents: null, starts_at: new Date(0), ends_at: new Date(1) }
  const ended = Array.from({ length: 103 }, (_, index) => ({ ...past, name: `Sale ${index}` }))
  await db.insertInto('reductions').values(ended).execute()
  await send('POST', '/api/reductions/', saleForm({ name: 'Winter', products: [product] }))
  await send('POST', '/api/reductions/', saleForm({ name: 'Spring', products: [product], percent: '', price: '1' }))
  await using visit = await enter('/admin/reductions', { address, token, width: 1440, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  const names = () => main.getByRole('rowheader').allInnerTexts()
  await expect(main.getByText('105 sales')).toBeVisible()
  await expect(main.getByRole('checkbox', { name: 'Select this page' })).toBeVisible()
  await main.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(async () => (await names()).length).toBe(5)

  // The lists of a search and a filter are still loading.
  const search = main.getByRole('searchbox', { name: 'Search the list' })
  await using searched = await heldList(page, 'q=winter')
  await search.fill('winter')
  await searched.isAsked
  await search.fill('')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await searched.release()
  await expect(main.getByText('105 sales')).toBeVisible()
  expect(await search.inputValue()).toBe('')
  await using filtered = await heldList(page, 'phase=running')
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Running')
  await filtered.isAsked
  const byName = main.getByRole('link', { name: 'Name' })
  // The request may be sent before the links are drawn again.
  await expect.poll(() => byName.getAttribute('href')).toContain('phase=running')
  await byName.click()
  await filtered.release()
  await expect.poll(names).toEqual(['Spring', 'Winter'])
  await expect(main.getByRole('row', { name: /Spring.*Running.*€1.00 each/ })).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('?phase=running&sort=name')
  await main.getByRole('link', { name: 'Name' }).click()
  await expect.poll(names).toEqual(['Winter', 'Spring'])
  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await press(page, 'End sale')
  await says(page, '2 sales ended')
  await expect(main.getByText('Nothing matches. Change the search or the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, '2 restored')
  await expect.poll(names).toEqual(['Winter', 'Spring'])

  // Another staff member changes one of the selected sales.
  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await db.updateTable('reductions').set({ version: 9 }).where('name', '=', 'Winter').execute()
  await press(page, 'End sale')
  await says(page, 'One of these can’t be changed, or someone else changed it. It stays as it is.')
  await expect.poll(names).toEqual(['Winter'])

  await main.getByRole('combobox', { name: 'Status' }).selectOption('Ended')
  await search.fill('sale')
  await expect(main.getByText('103 sales')).toBeVisible()
  const file = page.waitForEvent('download')
  const button = main.getByRole('button', { name: 'Export CSV' })
  await using exported = await heldList(page, 'q=sale')
  await button.click()
  await exported.isAsked
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  await exported.release()
  const rows = (await readFile(await (await file).path(), 'utf8')).split('\r\n')
  expect(rows[0]).toBe('\uFEFF"Name","Status","Discount","From","Until","Products"')
  expect(rows.filter((row) => row.includes('"Ended"'))).toHaveLength(103)
})
