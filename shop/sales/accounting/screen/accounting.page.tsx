import { useNavigate } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { DayField } from '../../../core/admin-kit/lists/day-field.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { closeMonth, getAccounting } from '../accounting.contract.ts'
import { monthBefore, monthOf, type Period } from '../closing.ts'
import type { Route } from './+types/accounting.page'
import { accountingAddress, PERIODS, periodOf, readPeriod } from './accounting-address.ts'
import { type AccountingSums, Closings, ComparisonSection, Files, VatTable } from './accounting-sections.tsx'

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
        <PeriodChoice period={period} />
        <div className="mt-6">
          <TitledSection name={texts.vatByCountry}>
            <VatTable sums={sums} />
            <p className="mt-3 max-w-prose text-muted text-xs">{texts.whatCounts}</p>
          </TitledSection>
        </div>
      </div>
      <ComparisonSection comparison={sums.comparison} seesOrders={isOwner} />
      <Files period={period} />
      <Closings closings={sums.closings} closable={isOwner && !isClosed ? last : null} />
    </div>
  )
}

/** Months, quarters and the year, and any other period by its first and last day. */
function PeriodChoice({ period }: { period: Period }) {
  const navigate = useNavigate()
  const show = (change: Partial<Period>) =>
    void navigate(accountingAddress({ ...period, ...change }), { state: SAME_SCREEN })
  const now = new Date()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FilterLinks
        label={texts.periods}
        links={PERIODS.map((name) => {
          const days = periodOf(name, now)
          return {
            to: accountingAddress(days),
            name: texts.PERIOD_NAMES[name],
            isChosen: days.from === period.from && days.until === period.until,
          }
        })}
      />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={period.from} change={(from) => show(from ? { from } : {})} />
        <DayField label={texts.until} day={period.until} change={(until) => show(until ? { until } : {})} />
      </div>
    </div>
  )
}
