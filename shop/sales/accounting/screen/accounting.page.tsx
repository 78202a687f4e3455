import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { closeMonth, getAccounting } from '../accounting.contract.ts'
import { monthBefore, monthOf, type Period } from '../closing.ts'
import type { Route } from './+types/accounting.page'
import { accountingAddress, giftCardsAddress, payoutsAddress, readPeriod } from './accounting-address.ts'
import { type AccountingSums, Closings, ComparisonSection, Files, VatTable } from './accounting-sections.tsx'
import { PeriodChoice } from './period-choice.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const period = readPeriod(new URL(request.url).searchParams, new Date())
  const sums = await orErrorPage(texts.failedToLoad, apiFrom(context)(getAccounting, { query: period }))
  return { period, sums, isOwner: hasRole((await customerFrom(context))?.staff_role, 'owner') }
})

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const month = String((await request.formData()).get('month'))
  try {
    await apiFrom(context)(closeMonth, { body: { month } })
    toast({ kind: 'success', text: texts.monthClosed(month) })
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.accounting)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.accounting, reason: texts.onlyAccountants, waiting: <ListSkeleton /> }),
)

export default function AccountingPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Accounting {...data} />}</LoadedForStaff>
}

function Accounting({ period, sums, isOwner }: { period: Period; sums: AccountingSums; isOwner: boolean }) {
  const last = monthBefore(monthOf(inShopTime(new Date()).day))
  const isClosed = sums.closings.some(({ month }) => month === last)
  return (
    <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
      <div>
        <PeriodChoice address={accountingAddress} period={period} />
        <div className="mt-6">
          <TitledSection name={texts.vatByCountry}>
            <VatTable sums={sums} />
            <p className="mt-3 max-w-prose text-muted text-xs">{texts.whatCounts}</p>
          </TitledSection>
        </div>
      </div>
      <ComparisonSection comparison={sums.comparison} seesOrders={isOwner} />
      <div>
        <Files period={period} />
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={href('/admin/accounting/oss')} weight="secondary">
            {texts.viewOss}
          </ButtonLink>
          <ButtonLink to={payoutsAddress(period)} weight="secondary">
            {texts.viewPayouts}
          </ButtonLink>
          <ButtonLink to={giftCardsAddress(period)} weight="secondary">
            {texts.viewGiftCards}
          </ButtonLink>
        </p>
      </div>
      <Closings closings={sums.closings} closable={isOwner && !isClosed ? last : null} />
    </div>
  )
}
