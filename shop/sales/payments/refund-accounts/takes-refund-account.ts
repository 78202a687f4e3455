/** What decides whether an order takes a refund account. */
interface RefundableOrder {
  payment: { provider: string; state: string } | null
  refunds: readonly { state: string }[]
  withdrawals: readonly { closed_at: Date | string | null }[]
}

/**
 * Returns whether money that came by bank transfer goes back, or may: a refund has not been made yet, or a
 * withdrawal is open.
 */
export function takesRefundAccount({ payment, refunds, withdrawals }: RefundableOrder): boolean {
  if (payment?.provider !== 'transfer' || !['paid', 'surplus'].includes(payment.state)) return false
  return refunds.some(({ state }) => state !== 'done') || withdrawals.some(({ closed_at }) => closed_at === null)
}
