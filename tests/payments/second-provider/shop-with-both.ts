import { BUILT_IN } from '../../../extensions/built-in.ts'
import { stripe as stripeExtension } from '../../../extensions/stripe/index.ts'
import { switchExtension } from '../../../shop/admin/settings/extensions/extensions.contract.ts'
import { listOrders } from '../../../shop/sales/orders/orders.contract.ts'
import { refundOrder } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { processPayments } from '../../../shop/sales/payments/order-payments/process-payments.server.ts'
import { getPaymentsState } from '../../../shop/sales/payments/order-payments/staff/staff-payments.contract.ts'
import { expireUnpaidOrders } from '../../../shop/sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import { payOrder } from '../../../shop/sales/payments/payments.contract.ts'
import {
  addSellable,
  checkOutCart,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../fixtures/selling/selling-shop.ts'
import type { Person } from '../../processes/open-shop.ts'
import { openStripe } from '../../stripe/emulator.ts'
import { secondPay } from './second-pay.ts'
import { openSecondServer } from './second-server.ts'

/** Returns the parameters of an order. */
export const by = (id: number) => ({ params: { id: String(id) } })

/** Opens a shop with Stripe and the second provider, and a mug. */
export async function openShopWithBoth() {
  const stripe = await openStripe()
  const server = await openSecondServer()
  const env = {
    ...{ STRIPE_SECRET_KEY: stripe.key, STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret, STRIPE_API_URL: stripe.url },
    ...{ PAYMENT_SECOND_URL: server.url, PAYMENT_SECOND_SECRET: server.secret },
  }
  const selling = await openSellingShop({ extensions: [...BUILT_IN, secondPay], env }, new Date())
  const { shop, staff } = selling
  Object.defineProperty(stripe.clock, 'now', { get: () => shop.clock.now })
  Object.defineProperty(server.clock, 'now', { get: () => shop.clock.now })
  await limitUnpaid(staff)
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 50 }] })
  const order = async (person: Person, payment: string) => {
    await putInCart(person, mug, 2)
    return (await checkOutCart(person, { payment })).id
  }
  const page = async (person: Person, id: number) => {
    const { address } = await person.api(payOrder, by(id))
    return { address, reference: address.split('/').at(-1) ?? '' }
  }
  return {
    ...{ stripe, server, shop, staff, mug, order, page },
    /** Enables or disables the extension of a provider. */
    enable: (provider: 'stripe' | 'second', is_enabled: boolean) =>
      staff.api(switchExtension, {
        params: { name: provider === 'stripe' ? stripeExtension.name : secondPay.name },
        body: { is_enabled },
      }),
    /** Orders and pays at the provider, without a webhook. @returns order and reference */
    paid: async (person: Person, payment: 'online' | 'second') => {
      const id = await order(person, payment)
      const { reference } = await page(person, id)
      if (payment === 'second') server.account.pay(reference)
      else stripe.account.pay(reference)
      return { id, reference }
    },
    shown: async (person: Person, id: number) =>
      (await person.api(listOrders, { query: { order: String(id) } })).results[0],
    work: () => processPayments(shop.services),
    sweep: () => expireUnpaidOrders(shop.services),
    state: () => staff.api(getPaymentsState, {}),
    refund: (id: number, amount: string) =>
      staff.api(refundOrder, {
        ...by(id),
        body: { key: crypto.randomUUID(), amount, because: 'goodwill', note: '', lines: [] },
      }),
    post: async (provider: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
      (await shop.app.inject({ method: 'POST', url: `/api/payments/${provider}/`, payload: body, headers })).statusCode,
    pass: (minutes: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
    },
    async [Symbol.asyncDispose]() {
      await selling[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}
