import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../../lib/texts/shown-range.ts'
import { ForRole } from '../../../../core/admin-kit/for-role.tsx'
import { DataTable } from '../../../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { type LowVariant, listLowStock, SOLD_DAYS } from '../low-stock.contract.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const page = query.get('page') ?? '1'
    return { page: Number(page), ...(await api(listLowStock, { query: { page } })) }
  },
  title: texts.lowStock,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoadLow,
  view: (data) => <LowStock {...data} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function LowStock({ page, results, count, threshold }: ResponseOf<typeof listLowStock> & { page: number }) {
  return (
    <div data-wide className="max-w-6xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <ResultCount>
          {count > 0 && texts.belowTheirThreshold(shownRange({ page, shown: results.length, count }))}
        </ResultCount>
        <p className="text-muted text-sm">
          {texts.shopThreshold(threshold)}{' '}
          <ForRole needed="owner">
            <Link
              to={href('/admin/settings/:group?', { group: 'stock' })}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-7"
            >
              {texts.changeThreshold}
            </Link>
          </ForRole>
        </p>
      </div>
      {results.length === 0 ? (
        <EmptyState>{texts.noLowStock}</EmptyState>
      ) : (
        <DataTable
          caption={texts.lowStock}
          columns={[
            { name: texts.product, cell: (variant) => <LowProduct variant={variant} /> },
            {
              name: texts.inStock,
              cell: ({ stock }) => (
                <span className={`font-medium ${stock === 0 ? 'text-danger' : 'text-warn'}`}>{stock}</span>
              ),
              isNumber: true,
            },
            { name: texts.reserved, cell: ({ reserved }) => reserved, isNumber: true, className: 'max-sm:hidden' },
            {
              name: texts.thresholdColumn,
              cell: ({ threshold }) => threshold,
              isNumber: true,
              className: 'max-lg:hidden',
            },
            { name: texts.soldIn(SOLD_DAYS), cell: ({ sold }) => sold, isNumber: true, className: 'max-sm:hidden' },
            { name: texts.daysLeft, cell: ({ days_left }) => days_left ?? '–', isNumber: true },
          ]}
          rows={results}
          keyOf={({ id }) => id}
        />
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfLowStock} />
    </div>
  )
}

function LowProduct({ variant: { product, name, sku, waiting } }: { variant: LowVariant }) {
  return (
    <>
      <Link
        to={href('/admin/stock/products/:product', { product: String(product.id) })}
        aria-label={texts.receiveOrAdjust(`${product.title}, ${name}`)}
        className="lone-link font-medium underline-offset-4 hover:underline"
      >
        {product.title}
      </Link>
      <span className="block text-muted">
        {[name, sku, waiting > 0 ? texts.waiting(waiting) : ''].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
