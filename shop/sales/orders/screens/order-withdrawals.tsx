import { href } from 'react-router'
import { texts } from '#texts/sales/orders'
import { showWeekday } from '../../../../lib/texts/dates.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { mayWithdraw } from '../../returns/statements/withdrawal-period.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import type { Order } from '../orders.contract.ts'
import { OwnWithdrawal } from './own-withdrawal.tsx'

/** The state of the order's withdrawals, and the link to withdraw until the deadline. */
export function OrderWithdrawals({ order }: { order: Order }) {
  const { id, withdrawals, withdrawal_ends } = order
  // The server-rendered page does not know the current day.
  const may = useHydrated() && mayWithdraw(order, inShopTime(new Date()).day)
  if (!may && withdrawals.length === 0) return null
  return (
    <div className="grid gap-5 border-line border-t py-5">
      {withdrawals.map((withdrawal) => (
        <OwnWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {may && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ButtonLink to={`${href('/withdrawal')}?order=${id}`} weight="secondary">
            {texts.withdrawHere}
          </ButtonLink>
          <p className="text-muted text-sm">
            {withdrawal_ends ? texts.withdrawUntil(showWeekday(withdrawal_ends)) : texts.withdrawUntilAfter}
          </p>
        </div>
      )}
    </div>
  )
}
