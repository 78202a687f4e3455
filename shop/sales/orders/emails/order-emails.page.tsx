import { texts } from '#texts/sales/orders'
import { customerPage } from '../../../core/accounts/customer-page.tsx'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { OrderSubpage } from '../screens/order-subpage.tsx'
import type { Route } from './+types/order-emails.page'
import { listOrderEmails } from './order-emails.contract.ts'
import { SentEmails } from './sent-emails.tsx'

const screen = customerPage(() => ({
  title: texts.emails,
  reason: texts.youMustBeLoggedIn,
  failedToLoad: texts.failedToLoadEmails,
  load: (api, { params }: Route.ClientLoaderArgs) => api(listOrderEmails, { params }),
  around: (content) => <OrderSubpage title={texts.emails}>{content}</OrderSubpage>,
  waiting: <ListSkeleton />,
  view: (emails, { params }) => (
    <>
      <p className="mb-4 text-muted">{texts.emailsAboutOrder(params.id)}</p>
      <SentEmails emails={emails} />
    </>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
