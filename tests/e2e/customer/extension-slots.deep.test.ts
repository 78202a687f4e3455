import { defineExtension } from 'comptoir/extension'
import { afterAll, expect, test } from 'vitest'
import { parcelPost } from '../../../extensions/parcel-post/index.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { alsoDeep } from '../../deep.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../fixtures/selling/selling-shop.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, press } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'

const points = defineExtension({
  ...{ name: 'points', version: '1.0.0', for: '*' },
  slots: {
    'product.description': () => ({
      title: 'Care',
      lines: ['Wash by hand.'],
      links: [{ text: 'Ask', to: '/contact' }],
    }),
    'cart.totals': ({ lines }) => ({ title: `${lines.length} point for this cart` }),
    order: ({ order }) => ({ title: `Points of order ${order}` }),
    account: () => ({ title: 'You have 7 points', links: [{ text: 'Partners', to: 'https://points.example/' }] }),
    footer: () => ({ title: 'Partners', links: [{ text: 'Potters of Lyon', to: 'https://potters.example/' }] }),
  },
})

const selling = await openSellingShop({ pages: await builtPages(), extensions: [parcelPost, points] }, new Date())
const { shop } = selling
afterAll(() => shop[Symbol.asyncDispose]())
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const mug = await addSellable(shop, { title: 'Mug', slug: 'mug', priceCents: 120_00 })

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'a customer sees the slots of extensions, and the rate of a carrier in the checkout, at %i px',
  async (width, theme) => {
    const mia = await shop.customer(`Mia${width}`)
    await putInCart(mia, mug, 1)
    const { id } = await checkOutCart(mia)
    await putInCart(mia, mug, 1)
    await using visit = await enter('/products/mug', {
      ...{ address, token: mia.token ?? '', width, theme },
      // The fixture has no picture files.
      expecting: /status of 404/,
    })
    const { page, goTo } = visit
    await expect(page.getByText('Free delivery with Parcel post')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Ask' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Potters of Lyon' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    for (const [path, title] of [
      ['/account', 'You have 7 points'],
      [`/orders/${id}`, `Points of order ${id}`],
      ['/cart', '1 point for this cart'],
    ] as const) {
      await goTo(path)
      await expect(page.getByText(title)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await fitsItsWindow(page)
    }
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByText('Parcel post', { exact: true })).toBeVisible()
  },
)

test('staff create an order with the rate of a carrier and see the rate', async () => {
  await using visit = await enter('/admin/orders/new', {
    ...{ address, token: selling.staff.token ?? '', width: 1440, expecting: /status of 404/ },
  })
  const { page } = visit
  await field(page, 'Title, SKU or bar code').fill('Mug')
  await page.getByRole('button', { name: /^Add Mug/ }).click()
  await page.getByRole('radio', { name: 'Parcel post express, €8.00' }).check()
  for (const name of [0, 1]) await field(page, 'Name').nth(name).fill('Zoë of the market')
  await field(page, 'Street and number').fill('12 rue Mercière')
  await field(page, 'Postcode').fill('69002')
  await field(page, 'Town').fill('Lyon')
  await field(page, 'Paid on').fill('2026-01-05')
  await expect(page.getByRole('main').getByText(/^Total/)).toRead(/€128\.00$/)
  await press(page, 'Create order')
  await expect(page.getByText('Carrier rate parcel-post:express')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
})
