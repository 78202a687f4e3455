import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { toCents, toPrice } from '../../../../lib/money.ts'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { getPayouts } from '../payouts/payouts.contract.ts'
import { OrderOf } from './accounting-sections.tsx'

type PayoutSums = ResponseOf<typeof getPayouts>

/** The payouts that arrive in the period, with their fees. */
export function PayoutTable({ sums }: { sums: PayoutSums }) {
  const { payouts, fee_total, payout_total } = sums
  return (
    <TitledSection name={texts.arrivingPayouts}>
      {payouts.length === 0 ? (
        <EmptyState>{sums.is_listed ? texts.noPayouts : texts.payoutsNotListed}</EmptyState>
      ) : (
        <DataTable
          caption={texts.arrivingPayouts}
          columns={[
            { name: texts.arrival, cell: ({ arrives_on }) => <Day of={arrives_on} />, className: 'whitespace-nowrap' },
            {
              name: texts.payout,
              cell: ({ provider_name, reference }) => (
                <>
                  {provider_name} <span className="text-muted">{reference}</span>
                </>
              ),
              className: 'whitespace-nowrap',
            },
            { name: texts.state, cell: ({ state }) => texts.PAYOUT_STATES[state] },
            { name: texts.payments, price: ({ payments }) => payments },
            { name: texts.refunds, price: ({ refunds }) => refunds },
            { name: texts.disputes, price: ({ disputes }) => disputes },
            { name: texts.fees, price: ({ fees }) => fees },
            { name: texts.others, price: ({ others }) => others },
            { name: texts.sum, price: ({ total }) => total },
          ]}
          rows={payouts}
          keyOf={({ provider, reference }) => `${provider} ${reference}`}
          sums={[
            ...[<strong key="name">{texts.paidOut}</strong>, '', '', '', '', ''],
            ...[<Price key="fees" of={fee_total} />, '', <Price key="total" of={payout_total} />],
          ]}
        />
      )}
    </TitledSection>
  )
}

/** The movements, payouts and payments that differ. */
export function PayoutDifferences({ sums: { differences, difference_count } }: { sums: PayoutSums }) {
  return (
    <TitledSection name={texts.payoutDifferences}>
      {difference_count === 0 ? (
        <p className="text-muted">{texts.payoutsAgree}</p>
      ) : (
        <DataTable
          caption={texts.payoutDifferences}
          columns={[
            { name: texts.reason, className: 'max-sm:min-w-44', cell: ({ reason }) => texts.PAYOUT_REASONS[reason] },
            {
              name: texts.order,
              cell: ({ order }) => (order === null ? '–' : <OrderOf id={order} />),
            },
            { name: texts.payout, cell: ({ payout }) => payout || '–' },
            { name: texts.inShop, price: ({ shop }) => shop },
            { name: texts.inPayout, price: ({ provider }) => provider },
          ]}
          rows={differences}
          keyOf={(difference) => differences.indexOf(difference)}
        />
      )}
      {difference_count > differences.length && (
        <p className="mt-2 text-muted text-sm">{texts.onlyFirstDifferences(differences.length, difference_count)}</p>
      )}
    </TitledSection>
  )
}

/** Bank transfers, online payments and refunds by day. */
export function ReceivedTable({ sums: { days } }: { sums: PayoutSums }) {
  const columns = {
    transfers: texts.transfers,
    online: texts.online,
    others: texts.otherPayments,
    refunds: texts.refunds,
    open: texts.notPaidOut,
  }
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const total = (name: keyof typeof columns) => toPrice(days.reduce((sum, row) => sum + toCents(row[name]), 0))
  return (
    <TitledSection name={texts.receivedByDay}>
      {days.length === 0 ? (
        <EmptyState>{texts.nothingReceived}</EmptyState>
      ) : (
        <DataTable
          caption={texts.receivedByDay}
          columns={[
            { name: texts.day, cell: ({ day }) => <Day of={day} />, className: 'whitespace-nowrap' },
            ...names.map((name) => ({ name: columns[name], price: (row: PayoutSums['days'][number]) => row[name] })),
          ]}
          rows={days}
          keyOf={({ day }) => day}
          sums={[
            <strong key="name">{texts.sum}</strong>,
            ...names.map((name) => <Price key={name} of={total(name)} />),
          ]}
        />
      )}
    </TitledSection>
  )
}
