import { href } from 'react-router'
import * as texts from '#texts/orders/staff/order'
import { apiFrom } from '../../../api.ts'
import { orErrorPage } from '../../../feedback/or-error-page.ts'
import { noIndexMeta } from '../../../meta/no-index-meta.ts'
import { LoadedForStaff } from '../../../staff/loaded-for-staff.tsx'
import { staffLoader } from '../../../staff/staff-loader.ts'
import { staffScreen } from '../../../staff/staff-screen-handle.tsx'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { listStaffOrderEmails } from '../../emails/order-emails.contract.ts'
import { SentEmails } from '../../emails/sent-emails.tsx'
import type { Route } from './+types/staff-order-emails.page'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoadEmails, apiFrom(context)(listStaffOrderEmails, { params })),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.emails)

export const handle = staffScreen({
  title: texts.emails,
  reason: texts.onlyStaffSeeOrders,
  up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: texts.order(id) }),
  waiting: <ListSkeleton />,
})

export default function StaffOrderEmailsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {(emails) => (
        <div className="max-w-2xl">
          <p className="mb-4 text-muted">{texts.emailsAboutOrder(params.id)}</p>
          <SentEmails emails={emails} />
        </div>
      )}
    </LoadedForStaff>
  )
}
