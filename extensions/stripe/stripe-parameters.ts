import type { PaymentDetails } from 'comptoir/extension'
import type Stripe from 'stripe'

/** The payment page's maximum; more lines are merged into one. */
const MOST_LINES = 99
const LONGEST_NAME = 250

/**
 * Returns the exact request body for opening a payment. The page shows the order's lines and delivery with the same
 * total. Account settings that would change the amount are overridden. The e-mail address is the only personal data.
 */
export function sessionParameters(details: PaymentDetails): Stripe.Checkout.SessionCreateParams {
  const { attempt, order, title, shop, delivery, totalCents, email, language, endsAt, successUrl, cancelUrl, methods } =
    details
  const metadata = { shop, order: String(order), attempt }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    submit_type: 'pay',
    client_reference_id: attempt,
    metadata,
    payment_intent_data: { metadata, description: title },
    line_items: linesOf(details).map(({ title, quantity, unit_cents }) => ({
      quantity,
      price_data: {
        currency: 'eur',
        unit_amount: unit_cents,
        product_data: { name: title.slice(0, LONGEST_NAME) },
      },
    })),
    ...(delivery.cents > 0 && totalCents > delivery.cents
      ? {
          shipping_options: [
            {
              shipping_rate_data: {
                type: 'fixed_amount' as const,
                display_name: delivery.name.slice(0, 100),
                fixed_amount: { amount: delivery.cents, currency: 'eur' },
              },
            },
          ],
        }
      : {}),
    ...(email === null ? {} : { customer_email: email }),
    locale: language,
    expires_at: Math.floor(endsAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
    allowed_payment_method_types: [...methods],
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: false },
    allow_promotion_codes: false,
    invoice_creation: { enabled: false },
    after_expiration: { recovery: { enabled: false } },
    billing_address_collection: 'auto',
    phone_number_collection: { enabled: false },
    customer_creation: 'if_required',
  }
}

function linesOf({ lines, title, totalCents, delivery }: PaymentDetails): PaymentDetails['lines'] {
  if (lines.length <= MOST_LINES) return lines
  return [{ title, quantity: 1, unit_cents: totalCents - delivery.cents }]
}
