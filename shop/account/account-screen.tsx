import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { LoginRequired } from '../session/guards/login-required.tsx'
import { RequireCustomer } from '../session/guards/require-customer.tsx'
import type { User } from '../session/session.contract.ts'
import { FormPage } from '../ui/form-page.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'

interface AccountScreenProps {
  title: string
  /** What one must be logged in for, as in 'You must be logged in to …'. */
  purpose: string
  children: (customer: User) => ReactNode
}

/** A screen below the account: the way back, its title, and its content for the customer whose account it is. */
export function AccountScreen({ title, purpose, children }: AccountScreenProps) {
  return (
    <>
      <p className="-mt-2 mx-auto mb-1 max-w-md">
        <Link
          to={href('/account')}
          className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          Account
        </Link>
      </p>
      <FormPage title={title}>
        <RequireCustomer
          waiting={<FieldsSkeleton />}
          visitor={<LoginRequired reason={`You must be logged in to ${purpose}`} />}
        >
          {children}
        </RequireCustomer>
      </FormPage>
    </>
  )
}
