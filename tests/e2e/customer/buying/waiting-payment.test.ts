import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openPayingStaffShop } from '../../support/shop/paying-shop.ts'

const { shop, stripe } = await openPayingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
const mug = await shop.sellable({ title: 'Everyday mug', slug: 'everyday-mug', price: '12.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }
const ORDER = 'Order with obligation to pay'
const WAITS = /^Order \d+ is awaiting payment$/

/** Sends a request as a customer. */
const asCustomer = (token: string, method: string, path: string, body?: object) =>
  shop.ask(path, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const put = (token: string, { id, variants }: typeof lamp, quantity: number) =>
  asCustomer(token, 'POST', '/api/cart/', { product: id, variant: variants[0]?.id, quantity })

/** Checks that the unpaid order is first on the page, with all its details. */
async function waitsFirst(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toRead(WAITS)
  const order = main(page).getByRole('region', { name: WAITS })
  for (const said of ['€88.00', '2 × Reading lamp', /We hold your items until .*\d\d:\d\d/])
    await expect(order.getByText(said).first()).toBeVisible()
  for (const name of ['Pay now', 'Change', 'Cancel this order'])
    await expect(order.getByRole('button', { name, exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
}

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'an unpaid online order is first in cart and checkout, blocks another order, and returns its lines to the cart when cancelled, at %i px',
  { timeout: 120_000 },
  async (width, theme) => {
    const token = await shop.customer()
    await put(token, lamp, 2)
    await using visit = await enter('/cart', { address, token, width, theme })
    const { page } = visit
    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
    for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    await press(page, 'Continue')
    await expect
      .poll(() =>
        main(page)
          .getByRole('radio', { name: /online/ })
          .isChecked(),
      )
      .toBe(true)
    await press(page, 'Continue')
    await press(page, ORDER)
    await page.waitForURL(`${stripe.url}/c/pay/**`)
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(main(page).getByRole('button', { name: 'Pay now' })).toBeVisible()

    // Its lines left the cart, which shows the unpaid order even when it is empty.
    await visit.goTo('/cart')
    await waitsFirst(page)
    await put(token, mug, 1)
    await visit.goTo('/cart')
    await waitsFirst(page)
    await expect(main(page).getByRole('link', { name: 'Everyday mug' }).first()).toBeVisible()
    await press(page, 'Pay now')
    await page.waitForURL(`${stripe.url}/c/pay/${session}`)

    await visit.goTo('/cart')
    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
    await waitsFirst(page)
    await expect(main(page).getByRole('button', { name: ORDER })).toBeHidden()
    const second = await asCustomer(token, 'POST', '/api/checkout/', {
      key: crypto.randomUUID(),
      from_cart: true,
      lines: [{ product: mug.id, variant: mug.variants[0]?.id, quantity: 1 }],
      delivery: { name: 'Mia', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' },
      method: 1,
      payment: 'online',
      total: '16.90',
      keep_address: false,
    })
    expect([second.status, second.headers.get('x-error-code')]).toEqual([409, 'payment_waits'])

    await visit.goTo('/cart')
    await press(page, 'Cancel this order')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel this order' }).click()
    await says(page, 'Order cancelled. Nothing was charged.')
    await expect(main(page).getByRole('link', { name: 'Reading lamp' }).first()).toBeVisible()
    await expect(main(page).getByRole('heading', { name: WAITS })).toBeHidden()
    const { cartitem_set: lines } = (await (await asCustomer(token, 'GET', '/api/user/')).json()) as {
      cartitem_set: { product: number; quantity: number }[]
    }
    expect(lines.map(({ product, quantity }) => [product, quantity]).sort()).toEqual(
      [
        [lamp.id, 2],
        [mug.id, 1],
      ].sort(),
    )
  },
)

test('the holder of the last items sees the own order, and other customers see that the product is sold out', {
  tags: ['deep'],
}, async () => {
  const token = await shop.customer()
  const last = await shop.sellable({ title: 'Last lamp', slug: 'last-lamp', price: '46.45' })
  await shop.db.updateTable('variants').set({ stock: 2 }).where('product_id', '=', last.id).execute()
  await put(token, last, 2)
  const quote = (await (await asCustomer(token, 'GET', '/api/checkout/quote/')).json()) as {
    method: number
    total: string
  }
  const placed = await asCustomer(token, 'POST', '/api/checkout/', {
    key: crypto.randomUUID(),
    from_cart: true,
    lines: [{ product: last.id, variant: last.variants[0]?.id, quantity: 2 }],
    delivery: { name: 'Mia', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' },
    method: quote.method,
    payment: 'online',
    total: quote.total,
    keep_address: false,
  })
  expect(placed.status).toBe(201)
  await using stranger = await enter(`/products/${last.slug}`, { address })
  await expect(main(stranger.page).getByText('Out of stock').first()).toBeVisible()
  await using visit = await enter('/cart', { address, token })
  const { page } = visit
  await expect(main(page).getByRole('heading', { name: WAITS })).toBeVisible()
  await expect(main(page).getByText('2 × Last lamp')).toBeVisible()
  await expect(main(page).getByText('Out of stock')).toBeHidden()
  await visit.goTo(`/products/${last.slug}`)
  await expect(
    main(page).getByRole('link', { name: /^Held for you in order \d+, which is awaiting payment$/ }),
  ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a changed unpaid order is closed at the provider and its lines return to the cart or the product page; an order paid meanwhile stays', {
  tags: ['deep'],
  timeout: 120_000,
}, async () => {
  const token = await shop.customer()
  await put(token, lamp, 2)
  const order = async (from_cart: boolean, product: typeof lamp, quantity: number, total: string) => {
    const sent = await asCustomer(token, 'POST', '/api/checkout/', {
      ...{ key: crypto.randomUUID(), from_cart, method: 1, payment: 'online', total, keep_address: true },
      lines: [{ product: product.id, variant: product.variants[0]?.id, quantity }],
      delivery: { name: 'Mia', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' },
    })
    expect(sent.status).toBe(201)
    const { id } = (await sent.json()) as { id: number }
    const paid = await asCustomer(token, 'POST', `/api/orders/${id}/pay/`, {})
    return {
      id,
      session: new URL(((await paid.json()) as { address: string }).address).pathname.split('/').at(-1) ?? '',
    }
  }
  const change = async (page: Page) => {
    await press(page, 'Change')
    const question = page.getByRole('dialog')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await question.getByRole('button', { name: 'Change', exact: true }).click()
    await says(page, 'Nothing was charged. Make your changes and place the order again.')
  }
  const first = await order(true, lamp, 2, '88.00')
  await using visit = await enter(`/orders/${first.id}`, {
    ...{ address, token, width: 375, theme: 'light', expecting: /409 \(Conflict\)/ },
  })
  const { page } = visit
  await change(page)
  await page.waitForURL(`${address}/cart`)
  expect(stripe.account.find(first.session).status).toBe('expired')
  await expect(main(page).getByRole('link', { name: 'Reading lamp' }).first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main(page).getByText('12 rue Mercière').first()).toBeVisible()

  const second = await order(false, mug, 1, '16.90')
  await visit.goTo('/cart')
  await change(page)
  await page.waitForURL(`${address}/products/everyday-mug?variant=${mug.variants[0]?.id}`)
  expect(stripe.account.find(second.session).status).toBe('expired')
  const orders = (await (await asCustomer(token, 'GET', '/api/orders/')).json()) as { results: { status: string }[] }
  expect(orders.results.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])

  // An order that is paid while the dialog is open stays paid.
  const third = await order(false, mug, 1, '16.90')
  await visit.goTo(`/orders/${third.id}`)
  await press(page, 'Change')
  stripe.account.pay(third.session)
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
  await says(page, 'This order no longer awaits payment.')
  expect(new URL(page.url()).pathname).toBe(`/orders/${third.id}`)
})

test('unsaved addresses of a changed order are restored and are not stored afterwards', {
  tags: ['deep'],
  timeout: 120_000,
}, async () => {
  const token = await shop.customer()
  await put(token, lamp, 1)
  const delivery = { name: 'Mia', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' }
  const billing = { ...delivery, name: 'Mia & Co', street: '1 quai Rambaud' }
  const sent = await asCustomer(token, 'POST', '/api/checkout/', {
    ...{ key: crypto.randomUUID(), from_cart: true, method: 1, payment: 'online', total: '48.90', keep_address: false },
    ...{ lines: [{ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 }], delivery, billing },
  })
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()) as { id: number }
  await using visit = await enter(`/orders/${id}`, { address, token, width: 375 })
  const { page } = visit
  await press(page, 'Change')
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
  await page.waitForURL(`${address}/cart`)
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main(page).getByText('12 rue Mercière').first()).toBeVisible()
  await expect(main(page).getByText('1 quai Rambaud').first()).toBeVisible()
  await press(page, ORDER)
  await page.waitForURL(`${stripe.url}/c/pay/**`)
  const addressed = await shop.db
    .selectFrom('order_addresses')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['purpose', 'order_addresses.name', 'street', 'user_id'])
    .where('order_id', '>', id)
    .orderBy('purpose')
    .execute()
  expect(addressed).toMatchObject([
    { purpose: 'billing', name: 'Mia & Co', street: '1 quai Rambaud' },
    { purpose: 'delivery', name: 'Mia', street: '12 rue Mercière' },
  ])
  const owner = addressed[0]?.user_id ?? 0
  expect(await shop.db.selectFrom('addresses').select('id').where('user_id', '=', owner).execute()).toEqual([])
})
