import type { DifferenceReason } from './accounting.contract.ts'
import type { ClosedSettlement } from './payouts/settlement.ts'

/** A period of ISO dates in the shop's time zone, both included. */
export interface Period {
  from: string
  until: string
}

/** What documents and payments of an order add up to in a period, in cents. */
export interface OrderBalance {
  orderId: number
  /** Invoices minus credit notes. */
  documentCents: number
  /** Payments minus refunds. */
  paymentCents: number
  documents: number
  payments: number
}

export interface Difference {
  orderId: number
  documentCents: number
  paymentCents: number
  reason: DifferenceReason
}

/** The ledger of gift cards of an order, and the sum of its payments, refunds and sold cards that differs, in cents. */
export interface LedgerDifference {
  orderId: number
  ledgerCents: number
  shopCents: number
}

/** Sums and differences of a period, in cents. */
export interface Reconciliation {
  invoiceCents: number
  creditCents: number
  paymentCents: number
  refundCents: number
  /** Invoices minus credit notes, minus payments, plus refunds; 0 if everything agrees. */
  differenceCents: number
  differences: Difference[]
  /** Payments compared with payouts; undefined in closings of earlier releases. */
  settlement?: ClosedSettlement
  /** The liability for gift cards at the end of the month; undefined in closings of earlier releases. */
  giftCards?: { outstandingCents: number; differences: LedgerDifference[] }
}

/** Returns the orders with a difference of documents and payments. They add up to the difference of the period. */
export function differencesOf(balances: readonly OrderBalance[]): Difference[] {
  return balances
    .filter(({ documentCents, paymentCents }) => documentCents !== paymentCents)
    .map(({ orderId, documentCents, paymentCents, documents, payments }) => ({
      ...{ orderId, documentCents, paymentCents },
      reason: documents === 0 ? 'no_document' : payments === 0 ? 'no_payment' : 'other_amount',
    }))
}

/** Returns the month of an ISO date, such as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Returns the first and last day of a month. @param month such as `2026-11` */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, until: last }
}

/** Returns the month before. @param month such as `2026-11` */
export const monthBefore = (month: string): string =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7)
