import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { openPayingStaffShop } from '../../support/shop/paying-shop.ts'

const { shop } = await openPayingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()

/** Returns the names of the payment methods that a new customer sees at the checkout. */
async function offered(): Promise<string[]> {
  const headers = { authorization: `Token ${await shop.customer()}` }
  const query = `variant=${lamp.variants[0]?.id}&quantity=1`
  const answer = await shop.ask(`/api/checkout/quote/?${query}`, { headers })
  return ((await answer.json()) as { means: { text: string }[] }).means.map(({ text }) => text)
}

test('an owner sorts the payment methods and switches one off; the checkout follows at once', async () => {
  expect(await offered()).toEqual(['By card or otherwise online', 'By bank transfer'])
  await using visit = await enter('/admin/settings/methods', { address, token: shop.staff, width: 375 })
  const { page } = visit
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move up/ }) })
  await expect.poll(() => rows.first().innerText()).toContain('By card or otherwise online')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const up = main.getByRole('button', { name: 'Move up: By bank transfer' })
  while (await up.isEnabled()) await up.click()
  await expect.poll(() => rows.first().innerText()).toContain('By bank transfer')
  const save = async () => {
    // The message of an earlier save may still be visible.
    const saved = page.waitForResponse('**/api/settings/methods/')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByText('Settings saved').first()).toBeVisible()
  }
  await save()
  await expect.poll(() => rows.first().innerText()).toContain('By bank transfer')
  expect(await offered()).toEqual(['By bank transfer', 'By card or otherwise online'])

  await rows.filter({ hasText: 'By card' }).getByRole('checkbox', { name: 'Offer at the checkout' }).uncheck()
  await save()
  await expect.poll(() => rows.filter({ hasText: 'By card' }).getByRole('checkbox').isChecked()).toBe(false)
  expect(await offered()).toEqual(['By bank transfer'])
})
