import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { showPrice } from '../../../../lib/money.ts'
import { showDay, showMonth } from '../../../../lib/texts/dates.ts'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { getGiftCardReport } from '../gift-cards/gift-card-report.contract.ts'
import { giftCardsAddress, readPeriod } from './accounting-address.ts'
import { Files, OrderOf } from './accounting-sections.tsx'
import { PeriodChoice } from './period-choice.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const period = readPeriod(query, new Date())
    return { period, report: await api(getGiftCardReport, { query: period }) }
  },
  title: texts.giftCards,
  reason: texts.onlyAccountants,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/accounting'), name: texts.accounting },
  view: ({ period, report }) => (
    <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
      <div>
        <PeriodChoice address={giftCardsAddress} period={period} />
        <p className="mt-6 font-medium text-lg">
          {texts.outstanding(showPrice(report.outstanding), showDay(Date.parse(`${period.until}T12:00:00Z`)))}
        </p>
        <p className="mt-1 max-w-prose text-muted text-sm">{texts.outstandingHint}</p>
      </div>
      <MonthTable months={report.months} />
      <LedgerCheck report={report} />
      <Files period={period} only={['gift-cards']} />
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

type Report = ResponseOf<typeof getGiftCardReport>

function MonthTable({ months }: Pick<Report, 'months'>) {
  return (
    <TitledSection name={texts.movementsByMonth}>
      <DataTable
        caption={texts.movementsByMonth}
        columns={[
          { name: texts.month, cell: ({ month }) => showMonth(month), className: 'whitespace-nowrap' },
          { name: texts.opening, price: ({ opening }) => opening },
          { name: texts.sold, price: ({ sold }) => sold },
          { name: texts.issuedByStaff, price: ({ issued }) => issued },
          { name: texts.redeemed, price: ({ redeemed }) => redeemed },
          { name: texts.givenBack, price: ({ given_back }) => given_back },
          { name: texts.refundedCards, price: ({ refunded }) => refunded },
          { name: texts.expired, price: ({ expired }) => expired },
          { name: texts.closing, price: ({ closing }) => closing },
        ]}
        rows={months}
        keyOf={({ month }) => month}
      />
    </TitledSection>
  )
}

/** The orders with a difference of the ledger and their payments, refunds and sold cards. */
function LedgerCheck({ report: { differences, difference_count } }: { report: Report }) {
  return (
    <TitledSection name={texts.ledgerCheck}>
      {difference_count === 0 ? (
        <p className="text-muted">{texts.ledgerAgrees}</p>
      ) : (
        <>
          <DataTable
            caption={texts.ledgerCheck}
            columns={[
              { name: texts.order, cell: ({ order }) => <OrderOf id={order} /> },
              { name: texts.inLedger, price: ({ ledger }) => ledger },
              { name: texts.inShop, price: ({ shop }) => shop },
            ]}
            rows={differences}
            keyOf={({ order }) => order}
          />
          {difference_count > differences.length && (
            <p className="mt-2 text-muted text-sm">{texts.onlyFirst(differences.length, difference_count)}</p>
          )}
        </>
      )}
    </TitledSection>
  )
}
