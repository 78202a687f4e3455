import * as texts from '#texts/payments'
import { showMoment } from '../../lib/texts/dates.ts'
import { PayNow } from './pay-now.tsx'
import type { Payment } from './payments.contract.ts'
import { TransferFacts } from './transfer-facts.tsx'

/** Says how an order that awaits its payment is paid, and leads there; or why there is nothing to be paid now. */
export function ToBePaid({ order, payment }: { order: number; payment: Payment }) {
  const { means, state, ends_on, is_checked, is_test } = payment
  if (means !== 'online')
    return (
      <div>
        <p className="mb-3">{texts.preparedOnceArrived}</p>
        <TransferFacts payment={payment} />
      </div>
    )
  if (is_checked) return <p>{texts.isChecked}</p>
  if (state === 'processing') return <p>{texts.isOnItsWay}</p>
  return (
    <div className="grid gap-3">
      {is_test && <TestMode />}
      {state === 'open' && ends_on && <p>{texts.keptOnlineUntil(showMoment(ends_on))}</p>}
      <PayNow order={order} />
    </div>
  )
}

/** Says that a provider is only tried out. */
export const TestMode = () => (
  <p>
    <strong className="rounded-control bg-warn-soft px-2 py-1 text-sm text-warn">{texts.testMode}</strong>
  </p>
)
