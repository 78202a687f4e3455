import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports'
import { toCents } from '../../../lib/money.ts'
import { type CountryCode, countryName } from '../../../lib/places/countries.ts'
import { Price } from '../../ui/price.tsx'
import { ScrollableTable } from '../../ui/table/scrollable-table.tsx'
import { Day } from '../../ui/time.tsx'
import { MAX_REPORT_ROWS, type ReportGroup, type ReportRow } from './reports.contract.ts'

interface ReportTableProps {
  by: ReportGroup
  rows: readonly ReportRow[]
  areMore: boolean
}

/** The rows of a report with their sales, those of the period before, and a bar for their share. */
export function ReportTable({ by, rows, areMore }: ReportTableProps) {
  const most = Math.max(1, ...rows.map(({ sales }) => toCents(sales)))
  const shown = by === 'day' ? rows.toReversed() : rows
  return (
    <>
      <ScrollableTable caption={texts.salesBy(texts.GROUPS[by])}>
        <thead>
          <tr className="border-line border-b text-left text-muted">
            <Head>{texts.GROUPS[by]}</Head>
            <Head isNumber className="max-sm:hidden">
              {texts.orders}
            </Head>
            <Head isNumber className="max-sm:hidden">
              {texts.items}
            </Head>
            <Head isNumber>{texts.sales}</Head>
            <Head isNumber>{texts.before}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((row) => (
            <tr key={`${row.key} ${row.name}`} className="hover:bg-sunken">
              <th scope="row" className="px-4 py-2 text-left font-normal wrap-anywhere">
                <RowName by={by} row={row} />
                {by !== 'day' && (
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1 rounded-full bg-accent"
                    style={{ width: `${Math.max(0, (toCents(row.sales) / most) * 100)}%` }}
                  />
                )}
              </th>
              <Cell className="max-sm:hidden">{row.orders}</Cell>
              <Cell className="max-sm:hidden">{row.pieces}</Cell>
              <Cell>
                <Price of={row.sales} />
              </Cell>
              <Cell className="text-muted">
                <Price of={row.before} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {areMore && <p className="mt-2 text-muted text-sm">{texts.onlyFirst(MAX_REPORT_ROWS)}</p>}
    </>
  )
}

interface CellProps {
  children: React.ReactNode
  className?: string
  isNumber?: boolean
}

function Head({ children, className = '', isNumber = false }: CellProps) {
  return (
    <th scope="col" className={`px-4 py-2.5 font-medium ${isNumber ? 'text-right' : ''} ${className}`}>
      {children}
    </th>
  )
}

function Cell({ children, className = '' }: CellProps) {
  return <td className={`whitespace-nowrap px-4 py-2 text-right align-top tabular-nums ${className}`}>{children}</td>
}

function RowName({ by, row: { key, name } }: { by: ReportGroup; row: ReportRow }) {
  if (by === 'day') return <Day of={key} />
  if (by === 'country') return key === '' ? texts.unknown : countryName(key as CountryCode)
  if (by === 'payment') return name || texts.noPayment
  if (key === '') return name || (by === 'collection' ? texts.noCollection : texts.withoutAccount)
  const to = {
    product: () => href('/admin/products/update/:slug', { slug: key }),
    collection: () => href('/admin/collections/update/:slug', { slug: key }),
    customer: () => href('/admin/customers/:id', { id: key }),
  }[by]()
  return (
    <Link to={to} className="underline-offset-4 hover:underline">
      {name || texts.unknown}
    </Link>
  )
}
