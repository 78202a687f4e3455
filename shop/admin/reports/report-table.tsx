import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports'
import { toCents } from '../../../lib/money.ts'
import { type CountryCode, countryName } from '../../../lib/places/countries.ts'
import { ForRole } from '../../core/admin-kit/for-role.tsx'
import { DataTable } from '../../core/admin-kit/lists/data-table.tsx'
import { Day } from '../../ui/time.tsx'
import { roleOfScreen } from '../shell/navigation.ts'
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
      <DataTable
        caption={texts.salesBy(texts.GROUPS[by])}
        columns={[
          {
            name: texts.GROUPS[by],
            cell: (row) => (
              <>
                <RowName by={by} row={row} />
                {by !== 'day' && <ShareBar share={toCents(row.sales) / most} />}
              </>
            ),
            className: by === 'day' ? 'whitespace-nowrap' : '',
          },
          { name: texts.orders, cell: ({ orders }) => orders, isNumber: true, className: 'max-sm:hidden' },
          { name: texts.items, cell: ({ pieces }) => pieces, isNumber: true, className: 'max-sm:hidden' },
          { name: texts.sales, price: ({ sales }) => sales },
          { name: texts.before, price: ({ before }) => before, className: 'text-muted' },
        ]}
        rows={shown}
        keyOf={({ key, name }) => `${key} ${name}`}
      />
      {areMore && <p className="mt-2 text-muted text-sm">{texts.onlyFirst(MAX_REPORT_ROWS)}</p>}
    </>
  )
}

/** A bar for a share from 0 to 1. */
export const ShareBar = ({ share }: { share: number }) => (
  <span
    aria-hidden="true"
    className="mt-1 block h-1 rounded-full bg-accent"
    style={{ width: `${Math.max(0, share * 100)}%` }}
  />
)

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
  const shown = name || texts.unknown
  return (
    <ForRole needed={roleOfScreen(to)} otherwise={shown}>
      <Link to={to} className="lone-link underline-offset-4 hover:underline">
        {shown}
      </Link>
    </ForRole>
  )
}
