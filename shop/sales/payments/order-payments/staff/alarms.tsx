import { texts } from '#texts/sales/payments/order-payments/staff'
import type { PaymentsState } from './staff-payments.contract.ts'

/** Problems that concern all payments, shown above the individual payment issues. */
export function Alarms({ alarms }: Pick<PaymentsState, 'alarms'>) {
  if (alarms.length === 0) return null
  return (
    <ul role="alert" className="mb-6 grid gap-2 rounded-card bg-danger-soft p-4 text-danger text-sm">
      {alarms.map(({ alarm, count }) => (
        <li key={alarm}>{texts.alarms[alarm](count)}</li>
      ))}
    </ul>
  )
}
