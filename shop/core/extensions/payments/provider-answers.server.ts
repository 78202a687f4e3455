import { z } from 'zod'

/** The answers of payment providers. An answer of another form is an unknown outcome. */
const Reference = z.string().min(1).max(500)

export const Opened = z.object({ reference: Reference, address: z.url() })

const Dispute = z.object({
  state: z.enum(['open', 'won', 'lost', 'withdrawn']),
  openedAt: z.date(),
  answerBy: z.date().nullable(),
  lostCents: z.int(),
})

export const Payment = z.object({
  reference: Reference,
  otherReference: Reference.nullable(),
  attempt: z.string().nullable(),
  shop: z.string().nullable(),
  state: z.enum(['open', 'processing', 'paid', 'failed', 'expired']),
  receivedCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  isTest: z.boolean(),
  dispute: Dispute.nullable(),
  paidBy: z.string(),
  email: z.string(),
})

export const Refund = z.object({
  reference: Reference,
  state: z.enum(['pending', 'done', 'failed']),
  cents: z.int(),
  reason: z.string(),
})

export const Disputed = Reference
