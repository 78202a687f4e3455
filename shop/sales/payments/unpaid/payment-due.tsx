import { texts } from '#texts/sales/payments'
import { showMoment } from '../../../../lib/texts/dates.ts'
import type { Payment } from '../payments.contract.ts'
import { PayNow } from './pay-now.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** States how an unpaid order is paid and links to the payment, or explains why nothing is due. */
export function PaymentDue({ order, payment }: { order: number; payment: Payment }) {
  const { kind, state, ends_on, is_checked } = payment
  if (kind !== 'online')
    return (
      <div>
        <p className="mb-3">{texts.preparedOnceArrived}</p>
        <TransferDetails payment={payment} />
      </div>
    )
  if (is_checked) return <p>{texts.isChecked}</p>
  if (state === 'processing') return <p>{texts.yourPaymentIsBeingProcessed}</p>
  return (
    <div className="grid gap-3">
      {ends_on && <p>{texts.onlinePaymentHint(showMoment(ends_on))}</p>}
      <PayNow order={order} />
    </div>
  )
}
