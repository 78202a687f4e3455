import type { PaymentKind } from '../../../../lib/payment-kinds.ts'

/** The fields that decide whether an order needs a refund account. */
interface RefundableOrder {
  payment: { kind: PaymentKind; state: string } | null
  refunds: readonly { state: string }[]
  withdrawals: readonly { closed_at: Date | string | null }[]
}

/**
 * Returns whether money that the customer sent must or may be refunded: a refund is pending, or a withdrawal is
 * open.
 */
export function takesRefundAccount({ payment, refunds, withdrawals }: RefundableOrder): boolean {
  if (payment?.kind !== 'sent' || !['paid', 'surplus'].includes(payment.state)) return false
  return refunds.some(({ state }) => state !== 'done') || withdrawals.some(({ closed_at }) => closed_at === null)
}
