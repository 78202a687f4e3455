import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/staff'
import { LoginRequired } from '../session/guards/login-required.tsx'
import { RequireCustomer } from '../session/guards/require-customer.tsx'
import type { User } from '../session/session.contract.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'

interface ForStaffProps {
  /** Says what only staff may do here: 'Only staff of the shop can create products.' */
  reason: string
  /** What stands there until it is known who looks. */
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/** A part of a screen that is for staff. Everybody else is told so, and what they can do about it. The server refuses them by itself. */
export function RequireStaff({ reason, waiting = <FieldsSkeleton />, children }: ForStaffProps) {
  return (
    <RequireCustomer waiting={waiting} visitor={<LoginRequired reason={texts.logInWithAnAccount(reason)} />}>
      {(customer) => {
        if (!customer.is_staff) return <NotStaff reason={reason} customer={customer} />
        return customer.needs_second_factor ? <SecondFactorNeeded /> : children(customer)
      }}
    </RequireCustomer>
  )
}

/** They may do nothing here before they have set it up, which they may right now. */
function SecondFactorNeeded() {
  return (
    <div>
      <p className="text-lg text-muted">{texts.setUpTwoStepFirst}</p>
      <ButtonLink to={href('/account/two_step')} className="mt-6">
        {texts.setUpTwoStep}
      </ButtonLink>
    </div>
  )
}

function NotStaff({ reason, customer }: { reason: string; customer: User }) {
  return (
    <div>
      <p className="text-lg text-muted">{texts.youAreLoggedInAs(reason, customer.first_name, customer.last_name)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href('/')}>{texts.toTheProducts}</ButtonLink>
        <ButtonLink to={href('/logout')} weight="secondary">
          {texts.logout}
        </ButtonLink>
      </div>
    </div>
  )
}
