import { randomUUID } from 'node:crypto'
import type { Screens } from './screen.ts'

/** Screens of a shop that sells, for a buyer before the order. */
export const BUYER_SCREENS: Screens = {
  product: { path: '/products/everyday-mug' },
  cart: { path: '/cart' },
  checkout: { path: '/checkout', isTold: true },
}

/** Screens for a customer with an unpaid order. @param order its number */
export const payerScreens = (order: number): Screens => ({
  cart: { path: '/cart' },
  checkout: { path: '/checkout' },
  order: { path: `/orders/${order}`, isTold: true },
  'order-address': { path: `/orders/${order}/address` },
  'agreed-terms': {
    path: `/orders/${order}`,
    async first(page, { text }) {
      await page.getByRole('link', { name: text('Terms you agreed to', 'start') }).click()
      await page.waitForURL('**/terms_of_services/*')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  'order-emails': { path: `/orders/${order}/emails` },
  success: { path: `/checkout/success?order=${order}` },
})

/**
 * Orders the cart's content by bank transfer. @param token of a customer with an address @returns the order number
 */
export async function orderByTransfer(shop: string, token: string): Promise<number> {
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(new URL(path, shop), {
      headers: { authorization: `Token ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }
  const [delivery] = await ask<object[]>('/api/addresses/')
  const { lines, total, method } = await ask<{ lines: object[]; total: string; method: number }>('/api/checkout/quote/')
  const wish = { key: randomUUID(), from_cart: true, delivery, payment: 'transfer' }
  return (await ask<{ id: number }>('/api/checkout/', { ...wish, lines, total, method })).id
}
