import { expect, test } from 'vitest'
import { saleForm } from '../../fixtures/sales.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const { address, ask, created, staff: token } = await openStaffShop()

test('staff keep or discard their changes of a sale that someone else has changed, and delete it', async () => {
  const { id: product } = await created({ slug: 'lamp', title: 'Lamp' })
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const answer = await ask(path, { method, headers, body: JSON.stringify(body) })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { id: number; version: number }
  }
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
  await main.getByRole('link', { name: 'Both' }).click()
  await main.getByText('Delete sale').click()
  await press(page, 'Delete')
  await says(page, 'Sale deleted')
  await expect(main.getByText('No sales yet.')).toBeVisible()
})
