import { texts } from '#texts/sales/orders/staff'
import { showPrice } from '../../../../../lib/money.ts'
import type { Payment } from '../../../payments/payments.contract.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'
import { RecordPaymentForm } from './record-payment-form.tsx'

/** The form by which staff record the payment of an order. */
export function RecordPayment({ order: { id, payment_due }, payment }: { order: StaffOrder; payment: Payment }) {
  const { amount, reference, state } = payment
  return (
    <section aria-label={texts.paymentOf(id)} className="border-line border-t p-4">
      <p className="mb-3 text-sm">
        {state === 'closed'
          ? texts.lateTransferHint(showPrice(amount), reference)
          : payment_due || texts.isDue(showPrice(amount))}
      </p>
      <RecordPaymentForm id={id} due={amount} button={texts.markAsPaid} name={texts.markOrderAsPaid(id)} />
    </section>
  )
}
