import { useState } from 'react'
import * as texts from '#texts/sales/orders/staff'
import { Button } from '../../../../ui/button.tsx'
import { MoneyForm } from './money-form.tsx'

/** The button, and then the form, by which staff note a transfer for an order whose money had come before. */
export function CameAgain({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  // Sent again after a lost answer it is the same money.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <div className="border-line border-t p-4">
      {isOpen ? (
        <>
          <p className="mb-3 text-sm">{texts.goesBack}</p>
          <MoneyForm id={id} again={key} button={texts.recordAnotherPayment} name={texts.recordAnotherPaymentFor(id)} />
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
