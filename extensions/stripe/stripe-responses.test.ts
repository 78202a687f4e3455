import { expect, test } from 'vitest'
import { readRefund, readSession } from './stripe-responses.ts'

test('reads texts without NUL characters, which PostgreSQL does not store', () => {
  const refund = { id: 're_1', object: 'refund', amount: 100, status: 'failed', failure_reason: 'lost\0_card' }
  expect(readRefund(refund).reason).toBe('lost card')
  const session = {
    ...{ id: 'cs_1', object: 'checkout.session', status: 'complete', payment_status: 'paid', amount_total: 100 },
    ...{ currency: 'eur', livemode: false, customer_details: { email: 'mia\0@example.com' } },
  }
  expect(readSession(session).email).toBe('mia@example.com')
})
