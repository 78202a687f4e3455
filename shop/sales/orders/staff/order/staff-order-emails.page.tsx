import { href } from 'react-router'
import { texts } from '#texts/sales/orders/staff/order'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { listStaffOrderEmails } from '../../emails/order-emails.contract.ts'
import { SentEmails } from '../../emails/sent-emails.tsx'
import type { Route } from './+types/staff-order-emails.page'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoadEmails, apiFrom(context)(listStaffOrderEmails, { params })),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.emails)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.emails,
    reason: texts.onlyStaffSeeOrders,
    up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: texts.order(id) }),
    waiting: <ListSkeleton />,
  }),
)

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
