import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/checkout'
import { ButtonLink } from '../../ui/button.tsx'
import type { Order } from '../orders/orders.contract.ts'
import type { Payment } from '../payments/payments.contract.ts'
import { PaymentDue } from '../payments/unpaid/payment-due.tsx'

const POLL_INTERVAL_MS = 2_000
/** A provider usually confirms within seconds. */
const MAX_POLLS = 15

/** Polls for the confirmation of a payment, and after a while states that an e-mail will follow. */
export function UnconfirmedPayment({ order: { id }, payment }: { order: Order; payment: Payment }) {
  const { submit } = useFetcher()
  const [polls, setPolls] = useState(0)
  const isOpen = payment.state === 'open' && !payment.is_checked
  const isPolling = isOpen && polls < MAX_POLLS
  useEffect(() => {
    if (!isPolling) return
    const timer = setTimeout(
      () => {
        setPolls(polls + 1)
        void submit({ order: String(id) }, { method: 'post', action: href('/checkout/success') })
      },
      polls === 0 ? 0 : POLL_INTERVAL_MS,
    )
    return () => clearTimeout(timer)
  }, [isPolling, polls, id, submit])
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-2xl">{texts.waitingForConfirmation}</h1>
      <div role="status" className="mt-3 text-lg text-muted">
        {isPolling && (
          <p className="flex items-center gap-3">
            <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
            {texts.thisTakesSeconds}
          </p>
        )}
        {isOpen && !isPolling && <p>{texts.yourPaymentIsntConfirmed(id)}</p>}
        {!isOpen && <PaymentDue order={id} payment={payment} />}
      </div>
      {isOpen && !isPolling && (
        <div className="mt-6 grid gap-3">
          <p>{texts.notPaidYet}</p>
          <PaymentDue order={id} payment={payment} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/orders/:id', { id: String(id) })} weight="secondary">
          {texts.seeTheOrder}
        </ButtonLink>
      </div>
    </div>
  )
}
