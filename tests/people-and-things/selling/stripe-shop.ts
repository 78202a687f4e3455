import { randomUUID } from 'node:crypto'
import { stripeProvider } from '../../../server/payments/stripe/stripe-provider.ts'
import { shopIdAtProvider } from '../../../shop/sales/payments/order-payments/at-provider/shop-id-at-provider.server.ts'
import { hasProvider, processPayments } from '../../../shop/sales/payments/order-payments/process-payments.server.ts'
import { expireUnpaidOrders } from '../../../shop/sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import type { Death, PayingProcess } from '../../payments/processes/paying-process.ts'
import { startPayingProcess } from '../../payments/processes/paying-process.ts'
import { openStripe } from '../../stripe/stand-in.ts'
import { addSellable, openSellingShop } from './selling-shop.ts'

/**
 * Opens a shop with payments through a Stripe emulator that outlives all processes of the shop, a mug, and a
 * customer.
 */
export async function openStripeShop({ stock = 10 } = {}) {
  const stripe = await openStripe()
  const { key, webhookSecret, url } = stripe
  const opened = { key, webhookSecrets: [webhookSecret] }
  // Notices carry the time of the machine's clock.
  const payments = stripeProvider({ ...opened, apiUrl: new URL(url) })
  const selling = await openSellingShop({ payments }, new Date())
  const { shop } = selling
  Object.defineProperty(stripe.clock, 'now', { get: () => shop.clock.now })
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock }] })
  const mia = await shop.customer('Mia')
  const processes: PayingProcess[] = []

  return {
    ...selling,
    stripe,
    mug,
    mia,
    variant: mug.variantIds[0] ?? 0,
    /** Starts another process of this shop. */
    async start(dieAt?: Death): Promise<PayingProcess> {
      const process = await startPayingProcess({
        connection: shop.connection,
        stripe: { url, ...opened },
        dataDir: shop.config.dataDir,
        secret: shop.secret.toString('hex'),
        now: shop.clock.now.toISOString(),
        ...(dieAt && { dieAt }),
      })
      processes.push(process)
      return process
    },
    pass: (minutes: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
    },
    post: (body: string, headers: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/api/payments/stripe/', payload: body, headers }),
    /** Creates a payment for this shop at the provider that the shop does not know, as after a restored backup. */
    async payElsewhere() {
      const wish = {
        ...{
          attempt: randomUUID(),
          order: 77,
          shop: shopIdAtProvider(shop.services),
          language: 'en',
          methods: ['card'],
        },
        ...{ lines: [{ title: 'Mug', quantity: 1, unit_cents: 29_90 }], delivery: { name: '', cents: 0 } },
        ...{ totalCents: 29_90, email: 'ida@example.com', endsAt: new Date(shop.clock.now.getTime() + 45 * 60_000) },
        ...{ successUrl: 'https://shop.example/', cancelUrl: 'https://shop.example/' },
      }
      const opened = await payments.open({ key: wish.attempt, parameters: payments.compose(wish) })
      stripe.account.pay(opened.reference)
    },
    /** Runs the jobs of this process. */
    round: async () => {
      if (hasProvider(shop.services)) await processPayments(shop.services)
      await expireUnpaidOrders(shop.services)
    },
    async [Symbol.asyncDispose]() {
      for (const process of processes) await process[Symbol.asyncDispose]()
      await selling[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>
