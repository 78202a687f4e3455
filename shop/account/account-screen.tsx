import { ChevronLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { customerScreen } from '../session/guards/customer-screen.tsx'
import { FormPage } from '../ui/form-page.tsx'
import { FieldsSkeleton } from '../ui/loading/form-skeleton.tsx'

interface AccountScreenWords {
  title: string
  /** What one must be logged in for, as in 'You must be logged in to …'. */
  purpose: string
}

/** The `handle` of a screen below the account: the way back, its title, and its content for the customer whose account it is. */
export const accountScreen = ({ title, purpose }: AccountScreenWords) =>
  customerScreen({
    around: (content) => (
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
        <FormPage title={title}>{content}</FormPage>
      </>
    ),
    reason: `You must be logged in to ${purpose}`,
    waiting: <FieldsSkeleton />,
  })
