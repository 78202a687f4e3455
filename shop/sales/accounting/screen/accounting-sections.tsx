import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { showMonth } from '../../../../lib/texts/dates.ts'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Day } from '../../../ui/time.tsx'
import { ACCOUNTING_FILES, type AccountingFile, type getAccounting } from '../accounting.contract.ts'
import { daysOfMonth, type Period } from '../closing.ts'
import { daysOfQuarter, quarterOf } from '../oss-return.ts'
import { giftCardsAddress, payoutsAddress } from './accounting-address.ts'

const LINK = 'lone-link underline underline-offset-4'

export type AccountingSums = ResponseOf<typeof getAccounting>

/** Sums of the period, and VAT by treatment, country and rate. */
export function VatTable({ sums }: { sums: AccountingSums }) {
  if (sums.documents === 0) return <EmptyState>{texts.noDocuments}</EmptyState>
  return (
    <DataTable
      caption={texts.vatByCountry}
      columns={[
        { name: texts.treatment, cell: ({ regime }) => texts.TREATMENTS[regime] },
        { name: texts.country, cell: ({ country }) => countryName(country as CountryCode) },
        { name: texts.rate, cell: ({ rate }) => texts.percent(rate), isNumber: true },
        { name: texts.documents, cell: ({ documents }) => documents, isNumber: true },
        { name: texts.withoutVat, price: ({ base }) => base },
        { name: texts.vat, price: ({ vat }) => vat },
        { name: texts.total, price: ({ total }) => total },
      ]}
      rows={sums.rows}
      keyOf={({ regime, country, rate }) => `${regime} ${country} ${rate}`}
    />
  )
}

interface FilesProps {
  period: Period
  /** The files to list; all by default. */
  only?: readonly AccountingFile[]
}

/** The files of the period. */
export function Files({ period, only = ACCOUNTING_FILES }: FilesProps) {
  const quarter = daysOfQuarter(quarterOf(period.from))
  const isQuarter = quarter.from === period.from && quarter.until === period.until
  const files = only.filter((file) => file !== 'oss' || isQuarter)
  const address = (file: AccountingFile) =>
    `/api/accounting/files/${file}/export.csv?${new URLSearchParams({ ...period })}`
  return (
    <TitledSection name={texts.files}>
      <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-surface">
        {[
          ...files.map((file) => ({ ...texts.FILES[file], address: address(file) })),
          ...(only === ACCOUNTING_FILES ? [{ ...texts.orders, address: '/api/orders.csv' }] : []),
        ].map(({ name, text, address }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-muted text-sm">{text}</p>
            </div>
            <DownloadButton address={address} label={texts.downloadFile(name)}>
              {texts.download}
            </DownloadButton>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** An order by its number, with a link for staff who can open orders. */
export const OrderOf = ({ id }: { id: number }) => (
  <ForRole needed="orders" otherwise={texts.orderNumber(id)}>
    <Link to={href('/admin/orders/:id', { id: String(id) })} className={LINK}>
      {texts.orderNumber(id)}
    </Link>
  </ForRole>
)

/** Documents compared with payments, with the orders that differ. */
export function ComparisonSection({ comparison }: Pick<AccountingSums, 'comparison'>) {
  const { differences, difference_count } = comparison
  return (
    <TitledSection name={texts.comparison}>
      <DataTable
        caption={texts.comparison}
        columns={[
          { name: texts.invoices, price: ({ invoices }) => invoices },
          { name: texts.creditNotes, price: ({ credit_notes }) => credit_notes },
          { name: texts.payments, price: ({ payments }) => payments },
          { name: texts.refunds, price: ({ refunds }) => refunds },
          { name: texts.difference, price: ({ difference }) => difference },
        ]}
        rows={[comparison]}
        keyOf={() => 'sums'}
      />
      {difference_count === 0 ? (
        <p className="mt-3 text-muted">{texts.everythingAgrees}</p>
      ) : (
        <div className="mt-4">
          <DataTable
            caption={texts.difference}
            columns={[
              { name: texts.order, cell: ({ order }) => <OrderOf id={order} /> },
              { name: texts.reason, className: 'max-sm:min-w-44', cell: ({ reason }) => texts.REASONS[reason] },
              { name: texts.documents, price: ({ documents }) => documents },
              { name: texts.payments, price: ({ payments }) => payments },
            ]}
            rows={differences}
            keyOf={({ order }) => order}
          />
          {difference_count > differences.length && (
            <p className="mt-2 text-muted text-sm">{texts.onlyFirst(differences.length, difference_count)}</p>
          )}
        </div>
      )}
    </TitledSection>
  )
}

/** The closed months, and the button with which owners close the month before. */
export function Closings({ closings, closable }: Pick<AccountingSums, 'closings'> & { closable: string | null }) {
  const fetcher = useFetcher()
  return (
    <TitledSection name={texts.closings}>
      <p className="mb-3 max-w-prose text-muted text-sm">{texts.closingsHint}</p>
      {closings.length === 0 ? (
        <p>{texts.noClosings}</p>
      ) : (
        <DataTable
          caption={texts.closings}
          columns={[
            { name: texts.month, cell: ({ month }) => showMonth(month), className: 'whitespace-nowrap' },
            {
              name: texts.closedAt,
              cell: ({ closed_at, closed_by }) => (
                <Sentence of={texts.closedBy(<Day of={closed_at} />, closed_by ?? texts.automatically)} />
              ),
            },
            { name: texts.difference, price: ({ difference }) => difference },
            {
              name: texts.payoutDifferences,
              cell: ({ month, payout_difference_count: count }) =>
                count === 0 ? (
                  0
                ) : (
                  <Link to={payoutsAddress(daysOfMonth(month))} className={LINK}>
                    {count}
                  </Link>
                ),
              isNumber: true,
            },
            {
              name: texts.giftCards,
              cell: ({ month, gift_cards, gift_card_difference_count: count }) =>
                gift_cards !== null && (
                  <Link to={giftCardsAddress(daysOfMonth(month))} className={LINK}>
                    <Price of={gift_cards} />
                    {count > 0 && texts.ordersDiffer(count)}
                  </Link>
                ),
              isNumber: true,
            },
          ]}
          rows={closings}
          keyOf={({ month }) => month}
        />
      )}
      {closable && (
        <ForRole needed="owner">
          <fetcher.Form method="post" className="mt-4">
            <input type="hidden" name="month" value={closable} />
            <Button type="submit" weight="secondary" disabled={fetcher.state !== 'idle'}>
              {texts.closeMonth(showMonth(closable))}
            </Button>
          </fetcher.Form>
        </ForRole>
      )}
    </TitledSection>
  )
}
