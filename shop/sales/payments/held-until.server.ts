import { MINUTE } from '../../../server/durations.ts'
import type { PaymentMeans } from './payments.contract.ts'

/** What is paid online in the last moment is known a little later. */
const KEPT_LONGER_MS = 10 * MINUTE

/** Returns until when the pieces of an order wait for its payment. @param endsAt until when it can be paid */
export const heldUntil = (means: PaymentMeans, endsAt: Date): Date =>
  new Date(endsAt.getTime() + (means === 'online' ? KEPT_LONGER_MS : 0))

/** Returns until when an order can be paid online whose pieces wait until a moment. */
export const endBefore = (held: Date): Date => new Date(held.getTime() - KEPT_LONGER_MS)
