import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { showMonth } from '../../../../lib/texts/dates.ts'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { closeMonth, getAccounting } from '../accounting.contract.ts'
import { monthBefore, monthOf, type Period } from '../closing.ts'
import { accountingAddress, giftCardsAddress, payoutsAddress, readPeriod } from './accounting-address.ts'
import { type AccountingSums, Closings, ComparisonSection, Files, VatTable } from './accounting-sections.tsx'
import { PeriodChoice } from './period-choice.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const period = readPeriod(query, new Date())
    return { period, sums: await api(getAccounting, { query: period }) }
  },
  submit: (api, form) => {
    const month = String(form.get('month'))
    return runAction(api(closeMonth, { body: { month } }), texts.monthClosed(showMonth(month)))
  },
  title: texts.accounting,
  reason: texts.onlyAccountants,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Accounting {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Accounting({ period, sums }: { period: Period; sums: AccountingSums }) {
  const last = monthBefore(monthOf(inShopTime(new Date()).day))
  const isClosed = sums.closings.some(({ month }) => month === last)
  return (
    <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
      <div>
        <PeriodChoice address={accountingAddress} period={period} />
        <div className="mt-6">
          <TitledSection name={texts.vatByCountry}>
            <VatTable sums={sums} />
            <p className="mt-3 max-w-prose text-muted text-xs">{texts.totalsHint}</p>
          </TitledSection>
        </div>
      </div>
      <ComparisonSection comparison={sums.comparison} />
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
      <Closings closings={sums.closings} closable={isClosed ? null : last} />
    </div>
  )
}
