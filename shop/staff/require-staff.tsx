import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/staff'
import { hasRole, type NeededRole, type StaffRole } from '../../lib/staff/staff-role.ts'
import { LoginRequired } from '../session/guards/login-required.tsx'
import { RequireCustomer } from '../session/guards/require-customer.tsx'
import type { User } from '../session/session.contract.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'

interface ForStaffProps {
  /** Says what only staff may do here: 'Only staff of the shop can create products.' */
  reason: string
  /** Which of the staff it is for. */
  role: NeededRole
  /** What stands there until it is known who looks. */
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/** A part of a screen that is for staff. Everybody else is told so, and what they can do about it. The server refuses them by itself. */
export function RequireStaff({ reason, role, waiting = <FieldsSkeleton />, children }: ForStaffProps) {
  return (
    <RequireCustomer waiting={waiting} visitor={<LoginRequired reason={texts.logInWithAnAccount(reason)} />}>
      {(customer) => {
        if (!customer.staff_role) return <NotStaff reason={reason} customer={customer} />
        if (!hasRole(customer.staff_role, role)) return <OfAnotherRole own={customer.staff_role} role={role} />
        return customer.needs_second_factor ? <SecondFactorNeeded /> : children(customer)
      }}
    </RequireCustomer>
  )
}

/** What staff see of a screen that others of them see to. */
function OfAnotherRole({ own, role }: { own: StaffRole; role: NeededRole }) {
  return (
    <div>
      <p className="text-lg text-muted">{texts.ofAnotherRole(texts.roleNames[own], role)}</p>
      <ButtonLink to={href('/admin')} className="mt-6">
        {texts.toToday}
      </ButtonLink>
    </div>
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
