import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const mug = await shop.sellable({ title: 'Stone mug', slug: 'stone-mug', price: '20.00' })
const cloth = await shop.sellable({ title: 'Linen cloth', slug: 'linen-cloth', price: '10.00' })
await shop.db.updateTable('variants').set({ stock: 99 }).execute()
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

interface Offer {
  code: string
  /** Fills the fields of the kind. */
  fill: (page: Page) => Promise<void>
  summary: string
  /** What the cart says about the code with one mug. */
  missing: string
  /** What two mugs and a cloth cost less. */
  off: string
}

const choose = (page: Page, label: string) => main(page).getByRole('radio', { name: label, exact: true }).check()
async function pick(page: Page, title: string): Promise<void> {
  await main(page).getByRole('searchbox').first().fill(title)
  await press(page, `Add ${title}`)
  await expect(main(page).getByRole('button', { name: `Remove ${title}` })).toBeVisible()
}

const OFFERS: readonly Offer[] = [
  {
    code: 'TIERS',
    fill: async (page) => {
      await choose(page, 'Quantity tiers')
      await main(page).getByLabel('From pieces').fill('2')
      await field(page, 'Percent').fill('5')
      await press(page, 'Add tier')
      await main(page).getByLabel('From pieces').last().fill('3')
      await main(page).getByLabel('Percent', { exact: true }).last().fill('150')
      await press(page, 'Save')
      await isWrong(main(page).getByLabel('Percent', { exact: true }).last(), 'Enter a percentage from 0.01 to 100.')
      await pastTheGuard(page)
      await main(page).getByLabel('Percent', { exact: true }).last().fill('10')
    },
    summary: '5 % off from 2 pieces and 10 % off from 3 pieces of everything with code TIERS.',
    missing: 'Add 1 more item of this offer to get 5 % off.',
    off: '−€5.00',
  },
  {
    code: 'SET',
    fill: async (page) => {
      await choose(page, 'Buy X get Y')
      await field(page, 'Pieces to buy').fill('2')
      await field(page, 'Pieces at a reduction').fill('1')
    },
    summary: 'Buy 2 pieces of everything and get 1 piece free with code SET.',
    missing: 'Add 2 more items of this offer to get 1 item free.',
    off: '−€10.00',
  },
  {
    code: 'PAIR',
    fill: async (page) => {
      await choose(page, 'Bundle price')
      await field(page, 'Price of a bundle (€)').fill('25')
      await choose(page, 'One piece of each product or variant below')
      await choose(page, 'Products')
      await pick(page, 'Stone mug')
      await pick(page, 'Linen cloth')
    },
    summary: 'One piece each of 2 products for €25.00 with code PAIR.',
    missing: 'Add 1 more product of this bundle to get the bundle for €25.00.',
    off: '−€5.00',
  },
]

async function create(page: Page, { code, fill, summary }: Offer): Promise<void> {
  await page.goto(`${address}/admin/discounts/new`)
  await field(page, 'Name').fill(`Offer ${code}`)
  await field(page, 'Code').fill(code)
  await fill(page)
  await expect(main(page).getByRole('region', { name: 'Summary' }).getByText(summary)).toBeVisible()
  await press(page, 'Show example carts')
  await expect(main(page).getByRole('heading', { name: 'Example cart 2' })).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await press(page, 'Save')
  await says(page, 'Discount saved')
}

async function addToCart(token: string, product: typeof mug, quantity: number): Promise<void> {
  const body = JSON.stringify({ product: product.id, variant: product.variants[0]?.id, quantity })
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  await shop.ask('/api/cart/', { method: 'POST', headers, body })
}

async function order(page: Page, token: string, { code, missing, off }: Offer): Promise<void> {
  const isShown = (text: string) => expect(main(page).getByText(text).first()).toBeVisible()
  await addToCart(token, mug, 1)
  await page.goto(`${address}/cart`)
  await press(page, 'Add a discount code')
  await field(page, 'Discount code').fill(code)
  await press(page, 'Apply')
  await isShown(missing)
  await addToCart(token, mug, 2)
  await addToCart(token, cloth, 1)
  await page.goto(`${address}/cart`)
  await isShown(`Discount: Offer ${code} (${code})`)
  await isShown(off)
  await fitsItsWindow(page)
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
  await continueTo(page, 'Delivery and payment')
  await continueTo(page, 'Review')
  await isShown(off)
  await press(page, 'Order with obligation to pay')
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
  await main(page).getByRole('link', { name: 'View order' }).click()
  await isShown(`Discount: Offer ${code} (${code})`)
  await isShown(off)
}

test.each(alsoDeep([{ width: 375, theme: 'dark' }], [{ width: 1440, theme: 'light' }]))(
  'staff create tiers, a set and a bundle, and customers see what is missing and order with them, at $width px',
  { timeout: 180_000 },
  async ({ width, theme }) => {
    await shop.db.deleteFrom('discount_codes').execute()
    const circumstances = { address, width, theme: theme as 'dark', first: freezeClock }
    await using admin = await enter('/admin/discounts', {
      ...circumstances,
      token: shop.staff,
      expecting: /status of 400/,
    })
    for (const offer of OFFERS) await create(admin.page, offer)
    for (const offer of OFFERS) {
      const token = await shop.customer()
      await using visit = await enter('/cart', { ...circumstances, token })
      await order(visit.page, token, offer)
    }
  },
)
