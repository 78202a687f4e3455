import { afterAll } from 'vitest'
import { openStripe } from '../../../stripe/emulator.ts'
import { openSellingStaffShop } from './selling-shop.ts'

/** Opens a built shop with online payments at a Stripe emulator. Both close at the end of the file. */
export async function openPayingStaffShop() {
  const stripe = await openStripe()
  afterAll(() => stripe[Symbol.asyncDispose]())
  const shop = await openSellingStaffShop({
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  return { shop, stripe }
}
