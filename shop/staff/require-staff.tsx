import type { ReactNode } from 'react'
import { href } from 'react-router'
import { LoginRequired } from '../session/guards/login-required.tsx'
import { RequireCustomer } from '../session/guards/require-customer.tsx'
import type { User } from '../session/session.contract.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'

interface ForStaffProps {
  /** What only staff may do here, as in 'Only staff of the shop can …'. */
  purpose: string
  /** What stands there until it is known who looks. */
  waiting?: ReactNode
  children: (staff: User) => ReactNode
}

/** A part of a screen that is for staff. Everybody else is told so, and what they can do about it. The server refuses them by itself. */
export function RequireStaff({ purpose, waiting = <FieldsSkeleton />, children }: ForStaffProps) {
  const reason = `Only staff of the shop can ${purpose}.`
  return (
    <RequireCustomer
      waiting={waiting}
      visitor={<LoginRequired reason={`${reason} Log in with an account of the staff.`} />}
    >
      {(customer) => (customer.is_staff ? children(customer) : <NotStaff reason={reason} customer={customer} />)}
    </RequireCustomer>
  )
}

function NotStaff({ reason, customer }: { reason: string; customer: User }) {
  return (
    <div>
      <p className="text-lg text-muted">
        {reason} You are logged in as {customer.first_name} {customer.last_name}, which is an account of a customer.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={href('/')}>To the products</ButtonLink>
        <ButtonLink to={href('/logout')} weight="secondary">
          Logout
        </ButtonLink>
      </div>
    </div>
  )
}
