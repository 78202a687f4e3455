import { ChevronLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/core/accounts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { customerScreen } from '../auth/guards/customer-screen.tsx'

const TO_ACCOUNT = localizedConstant(() => ({ to: href('/account'), name: texts.account }))

export interface AccountScreenWords {
  title: string
  /** Why visitors must log in. */
  reason: string
  /** The parent screen. */
  up?: { to: string; name: string }
}

/** Returns the `handle` of an account screen: a link to its parent, its title and its content for the customer. */
export const accountScreen = ({ title, reason, up = TO_ACCOUNT }: AccountScreenWords) =>
  customerScreen({
    around: (content) => (
      <>
        <p className="-mt-2 mx-auto mb-1 max-w-md">
          <Link to={up.to} className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
            <ChevronLeft aria-hidden="true" className="size-5" />
            {up.name}
          </Link>
        </p>
        <FormPage title={title}>{content}</FormPage>
      </>
    ),
    reason,
    waiting: <FieldsSkeleton />,
  })
