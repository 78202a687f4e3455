import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/core/admin-kit'
import { hasRole, type NeededRole, type StaffRole } from '../../../lib/staff/staff-role.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { LoginRequired } from '../auth/guards/login-required.tsx'
import type { User } from '../auth/session.contract.ts'
import { useCustomer } from '../auth/session.ts'
import { UnsavedWork, useUnsavedWork } from './unsaved-work.tsx'

interface ForStaffProps {
  /** A sentence such as 'Only staff of the shop can create products.' */
  reason: string
  /** The required role. */
  role: NeededRole
  /** Placeholder until the user is known. */
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/**
 * Content for staff. Other users see the reason and what they can do. A user who just lost access keeps unsaved
 * entries on the screen below the reason; the server refuses to save them.
 */
export function RequireStaff({ reason, role, waiting = <FieldsSkeleton />, children }: ForStaffProps) {
  const customer = useCustomer()
  const { staff, isAllowed, touch } = useUnsavedWork(customer, role)
  if (staff)
    return (
      <UnsavedWork {...(isAllowed ? SAVED : reasonFor(customer, role))} touch={touch}>
        {children(staff)}
      </UnsavedWork>
    )
  if (customer === undefined) return waiting
  if (customer === null) return <LoginRequired reason={texts.logInWithAnAccount(reason)} />
  if (!customer.staff_role) return <NotStaff reason={reason} customer={customer} />
  if (!hasRole(customer.staff_role, role)) return <WrongRole own={customer.staff_role} role={role} />
  return <SecondFactorNeeded />
}

const SAVED = { why: undefined, remedy: undefined }

/** Returns why nothing can be saved and a remedy, which opens in another tab to preserve the entries. */
function reasonFor(customer: User | null | undefined, role: NeededRole) {
  if (!customer)
    return { why: texts.sessionEnded, remedy: texts.logInElsewhere(<InTab to={href('/login')} key="login" />) }
  if (!customer.staff_role) return { why: texts.noLongerStaff, remedy: texts.askForTheRole }
  if (!hasRole(customer.staff_role, role))
    return { why: texts.roleIsNow(texts.roleNames[customer.staff_role], role), remedy: texts.askForTheRole }
  return {
    why: texts.twoStepIsNeeded,
    remedy: texts.setUpElsewhere(<InTab to={href('/account/two_step')} key="two-step" />),
  }
}

/** Shown to staff without the required role. */
function WrongRole({ own, role }: { own: StaffRole; role: NeededRole }) {
  return (
    <div>
      <p className="text-lg text-muted">{texts.ofAnotherRole(texts.roleNames[own], role)}</p>
      <ButtonLink to={href('/admin')} className="mt-6">
        {texts.goToDashboard}
      </ButtonLink>
    </div>
  )
}

/** Shown to owners who must set up a second factor first. */
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

const InTab = ({ to }: { to: string }) => (
  <Link to={to} target="_blank" className="underline underline-offset-4">
    {texts.inAnotherTab}
  </Link>
)
