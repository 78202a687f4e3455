import { expect, test } from 'vitest'
import { field, freezeClock, press } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { continueTo } from '../support/shop/checkout-steps.ts'
import { linkTo } from '../support/shop/emails.ts'
import { asStaff, openSellingStaffShop } from '../support/shop/selling-shop.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })

test('sign-up and checkout have an unticked box for e-mails about offers, which sends a confirmation link', async () => {
  const emails = { version: 0, sender: '', reply_to: '', closing: '', review_requests: '', offers: 'on' }
  expect((await asStaff(shop, 'PUT', '/api/settings/emails/', emails)).status).toBe(200)
  const box = /E-mail me about offers and news/
  const cart = [{ product: lamp.id, variant: lamp.variants[0]?.id ?? 0, quantity: 1 }]
  const mia = await newCustomer('Mia', { cart }, shop)
  await using visit = await enter('/cart', { address, token: mia.token, width: 375, first: freezeClock })
  const { page } = visit
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click()
  const typed = { Name: 'Mia', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await continueTo(page, 'Delivery and payment')
  await page.getByRole('radio', { name: /In the shop/ }).check()
  await page.getByRole('radio', { name: /By bank transfer/ }).check()
  await continueTo(page, 'Review')
  // The box comes with the order button, which does not move afterwards.
  const order = page.getByRole('button', { name: 'Order with obligation to pay' })
  const place = () => order.evaluate((button: HTMLButtonElement) => button.offsetTop - (button.form?.offsetTop ?? 0))
  const before = await place()
  await expect.poll(() => page.getByRole('checkbox', { name: box }).isChecked()).toBe(false)
  expect(await place()).toBe(before)
  await page.getByRole('checkbox', { name: box }).check()
  await press(page, 'Order with obligation to pay')
  expect(await linkTo(mia.email, '/email_consent#request=', { shop })).toContain('&key=')

  await using signup = await enter('/signup', { address })
  await expect.poll(() => signup.page.getByRole('checkbox', { name: box }).isChecked()).toBe(false)
})
