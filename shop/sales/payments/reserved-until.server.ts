import type { PaymentKind } from '../../../lib/payment-kinds.ts'
import { MINUTE } from '../../../server/durations.ts'

/**
 * The shop learns of an online payment shortly after it was made, so stock is reserved for longer than the payment
 * page is open.
 */
const RESERVED_LONGER_MS = 10 * MINUTE

/**
 * Returns until when an order's stock stays reserved for its payment.
 * @param endsAt until when the order can be paid
 */
export const reservedUntil = (kind: PaymentKind, endsAt: Date): Date =>
  new Date(endsAt.getTime() + (kind === 'online' ? RESERVED_LONGER_MS : 0))

/** Returns until when an order can be paid online if its stock is reserved until `held`. */
export const payableUntil = (held: Date): Date => new Date(held.getTime() - RESERVED_LONGER_MS)
