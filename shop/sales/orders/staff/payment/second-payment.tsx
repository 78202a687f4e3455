import { useState } from 'react'
import { texts } from '#texts/sales/orders/staff'
import { Button } from '../../../../ui/button.tsx'
import { RecordPaymentForm } from './record-payment-form.tsx'

/** The button and form by which staff record a second transfer for an order that was already paid. */
export function SecondPayment({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  // A repeated submission after a lost response is the same payment.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <div className="border-line border-t p-4">
      {isOpen ? (
        <>
          <p className="mb-3 text-sm">{texts.thisOrderIsPaidRecord}</p>
          <RecordPaymentForm
            id={id}
            again={key}
            button={texts.recordAnotherPayment}
            name={texts.recordAnotherPaymentFor(id)}
          />
        </>
      ) : (
        <Button
          weight="quiet"
          aria-label={texts.recordAnotherPaymentFor(id)}
          className="max-sm:w-full"
          onClick={() => setOpen(true)}
        >
          {texts.recordAnotherPayment}
        </Button>
      )}
    </div>
  )
}
