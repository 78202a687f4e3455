import { href } from 'react-router'
import { texts } from '#texts/sales/orders/staff/order'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { listStaffOrderEmails } from '../../emails/order-emails.contract.ts'
import { SentEmails } from '../../emails/sent-emails.tsx'
import type { Route } from './+types/staff-order-emails.page'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(listStaffOrderEmails, { params }),
  title: texts.emails,
  reason: texts.onlyStaffSeeOrders,
  failedToLoad: texts.failedToLoadEmails,
  up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: texts.order(id) }),
  view: (emails, { params }) => (
    <div className="max-w-2xl">
      <p className="mb-4 text-muted">{texts.emailsAboutOrder(params.id)}</p>
      <SentEmails emails={emails} />
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
