import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

test.each(alsoDeep([[375, 'dark']] as const, [[1440, 'light']] as const))(
  'staff receive a delivery, find its movement, and set a threshold, at %i px in %s theme',
  async (width, theme) => {
    const title = `Mug ${width}`
    await shop.created({ title, slug: `mug-${width}` })
    await using visit = await enter('/admin/products', {
      address,
      token: staff,
      width,
      theme,
      first: freezeClock,
      expecting: /400 \(Bad Request\)|409 \(Conflict\)|ERR_FAILED/,
    })
    const { page } = visit
    const main = page.getByRole('main')
    await press(page, `More options for ${title}`)
    await page.getByRole('menuitem', { name: 'Stock and movements' }).click()
    await expect(page.getByRole('heading', { name: `Stock of ${title}` })).toBeVisible()
    const before = Number(await main.getByRole('table', { name: 'In stock' }).locator('td').first().innerText())

    await main.getByLabel('Note').fill('Delivery note 7')
    await main.getByLabel('Pieces received').fill('12.5')
    await press(page, 'Save stock')
    await expect(main.getByText(/whole number/)).toBeVisible()
    expect(await main.getByLabel('Note').inputValue()).toBe('Delivery note 7')
    expect(await axeViolations(page)).toEqual([])
    await main.getByLabel('Pieces received').fill('12')
    await pastTheGuard(page)
    await press(page, 'Save stock')
    await says(page, `Stock changed by +12 to ${before + 12}.`)
    const last = main.getByRole('table', { name: 'Last movements' }).locator('tbody tr').first()
    await expect(last.getByText('Delivery note 7').locator('visible=true')).toBeVisible()
    await main.getByLabel('Reason').selectOption('Damaged or lost')
    await main.getByLabel('Pieces damaged or lost').fill('2')
    await pastTheGuard(page)
    await press(page, 'Save stock')
    await says(page, `Stock changed by −2 to ${before + 10}.`)
    const stock = main.getByRole('table', { name: 'In stock' }).locator('td').first()
    await expect.poll(() => stock.innerText()).toBe(String(before + 10))
    // A count is repeated after a lost response, while pieces are sold: it is saved once.
    await main.getByLabel('Reason').selectOption('Stocktake')
    await main.getByLabel('Pieces counted').fill(String(before + 20))
    await page.route(
      '**/api/stock/movements/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await pastTheGuard(page)
    await press(page, 'Save stock')
    await expect.poll(() => stock.innerText()).toBe(String(before + 20))
    await pastTheGuard(page)
    await press(page, 'Save stock')
    await says(page, `Stock changed by +10 to ${before + 20}.`)
    expect(await stock.innerText()).toBe(String(before + 20))

    await main.getByLabel('Low stock threshold of this product').fill(String(before + 50))
    await press(page, 'Save threshold')
    await says(page, 'Threshold saved')

    await openAdminScreen(page, 'Low stock', 'Reports')
    await main
      .getByRole('link', { name: `Adjust stock of ${title}` })
      .first()
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
    await openAdminScreen(page, 'Stock movements', 'Reports')
    await main.getByLabel('Reason').selectOption('Damaged or lost')
    const rows = main.getByRole('table').locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(1)
    await expect(rows.first().getByRole('cell', { name: '−2' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const file = page.waitForEvent('download')
    await press(page, 'Download CSV')
    expect(await readFile(await (await file).path(), 'utf8')).toContain(',-2,')
    await main.getByRole('searchbox').fill(title)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(title)
    // Text typed while the list loads stays, and clearing the filters keeps the search.
    await main.getByRole('searchbox').press('End')
    await main.getByRole('searchbox').press('Backspace')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(title.slice(0, -1))
    await main.getByRole('searchbox').pressSequentially(title.slice(-1))
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(title)
    await main.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => rows.count()).toBeGreaterThan(2)
    expect(await main.getByRole('searchbox').inputValue()).toBe(title)
    await expect(rows.getByText('Initial stock').locator('visible=true').first()).toBeVisible()
  },
)
