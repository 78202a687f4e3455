import { href, Link } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { hasRole } from '../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { customerFrom } from '../../core/auth/guards/customer-context.ts'
import { getDemo } from '../../core/demo-data/demo-goods.contract.ts'
import { StaffSlot } from '../../core/extensions/slots/staff-slot.tsx'
import { getReadiness } from '../../sales/launch/selling.contract.ts'
import { LaunchSteps } from '../../sales/launch/staff/launch-steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { DemoPanel, hasDemo } from '../setup/demo-data/demo-panel.tsx'
import { sendRemoval } from '../setup/demo-data/send-removal.ts'
import type { Route } from './+types/admin.page'
import { getDashboard } from './dashboard.contract.ts'
import { LowStock } from './low-stock.tsx'
import { MessagesToAnswer } from './messages.tsx'
import { NotOrderable } from './not-orderable.tsx'
import { OrdersToMake } from './orders-to-make.tsx'
import { MostSold, SearchesWithoutResults } from './popular.tsx'
import { ProductTiles } from './product-tiles.tsx'
import { Sales } from './sales/sales.tsx'
import { UnpaidOrders } from './unpaid/unpaid-orders.tsx'

export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const isOwner = hasRole((await customerFrom(context))?.staff_role, 'owner')
  const [today, readiness, demo] = await orErrorPage(
    texts.failedToLoad,
    Promise.all([
      api(getDashboard, {}),
      isOwner ? api(getReadiness, {}) : undefined,
      isOwner ? api(getDemo, {}) : undefined,
    ]),
  )
  return { ...today, readiness, demo }
})

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  sendRemoval(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.admin)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.dashboard,
    reason: texts.onlyStaffManageTheShop,
    waiting: <ListSkeleton />,
  }),
)

/** The dashboard, with the parts of each staff role: sales, tasks, low stock, and links for editing products. */
export default function AdminPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({
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
      )}
    </LoadedForStaff>
  )
}
