import { randomUUID } from 'node:crypto'
import type { PaymentDetails } from '../../shop/extension/payment-provider.ts'

const PAYABLE_FOR_MS = 45 * 60_000

/** Returns payment details for two mugs and their delivery, 29.90 in total. */
export const paymentDetails = (change: Partial<PaymentDetails> = {}): PaymentDetails => ({
  ...{ attempt: randomUUID(), order: 7, shop: 'a-shop', language: 'en', methods: ['card'], email: 'mia@example.com' },
  title: 'Order 7',
  lines: [{ title: 'Mug, Red', quantity: 2, unit_cents: 12_50 }],
  delivery: { name: 'Home', cents: 4_90 },
  totalCents: 29_90,
  endsAt: new Date(Date.now() + PAYABLE_FOR_MS),
  ...{ successUrl: 'https://shop.example/checkout/success?order=7', cancelUrl: 'https://shop.example/orders?order=7' },
  ...change,
})

/** Returns the given number of lines, each with another price. */
export const linesFor = (count: number): PaymentDetails['lines'] =>
  Array.from({ length: count }, (_, place) => ({
    title: `Thing ${place}`,
    quantity: 1 + (place % 3),
    unit_cents: 1_99 + place,
  }))
