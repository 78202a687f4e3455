import { anyOf } from '../../lib/texts/en.ts'
import type { PaymentMeans } from './payments.contract.ts'

// transfer-facts.tsx
export const amount = 'Amount'
export const payTo = 'To'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Reference'
export const copy = (what: string) => `Copy: ${what}`
export const copied = (what: string) => `Copied: ${what}`
export const keptUntil = (day: string) => `We keep what you ordered until ${day}.`

// Means of payment
export const means: Record<PaymentMeans, string> = { transfer: 'By bank transfer', collection: 'On collection' }
export const meansInSentences: Record<PaymentMeans, string> = {
  transfer: 'by bank transfer',
  collection: 'on collection',
}
export const youPayBy = (ways: readonly string[]) => `You pay ${anyOf(ways)}.`
