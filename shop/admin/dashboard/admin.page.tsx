import { href, Link } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { customerFrom } from '../../core/auth/guards/customer-context.ts'
import { getDemo } from '../../core/demo-data/demo-goods.contract.ts'
import { StaffSlot } from '../../core/extensions/slots/staff-slot.tsx'
import { getReadiness } from '../../sales/launch/selling.contract.ts'
import { LaunchSteps } from '../../sales/launch/staff/launch-steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DemoPanel, hasDemo } from '../setup/demo-data/demo-panel.tsx'
import { sendRemoval } from '../setup/demo-data/send-removal.ts'
import { getDashboard } from './dashboard.contract.ts'
import { LowStock } from './low-stock.tsx'
import { MessagesToAnswer } from './messages.tsx'
import { NotOrderable } from './not-orderable.tsx'
import { OrdersToMake } from './orders-to-make.tsx'
import { MostSold, SearchesWithoutResults } from './popular.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { Sales } from './sales/sales.tsx'
import { UnpaidOrders } from './unpaid/unpaid-orders.tsx'

/** The dashboard, with the parts of each staff role: sales, tasks, low stock, and links for editing products. */
const screen = staffPage(() => ({
  load: async (api, { context }) => {
    const isOwner = hasRole((await customerFrom(context))?.staff_role, 'owner')
    const [today, readiness, demo] = await Promise.all([
      api(getDashboard, {}),
      isOwner ? api(getReadiness, {}) : undefined,
      isOwner ? api(getDemo, {}) : undefined,
    ])
    return { ...today, readiness, demo }
  },
  submit: sendRemoval,
  title: texts.dashboard,
  documentTitle: texts.admin,
  reason: texts.onlyStaffManageTheShop,
  failedToLoad: texts.failedToLoad,
  view: ({
    spans,
    days,
    orders,
    awaiting_payment,
    unpaid,
    messages,
    stock,
    not_orderable,
    popular,
    searches,
    deferred_emails,
    late_purges,
    failed_extensions,
    readiness,
    demo,
  }) => (
    <div className="grid grid-cols-1 gap-12">
      {deferred_emails !== undefined && deferred_emails > 0 && (
        <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.emailsDelayed(deferred_emails)}
        </p>
      )}
      {late_purges && (
        <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.purgesLate(late_purges)}
        </p>
      )}
      {failed_extensions?.map((name) => (
        <p key={name} role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.extensionFailed(name)}{' '}
          <Link to={href('/admin/settings/extensions')} className="underline">
            {texts.viewExtensions}
          </Link>
        </p>
      ))}
      {readiness && <LaunchSteps {...readiness} />}
      {not_orderable !== undefined && <NotOrderable products={not_orderable} />}
      {spans && days && <Sales spans={spans} days={days} />}
      <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {orders && awaiting_payment && <OrdersToMake orders={orders} awaiting={awaiting_payment} />}
        {unpaid && <UnpaidOrders {...unpaid} />}
        {messages && <MessagesToAnswer messages={messages} />}
        {stock && <LowStock stock={stock} />}
        {popular !== undefined && searches && (
          <div className="grid gap-12">
            <MostSold products={popular} />
            <SearchesWithoutResults searches={searches} />
          </div>
        )}
      </div>
      {orders === undefined && stock === undefined && (
        <p>
          <ButtonLink to={href('/admin/accounting')}>{texts.openAccounting}</ButtonLink>
        </p>
      )}
      <StaffSlot slot="admin.dashboard" />
      {stock && <ProductTiles />}
      {demo && hasDemo(demo) && <DemoPanel demo={demo} />}
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
