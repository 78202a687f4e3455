import { href } from 'react-router'
import { texts } from '#texts/sales/orders'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { OwnedByViewer, orderSubpage } from '../screens/order-subpage.tsx'
import type { Route } from './+types/order-emails.page'
import { listOrderEmails } from './order-emails.contract.ts'
import { SentEmails } from './sent-emails.tsx'

/** Loads the e-mails about the customer's order; undefined for a visitor. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const emails = await orErrorPage(texts.failedToLoadEmails, apiFrom(context)(listOrderEmails, { params }))
  return { of: customer.id, emails }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.emails)

export const handle = localizedConstant(() =>
  orderSubpage({ title: texts.emails, up: href('/orders'), waiting: <ListSkeleton /> }),
)

export default function OrderEmailsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <OwnedByViewer loaded={loaderData} waiting={<ListSkeleton />}>
      {({ emails }) => (
        <>
          <p className="mb-4 text-muted">{texts.emailsAboutOrder(params.id)}</p>
          <SentEmails emails={emails} />
        </>
      )}
    </OwnedByViewer>
  )
}
