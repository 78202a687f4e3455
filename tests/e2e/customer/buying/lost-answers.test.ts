import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
const mug = await shop.sellable({ title: 'Everyday mug', slug: 'everyday-mug', price: '12.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')
const ORDER = 'Order with obligation to pay'

/** Sends a request as a customer. */
const asCustomer = (token: string, path: string, body?: object) =>
  shop.ask(path, {
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

const put = (token: string, { id, variants }: typeof lamp) =>
  asCustomer(token, '/api/cart/', { product: id, variant: variants[0]?.id, quantity: 1 })

/** Returns a customer's orders, oldest first, and the content of their cart. */
async function wishesOf(token: string) {
  const { results } = (await (await asCustomer(token, '/api/orders/')).json()) as {
    results: { order_product_items: { title: string }[] }[]
  }
  const { cartitem_set } = (await (await asCustomer(token, '/api/user/')).json()) as { cartitem_set: unknown[] }
  return {
    ordered: results.map(({ order_product_items: lines }) => lines.map(({ title }) => title).join()).reverse(),
    inCart: cartitem_set.length,
  }
}

/** Opens the last step of the checkout for a customer with an address and a lamp, with payment on collection. */
async function atTheButton(expecting?: RegExp) {
  const token = await shop.customer()
  const lyon = { name: 'Mia', street: '1 quai', postcode: '69002', town: 'Lyon', country: 'FR' }
  await asCustomer(token, '/api/addresses/', lyon)
  await put(token, lamp)
  const visit = await enter('/checkout', { address, token, ...(expecting && { expecting }) })
  await choosesCollection(visit.page)
  return { visit, page: visit.page, token }
}

async function choosesCollection(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Change: Delivery and payment' }).click()
  for (const name of [/In the shop/, /On collection/]) await main(page).getByRole('radio', { name }).check()
  await press(page, 'Continue')
  await expect(main(page).getByRole('button', { name: ORDER })).toBeVisible()
}

test('a customer receives both orders after the response to the first was lost', { tags: ['deep'] }, async () => {
  const { visit, page, token } = await atTheButton(/Failed to load resource|ERR_FAILED/)
  await using _ = visit
  await page.route(
    '**/api/checkout/',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await press(page, ORDER)
  await expect(main(page).getByText(/Your order \d+ has been placed/)).toBeVisible()
  await main(page)
    .getByRole('link', { name: /View order \d+/ })
    .click()
  await expect(main(page).getByText('Reading lamp')).toBeVisible()
  expect(await wishesOf(token)).toEqual({ ordered: ['Reading lamp'], inCart: 0 })
  await put(token, mug)
  await visit.goTo('/checkout')
  await choosesCollection(page)
  await press(page, ORDER)
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Thank you!')
  expect(await wishesOf(token)).toEqual({ ordered: ['Reading lamp', 'Everyday mug'], inCart: 0 })
})

test('two tabs with the same cart place one order, and the other tab reports the change', async () => {
  const { visit, page, token } = await atTheButton(/status of 409/)
  await using _ = visit
  const other = await page.context().newPage()
  await other.goto(`${address}/checkout`)
  await choosesCollection(other)
  await press(other, ORDER)
  await expect(main(other).getByRole('heading', { level: 1 })).toRead('Thank you!')
  await press(page, ORDER)
  await expect(main(page).getByRole('button', { name: ORDER })).toBeHidden()
  expect(await wishesOf(token)).toEqual({ ordered: ['Reading lamp'], inCart: 0 })
  await other.close()
})
