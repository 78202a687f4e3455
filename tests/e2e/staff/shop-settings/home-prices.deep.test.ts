import { expect, test } from 'vitest'
import type { AllSettingsResponse } from '../../../../shop/core/settings/settings.contract.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { saleForm } from '../../../fixtures/sales.ts'
import { asStaff } from '../../support/shop/selling-shop.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

test('hero and featured product show current prices: the lowest of several, sale prices and unit prices', async () => {
  const images = [{ image: await aPicture() }]
  const { id } = await shop.created({
    title: 'Coffee',
    price: '30.00',
    variants: [
      { name: 'Kilogram', stock: 5, images },
      { name: 'Bag', stock: 5, price: '10.00', contents: '250 g', images },
    ],
  })
  const headers = { authorization: `Token ${shop.staff}` }
  const { sections } = (await (await shop.ask('/api/settings/', { headers })).json()) as AllSettingsResponse
  const shown = { shown: 'counter story', counter: String(id), story: String(id), version: sections.version }
  expect((await asStaff(shop, 'PUT', '/api/settings/sections/', { ...sections.values, ...shown })).ok).toBe(true)
  const texts = async () => {
    const page = await (await fetch(shop.address)).text()
    const [, main = ''] = page.split('id="content"')
    const [home = ''] = main.split('</main>')
    return home.split('id="story-').map((html) => html.replace(/<[^>]*>/g, ''))
  }
  // A cached page may be served for a moment.
  const full = expect.stringMatching(/from €10\.00.*€40\.00/)
  await expect.poll(texts).toEqual([full, full])

  const reduced = await asStaff(shop, 'POST', '/api/reductions/', saleForm({ products: [id], percent: 20 }))
  expect(reduced.ok).toBe(true)
  const less = expect.stringMatching(/from €8\.00.*€32\.00/)
  await expect.poll(texts).toEqual([less, less])
  expect((await texts())[1]).toMatch(/€10\.00.*20/)
})
