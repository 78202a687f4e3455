import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { showPrice } from '../../../../lib/money.ts'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Price } from '../../../ui/price.tsx'
import { getGiftCardReport } from '../gift-cards/gift-card-report.contract.ts'
import type { Route } from './+types/gift-cards.page'
import { giftCardsAddress, readPeriod } from './accounting-address.ts'
import { Files, OrderOf } from './accounting-sections.tsx'
import { AmountTable } from './amount-table.tsx'
import { PeriodChoice } from './period-choice.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const period = readPeriod(new URL(request.url).searchParams, new Date())
  const report = await orErrorPage(texts.failedToLoad, apiFrom(context)(getGiftCardReport, { query: period }))
  return { period, report, isOwner: hasRole((await customerFrom(context))?.staff_role, 'owner') }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.giftCards)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.giftCards,
    reason: texts.onlyAccountants,
    up: { to: href('/admin/accounting'), name: texts.accounting },
    waiting: <ListSkeleton />,
  }),
)

export default function GiftCardsReportPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ period, report, isOwner }) => (
        <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
          <div>
            <PeriodChoice address={giftCardsAddress} period={period} />
            <p className="mt-6 font-medium text-lg">
              {texts.outstanding(showPrice(report.outstanding), showDay(Date.parse(`${period.until}T12:00:00Z`)))}
            </p>
            <p className="mt-1 max-w-prose text-muted text-sm">{texts.outstandingHint}</p>
          </div>
          <MonthTable months={report.months} />
          <LedgerCheck report={report} seesOrders={isOwner} />
          <Files period={period} only={['gift-cards']} />
        </div>
      )}
    </LoadedForStaff>
  )
}

type Report = ResponseOf<typeof getGiftCardReport>

const amount = (name: string) => ({ name, isAmount: true })

function MonthTable({ months }: Pick<Report, 'months'>) {
  return (
    <TitledSection name={texts.movementsByMonth}>
      <AmountTable
        caption={texts.movementsByMonth}
        columns={[
          { name: texts.month },
          ...[texts.opening, texts.sold, texts.issuedByStaff, texts.redeemed, texts.givenBack].map(amount),
          ...[texts.refundedCards, texts.expired, texts.closing].map(amount),
        ]}
        rows={months.map(({ month, opening, sold, issued, redeemed, given_back, refunded, expired, closing }) => ({
          key: month,
          cells: [
            <span key="month" className="whitespace-nowrap">
              {month}
            </span>,
            ...[opening, sold, issued, redeemed, given_back, refunded, expired, closing].map((euros, place) => (
              <Price key={String(place)} of={euros} />
            )),
          ],
        }))}
      />
    </TitledSection>
  )
}

/** The orders with a difference of the ledger and their payments, refunds and sold cards. */
function LedgerCheck({
  report: { differences, difference_count },
  seesOrders,
}: {
  report: Report
  seesOrders: boolean
}) {
  return (
    <TitledSection name={texts.ledgerCheck}>
      {difference_count === 0 ? (
        <p className="text-muted">{texts.ledgerAgrees}</p>
      ) : (
        <>
          <AmountTable
            caption={texts.ledgerCheck}
            columns={[{ name: texts.order }, amount(texts.inLedger), amount(texts.inShop)]}
            rows={differences.map(({ order, ledger, shop }) => ({
              key: String(order),
              cells: [
                <OrderOf key="order" id={order} isLink={seesOrders} />,
                <Price key="ledger" of={ledger} />,
                <Price key="shop" of={shop} />,
              ],
            }))}
          />
          {difference_count > differences.length && (
            <p className="mt-2 text-muted text-sm">{texts.onlyFirst(differences.length, difference_count)}</p>
          )}
        </>
      )}
    </TitledSection>
  )
}
