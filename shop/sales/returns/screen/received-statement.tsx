import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/returns'
import { showExactMoment } from '../../../../lib/texts/dates.ts'
import { useUser } from '../../../core/auth/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'

interface ReceivedStatementProps {
  id: number
  stated_on: string
  /** The address of the confirmation. */
  email: string
  /** Unpacked pieces were cancelled at once. */
  isCancelled: boolean
  isRefundDue: boolean
}

/** Confirms that a withdrawal was received, with its number and time. */
export function ReceivedStatement({ id, stated_on, email, isCancelled, isRefundDue }: ReceivedStatementProps) {
  const facts = useRef<HTMLElement>(null)
  useEffect(() => facts.current?.focus(), [])
  const customer = useUser()
  return (
    <section ref={facts} tabIndex={-1} className="outline-none">
      <p className="text-lg">{texts.withdrawalNo(id)}</p>
      <p className="mt-1 text-muted">{showExactMoment(new Date(stated_on))}</p>
      <p className="mt-5 wrap-anywhere">{texts.confirmedTo(email)}</p>
      <p className="mt-3">{isCancelled ? texts.cancelledAtOnce(isRefundDue) : texts.sendBackHint(isRefundDue)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {customer && (
          <ButtonLink to={href('/orders')} weight="secondary">
            {texts.toYourOrders}
          </ButtonLink>
        )}
        <ButtonLink to={href('/')} weight="secondary">
          {texts.toTheShop}
        </ButtonLink>
      </div>
    </section>
  )
}
