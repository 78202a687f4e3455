import { MINUTE } from '../../../server/durations.ts'
import type { PaymentMeans } from './payments.contract.ts'

/**
 * The shop learns of an online payment shortly after it was made, so stock is reserved for longer than the payment
 * page is open.
 */
const KEPT_LONGER_MS = 10 * MINUTE

/**
 * Returns until when an order's stock stays reserved for its payment.
 * @param endsAt until when the order can be paid
 */
export const heldUntil = (means: PaymentMeans, endsAt: Date): Date =>
  new Date(endsAt.getTime() + (means === 'online' ? KEPT_LONGER_MS : 0))

/** Returns until when an order can be paid online if its stock is reserved until `held`. */
export const endBefore = (held: Date): Date => new Date(held.getTime() - KEPT_LONGER_MS)
