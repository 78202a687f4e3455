import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { getPayouts } from '../payouts/payouts.contract.ts'
import { payoutsAddress, readPeriod } from './accounting-address.ts'
import { Files } from './accounting-sections.tsx'
import { PayoutDifferences, PayoutTable, ReceivedTable } from './payout-sections.tsx'
import { PeriodChoice } from './period-choice.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const period = readPeriod(query, new Date())
    return { period, sums: await api(getPayouts, { query: period }) }
  },
  title: texts.payouts,
  reason: texts.onlyAccountants,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/accounting'), name: texts.accounting },
  view: ({ period, sums }) => (
    <div data-wide className="grid max-w-6xl grid-cols-1 gap-10">
      <div>
        <PeriodChoice address={payoutsAddress} period={period} />
        <p className="mt-4 max-w-prose text-muted text-sm">{texts.payoutsHint}</p>
      </div>
      <PayoutTable sums={sums} />
      {sums.is_listed && <PayoutDifferences sums={sums} />}
      <ReceivedTable sums={sums} />
      <Files period={period} only={['payouts', 'received']} />
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
