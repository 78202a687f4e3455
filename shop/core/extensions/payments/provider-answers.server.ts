import { z } from 'zod'

/** The answers of payment providers. An answer of another form is an unknown outcome. */
const Reference = z
  .string()
  .max(500)
  .regex(/^[^\0]+$/)
/** PostgreSQL stores no NUL characters, which payers can enter at some providers. */
const Text = z.string().transform((text) => text.replaceAll('\0', ''))
const Cents = z.int().min(0)

/** What the shop reads of a provider before its first call. */
export const Head = z.object({
  id: z.string(),
  label: z.string().min(1),
  isTest: z.boolean(),
  limits: z.object({ minCents: z.int(), maxCents: z.int() }),
  pageOrigin: z.url(),
})

const Visible = z.string().regex(/^[\x21-\x7e]+$/)

/** A webhook event. A valid signature proves the sender, not the contents. */
export const Notice = z.object({ event: Visible.max(500), kind: Visible.max(255), reference: Visible.max(500) })

export const Opened = z.object({ reference: Reference, address: z.url() })

const Dispute = z.object({
  state: z.enum(['open', 'won', 'lost', 'withdrawn']),
  openedAt: z.date(),
  answerBy: z.date().nullable(),
  lostCents: Cents,
})

export const Payment = z.object({
  reference: Reference,
  otherReference: Reference.nullable(),
  attempt: Text.nullable(),
  shop: Text.nullable(),
  state: z.enum(['open', 'processing', 'paid', 'failed', 'expired']),
  receivedCents: Cents,
  refundedCents: Cents,
  currency: Text,
  isTest: z.boolean(),
  dispute: Dispute.nullable(),
  paidBy: Text,
  email: Text,
})

export const Refund = z.object({
  reference: Reference,
  state: z.enum(['pending', 'done', 'failed']),
  cents: Cents,
  reason: Text,
})

/** At most a day of a large shop. */
const MAX_MOVEMENTS = 20_000

export const Payout = z.object({
  reference: Reference,
  state: z.enum(['pending', 'paid', 'failed']),
  arrivesOn: z.iso.date(),
  cents: z.int(),
  currency: Text,
  isTest: z.boolean(),
  movements: z
    .array(
      z.object({
        reference: Reference,
        kind: z.enum(['payment', 'refund', 'dispute', 'fee', 'other']),
        payment: Reference.nullable(),
        cents: z.int(),
        feeCents: z.int(),
        at: z.date(),
      }),
    )
    .max(MAX_MOVEMENTS)
    .readonly(),
})

export const Disputed = Reference
