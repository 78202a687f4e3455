import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { getPayouts } from '../payouts/payouts.contract.ts'
import type { Route } from './+types/payouts.page'
import { payoutsAddress, readPeriod } from './accounting-address.ts'
import { Files } from './accounting-sections.tsx'
import { PayoutDifferences, PayoutTable, ReceivedTable } from './payout-sections.tsx'
import { PeriodChoice } from './period-choice.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const period = readPeriod(new URL(request.url).searchParams, new Date())
  const sums = await orErrorPage(texts.failedToLoad, apiFrom(context)(getPayouts, { query: period }))
  return { period, sums, isOwner: hasRole((await customerFrom(context))?.staff_role, 'owner') }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.payouts)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.payouts,
    reason: texts.onlyAccountants,
    up: { to: href('/admin/accounting'), name: texts.accounting },
    waiting: <ListSkeleton />,
  }),
)

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ period, sums, isOwner }) => (
        <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
          <div>
            <PeriodChoice address={payoutsAddress} period={period} />
            <p className="mt-4 max-w-prose text-muted text-sm">{texts.payoutsHint}</p>
          </div>
          <PayoutTable sums={sums} />
          {sums.is_listed && <PayoutDifferences sums={sums} seesOrders={isOwner} />}
          <ReceivedTable sums={sums} />
          <Files period={period} only={['payouts', 'received']} />
        </div>
      )}
    </LoadedForStaff>
  )
}
