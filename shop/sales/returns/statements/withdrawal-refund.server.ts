import { sql } from 'kysely'

/** The combined state of a withdrawal's refunds; the order shows each refund. */
export interface WithdrawalRefund {
  state: 'on_its_way' | 'done' | 'failed'
  done_on: string | null
}

/**
 * Selects the state of the refunds of a row of `withdrawals`; null if there are none. A withdrawal that was closed by
 * the cancellation of its order has the refunds of the order since then.
 */
export const WITHDRAWAL_REFUND = sql<WithdrawalRefund | null>`(
  select case when count(*) > 0 then jsonb_build_object(
    'state', case when bool_or(refunds.state not in ('done', 'failed')) then 'on_its_way' when bool_or(refunds.state = 'done') then 'done' else 'failed' end,
    'done_on', max(refunds.done_at)) end
  from refunds join payments on payments.id = payment_id
  where refunds.withdrawal_id = withdrawals.id
    or (withdrawals.outcome = 'cancelled' and payments.order_id = withdrawals.order_id
      and because in ('withdrawn', 'cancelled') and refunds.made_at >= withdrawals.closed_at
      and exists (
        select from order_steps
        where order_steps.order_id = withdrawals.order_id and status = 'cancelled'
          and order_steps.made_at <= withdrawals.closed_at)))`
