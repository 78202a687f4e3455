import type { PayoutDifferenceReason } from '../accounting.contract.ts'

/** The most differences that an answer names. */
export const MOST_DIFFERENCES = 100

/** The money that the shop received on a day, in cents. */
export interface SettledDay {
  /** ISO date in the shop's time zone. */
  day: string
  transfers: number
  /** Paid on collection, by gift card, or recorded by staff. */
  others: number
  /** Paid at providers. */
  online: number
  /** Refunds of all payments. */
  refunds: number
  /** Payments minus refunds at providers that no payout contains by the end of the period. */
  open: number
}

/** A payout with the sums of its movements, in cents. */
export interface SettledPayout {
  provider: string
  reference: string
  state: 'pending' | 'paid' | 'failed'
  arrivesOn: string
  payments: number
  refunds: number
  disputes: number
  /** The provider's fees; positive. */
  fees: number
  others: number
  cents: number
}

/** A difference between the shop and a provider, in cents. */
export interface PayoutDifference {
  reason: PayoutDifferenceReason
  /** Null if the shop has no such payment. */
  orderId: number | null
  /** The payout's id at the provider; empty for a payment that no payout contains. */
  payout: string
  shopCents: number
  providerCents: number
}

/** Payments of a period compared with the payouts that arrive in it. */
export interface Settlement {
  days: SettledDay[]
  payouts: SettledPayout[]
  differences: PayoutDifference[]
  /** The fees that the journal books in the period. */
  bookedFeeCents: number
}

/** The sums of a settlement that a closing stores, in cents. */
export interface ClosedSettlement {
  payoutCents: number
  feeCents: number
  openCents: number
  differences: PayoutDifference[]
}

/**
 * Returns the sums of a settlement. Failed payouts do not count, but the provider keeps their fees: the fees are those
 * in the journal and those of payouts that have not arrived yet.
 */
export function sumsOf({ days, payouts, differences, bookedFeeCents }: Settlement): ClosedSettlement {
  const arrived = payouts.filter(({ state }) => state !== 'failed')
  const pending = payouts.filter(({ state }) => state === 'pending')
  return {
    payoutCents: arrived.reduce((sum, { cents }) => sum + cents, 0),
    feeCents: pending.reduce((sum, { fees }) => sum + fees, bookedFeeCents),
    openCents: days.reduce((sum, { open }) => sum + open, 0),
    differences,
  }
}
