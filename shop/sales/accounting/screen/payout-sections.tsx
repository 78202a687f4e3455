import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { toCents, toPrice } from '../../../../lib/money.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { getPayouts } from '../payouts/payouts.contract.ts'
import { OrderOf } from './accounting-sections.tsx'
import { AmountTable } from './amount-table.tsx'

type PayoutSums = ResponseOf<typeof getPayouts>

const amount = (name: string) => ({ name, isAmount: true })

/** The payouts that arrive in the period, with their fees. */
export function PayoutTable({ sums }: { sums: PayoutSums }) {
  const { payouts, fee_total, payout_total } = sums
  return (
    <TitledSection name={texts.arrivingPayouts}>
      {payouts.length === 0 ? (
        <EmptyState>{sums.is_listed ? texts.noPayouts : texts.payoutsNotListed}</EmptyState>
      ) : (
        <AmountTable
          caption={texts.arrivingPayouts}
          columns={[
            ...[{ name: texts.arrival }, { name: texts.payout }, { name: texts.state }],
            ...[texts.payments, texts.refunds, texts.disputes, texts.fees, texts.others, texts.sum].map(amount),
          ]}
          rows={[
            ...payouts.map((payout) => ({
              key: `${payout.provider} ${payout.reference}`,
              cells: [
                <span key="day" className="whitespace-nowrap">
                  <Day of={payout.arrives_on} />
                </span>,
                <span key="payout" className="whitespace-nowrap">
                  {payout.provider_name} <span className="text-muted">{payout.reference}</span>
                </span>,
                texts.PAYOUT_STATES[payout.state],
                <Price key="payments" of={payout.payments} />,
                <Price key="refunds" of={payout.refunds} />,
                <Price key="disputes" of={payout.disputes} />,
                <Price key="fees" of={payout.fees} />,
                <Price key="others" of={payout.others} />,
                <Price key="total" of={payout.total} />,
              ],
            })),
            {
              key: 'total',
              cells: [
                ...[<strong key="name">{texts.paidOut}</strong>, '', '', '', '', ''],
                ...[<Price key="fees" of={fee_total} />, '', <Price key="total" of={payout_total} />],
              ],
            },
          ]}
        />
      )}
    </TitledSection>
  )
}

/** The movements, payouts and payments that differ. */
export function PayoutDifferences({
  sums: { differences, difference_count },
  seesOrders,
}: {
  sums: PayoutSums
  /** Whether the viewer can open orders. */
  seesOrders: boolean
}) {
  return (
    <TitledSection name={texts.payoutDifferences}>
      {difference_count === 0 ? (
        <p className="text-muted">{texts.payoutsAgree}</p>
      ) : (
        <AmountTable
          caption={texts.payoutDifferences}
          columns={[
            ...[{ name: texts.reason }, { name: texts.order }, { name: texts.payout }],
            ...[texts.inShop, texts.inPayout].map(amount),
          ]}
          rows={differences.map(({ reason, order, payout, shop, provider }, place) => ({
            key: String(place),
            cells: [
              texts.PAYOUT_REASONS[reason],
              order === null ? '–' : <OrderOf key="order" id={order} isLink={seesOrders} />,
              payout || '–',
              <Price key="shop" of={shop} />,
              <Price key="provider" of={provider} />,
            ],
          }))}
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
  const columns = ['transfers', 'online', 'others', 'refunds', 'open'] as const
  const total = (column: (typeof columns)[number]) => toPrice(days.reduce((sum, row) => sum + toCents(row[column]), 0))
  return (
    <TitledSection name={texts.receivedByDay}>
      {days.length === 0 ? (
        <EmptyState>{texts.nothingReceived}</EmptyState>
      ) : (
        <AmountTable
          caption={texts.receivedByDay}
          columns={[
            { name: texts.day },
            ...[texts.transfers, texts.online, texts.otherPayments, texts.refunds, texts.notPaidOut].map(amount),
          ]}
          rows={[
            ...days.map((row) => ({
              key: row.day,
              cells: [
                <Day key="day" of={row.day} />,
                ...columns.map((column) => <Price key={column} of={row[column]} />),
              ],
            })),
            {
              key: 'total',
              cells: [
                <strong key="name">{texts.sum}</strong>,
                ...columns.map((column) => <Price key={column} of={total(column)} />),
              ],
            },
          ]}
        />
      )}
    </TitledSection>
  )
}
