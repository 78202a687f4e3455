import { Download } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/accounting'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { downloadFile } from '../../../catalog/import-export/screens/download-file.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { Price } from '../../../ui/price.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Day } from '../../../ui/time.tsx'
import { ACCOUNTING_FILES, type AccountingFile, type getAccounting } from '../accounting.contract.ts'
import { daysOfMonth, type Period } from '../closing.ts'
import { daysOfQuarter, quarterOf } from '../oss-return.ts'
import { giftCardsAddress, payoutsAddress } from './accounting-address.ts'
import { AmountTable } from './amount-table.tsx'

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4'

export type AccountingSums = ResponseOf<typeof getAccounting>

/** Sums of the period, and VAT by treatment, country and rate. */
export function VatTable({ sums }: { sums: AccountingSums }) {
  if (sums.documents === 0) return <EmptyState>{texts.noDocuments}</EmptyState>
  return (
    <AmountTable
      caption={texts.vatByCountry}
      columns={[
        ...[{ name: texts.treatment }, { name: texts.country }, { name: texts.rate, isAmount: true }],
        ...[
          { name: texts.documents, isAmount: true },
          { name: texts.withoutVat, isAmount: true },
        ],
        ...[
          { name: texts.vat, isAmount: true },
          { name: texts.total, isAmount: true },
        ],
      ]}
      rows={sums.rows.map(({ regime, country, rate, documents, base, vat, total }) => ({
        key: `${regime} ${country} ${rate}`,
        cells: [
          ...[texts.TREATMENTS[regime], countryName(country as CountryCode), texts.percent(rate), documents],
          ...[<Price key="base" of={base} />, <Price key="vat" of={vat} />, <Price key="total" of={total} />],
        ],
      }))}
    />
  )
}

async function download(address: string): Promise<void> {
  try {
    await downloadFile(address)
  } catch (error) {
    toastApiError(error)
  }
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
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {[
          ...files.map((file) => ({ ...texts.FILES[file], address: address(file) })),
          ...(only === ACCOUNTING_FILES ? [{ ...texts.orders, address: '/api/orders.csv' }] : []),
        ].map(({ name, text, address }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-muted text-sm">{text}</p>
            </div>
            <Button weight="quiet" aria-label={texts.downloadFile(name)} onClick={() => void download(address)}>
              <Download aria-hidden="true" className="size-5" />
              {texts.download}
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** An order by its number, with a link for viewers who can open orders. */
export function OrderOf({ id, isLink }: { id: number; isLink: boolean }) {
  if (!isLink) return texts.orderNumber(id)
  return (
    <Link to={href('/admin/orders/:id', { id: String(id) })} className={LINK}>
      {texts.orderNumber(id)}
    </Link>
  )
}

/** Documents compared with payments, with the orders that differ. */
export function ComparisonSection({
  comparison: { invoices, credit_notes, payments, refunds, difference, differences, difference_count },
  seesOrders,
}: {
  comparison: AccountingSums['comparison']
  /** Whether the viewer can open orders. */
  seesOrders: boolean
}) {
  return (
    <TitledSection name={texts.comparison}>
      <AmountTable
        caption={texts.comparison}
        columns={[texts.invoices, texts.creditNotes, texts.payments, texts.refunds, texts.difference].map((name) => ({
          name,
          isAmount: true,
        }))}
        rows={[
          {
            key: 'sums',
            cells: [invoices, credit_notes, payments, refunds, difference].map((cents, place) => (
              <Price key={String(place)} of={cents} />
            )),
          },
        ]}
      />
      {difference_count === 0 ? (
        <p className="mt-3 text-muted">{texts.everythingAgrees}</p>
      ) : (
        <div className="mt-4">
          <AmountTable
            caption={texts.difference}
            columns={[
              ...[{ name: texts.order }, { name: texts.reason }],
              ...[
                { name: texts.documents, isAmount: true },
                { name: texts.payments, isAmount: true },
              ],
            ]}
            rows={differences.map(({ order, reason, documents, payments }) => ({
              key: String(order),
              cells: [
                <OrderOf key="order" id={order} isLink={seesOrders} />,
                texts.REASONS[reason],
                <Price key="documents" of={documents} />,
                <Price key="payments" of={payments} />,
              ],
            }))}
          />
          {difference_count > differences.length && (
            <p className="mt-2 text-muted text-sm">{texts.onlyFirst(differences.length, difference_count)}</p>
          )}
        </div>
      )}
    </TitledSection>
  )
}

/** The closed months, and the button that closes the month before. */
export function Closings({ closings, closable }: Pick<AccountingSums, 'closings'> & { closable: string | null }) {
  const fetcher = useFetcher()
  return (
    <TitledSection name={texts.closings}>
      <p className="mb-3 max-w-prose text-muted text-sm">{texts.closingsHint}</p>
      {closings.length === 0 ? (
        <p>{texts.noClosings}</p>
      ) : (
        <AmountTable
          caption={texts.closings}
          columns={[
            ...[{ name: texts.month }, { name: texts.closedAt }],
            ...[
              { name: texts.difference, isAmount: true },
              { name: texts.payoutDifferences, isAmount: true },
              { name: texts.giftCards, isAmount: true },
            ],
          ]}
          rows={closings.map(({ month, difference, payout_difference_count, closed_at, closed_by, ...closing }) => ({
            key: month,
            cells: [
              <span key="month" className="whitespace-nowrap">
                {month}
              </span>,
              <Sentence
                key="closed"
                of={texts.closedBy(<Day key="day" of={closed_at} />, closed_by ?? texts.automatically)}
              />,
              <Price key="difference" of={difference} />,
              payout_difference_count === 0 ? (
                0
              ) : (
                <Link key="payouts" to={payoutsAddress(daysOfMonth(month))} className={LINK}>
                  {payout_difference_count}
                </Link>
              ),
              closing.gift_cards === null ? (
                ''
              ) : (
                <Link key="gift-cards" to={giftCardsAddress(daysOfMonth(month))} className={LINK}>
                  <Price of={closing.gift_cards} />
                  {closing.gift_card_difference_count > 0 && texts.differing(closing.gift_card_difference_count)}
                </Link>
              ),
            ],
          }))}
        />
      )}
      {closable && (
        <fetcher.Form method="post" className="mt-4">
          <input type="hidden" name="month" value={closable} />
          <Button type="submit" weight="secondary" disabled={fetcher.state !== 'idle'}>
            {texts.closeMonth(closable)}
          </Button>
        </fetcher.Form>
      )}
    </TitledSection>
  )
}
