import { lazy, Suspense, useCallback, useState } from 'react'
import { texts } from '#texts/sales/orders/staff'
import { Button } from '../../../../ui/button.tsx'
import type { Payment } from '../../../payments/payments.contract.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'

const RefundOrder = lazy(() => import('./refund-order.tsx'))

/** The button by which staff refund an order or a part of it. */
export function RefundButton({ order, payment }: { order: StaffOrder; payment: Payment }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="border-line border-t p-4">
      <Button
        weight="quiet"
        aria-label={texts.refundOrder(order.id)}
        className="max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        {texts.refund}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundOrder order={order} payment={payment} close={close} />
        </Suspense>
      )}
    </div>
  )
}
